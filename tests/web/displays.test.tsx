import { beforeEach, expect, onTestFinished, spyOn, test } from "bun:test";
import type { DisplayLink } from "../../src/contract/displays.ts";
import { dom, screen, waitFor, within } from "../support/dom.tsx";
import { hurryPolls } from "../support/page-time.ts";
import { USER_EMAIL } from "../support/sign-ins.ts";

const { admin, answer, app, as, calls, open, readStorage, user, visitor } = await dom();

const TODAY = new Intl.DateTimeFormat("en-CA").format(new Date());
const plan = (meals: object[]) => ({
  uid: "1",
  group: "Home",
  startDate: TODAY,
  endDate: TODAY,
  version: 1,
  meals: meals.map((meal) => ({
    slug: null,
    name: "",
    date: TODAY,
    image: null,
    imageHash: null,
    description: "",
    note: "",
    servings: null,
    recipeYield: "",
    ...meal,
  })),
});
/** The server's day may differ from the page's. */
const answerPlan = (meals: object[] | null) =>
  answer(/GET \/api\/meal-plans\/this-week/, () => Response.json(meals && plan(meals)));

await admin.send("POST", "recipes/create", { name: "Stew", recipeInstructions: [{ text: "Cook it." }] });
const [list] = (await user.get("shopping-lists")).body;
await user.send("POST", `shopping-lists/${list.id}/items`, { text: "milk" });

beforeEach(() => app.db.run("DELETE FROM session WHERE kind = 'display'"));

const createLink = async (): Promise<DisplayLink> =>
  (await user.send("POST", "displays", { name: "Kitchen tablet" })).body;

/** Opens the page of a link on a device. */
async function openDisplay() {
  const { code } = await createLink();
  const page = await open(`display#code=${code}&language=en-US`);
  await page.press("Start display");
  await screen.findByRole("checkbox", { name: "milk" });
  return page;
}

test("a link turns a device into a display, and the profile shows when it's ready", async () => {
  hurryPolls();
  const page = await open("admin/profile", { as: user });
  await page.press("Add a display");
  await page.fill("Name", " ");
  await page.press("Create code");
  await screen.findByText("Required");
  await page.fill("Name", "Fridge");
  await page.press("Create code");
  await screen.findByRole("img", { name: "QR code for the display" });
  const address = (await screen.findByLabelText<HTMLInputElement>("Link")).value;
  const code = /#code=([\w-]+)&language=en-US$/.exec(address)?.[1] ?? "";
  await screen.findByText(code);
  expect((await visitor.send("POST", "displays/start", { code })).status).toBe(200);
  await screen.findByText("“Fridge” is ready.");
  await page.press("Done");
  const card = within(await screen.findByRole("region", { name: "Kitchen displays" }));
  await card.findByText("Fridge");
  await page.press("Revoke Fridge");
  await page.press("Revoke", await screen.findByRole("dialog"));
  await waitFor(() => expect(card.queryByText("Fridge")).toBeNull());
  expect((await user.get("displays")).body).toEqual([]);
});

test("starting a display signs a person out of this device", async () => {
  const mine = await as(USER_EMAIL);
  const { code } = await createLink();
  const page = await open(`display#code=${code}`, { as: mine });
  await screen.findByText(/You'll be signed out on this device\./);
  await page.press("Start display");
  await screen.findByRole("checkbox", { name: "milk" });
  expect((await mine.get("users/self")).status).toBe(401);
  expect(readStorage("user")).toBeNull();
});

test("a used code is refused in a sentence, and one can be typed", async () => {
  const { code } = await createLink();
  await visitor.send("POST", "displays/start", { code });
  const page = await open(`display#code=${code}`);
  await page.press("Start display");
  await screen.findByText("This code has expired or was used. Create a new one in your profile.");
  const typing = await open("display");
  await screen.findByRole("heading", { name: "Set up a kitchen display" });
  await typing.press("Start display");
  await screen.findByText("Required");
  const other = await createLink();
  await typing.fill("Code", other.code.toLowerCase());
  await typing.press("Start display");
  await screen.findByRole("checkbox", { name: "milk" });
});

test("a display shows today's dinner large, with what else is planned, and leads to cook mode", async () => {
  answerPlan([
    { name: "Bread", note: "Rye" },
    { slug: "stew", name: "Stew", servings: 6, recipeYield: "6 servings", note: "For guests" },
  ]);
  const page = await openDisplay();
  const today = within(await screen.findByRole("region", { name: "Dinner today" }));
  await today.findByText("6 servings");
  await today.findByText("For guests");
  await today.findByText("Bread");
  await page.follow("Cook Stew", screen.getByRole("region", { name: "Dinner today" }));
  await page.waitForAddress("/recipe/stew/cook?servings=6");
  // The last step doesn't offer to save what nobody here may save.
  await page.press(/^Done|Finish/);
  await page.waitForAddress(/^\/display/);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a display without a plan says so", async () => {
  answerPlan(null);
  await openDisplay();
  await screen.findByText("Nothing planned for today");
});

test("a display checks items in its name, and asks for nothing it may not see", async () => {
  answerPlan([{ slug: "stew", name: "Stew" }]);
  const page = await openDisplay();
  await page.click(await screen.findByRole("checkbox", { name: "milk" }));
  await waitFor(async () => {
    const { entries } = (await user.get(`shopping-lists/${list.id}/changes`)).body;
    expect(entries[0].checked?.by).toBe("Kitchen tablet");
  });
  const own = /users|favorites|cooked|pantry|auth\/(?:refresh|sessions|api)/;
  expect(calls().filter((call) => own.test(call))).toEqual([]);
});

test("a display leads to no other page", async () => {
  answerPlan(null);
  const page = await openDisplay();
  for (const path of ["/", "/recipe/stew/versions", "/admin/profile", "/shopping", "/nowhere", "/logout"]) {
    await page.go("/recipe/stew/cook");
    await screen.findByRole("dialog");
    await page.go(path);
    await page.waitForAddress("/display");
  }
  await page.go("/recipe/stew?servings=2");
  await page.waitForAddress("/recipe/stew/cook?servings=2");
  expect(calls().filter((call) => call.includes("cooked"))).toEqual([]);
});

test("a revoked display says so, and how to set it up again", async () => {
  answerPlan(null);
  const page = await openDisplay();
  app.db.run("DELETE FROM session WHERE kind = 'display'");
  await page.click(await screen.findByRole("checkbox", { name: "milk" }));
  await screen.findByRole("heading", { name: "“Kitchen tablet” was revoked" });
  await screen.findByText(/go to Profile → Kitchen displays → Add a display/);
  expect(readStorage("token")).toBeNull();
});

test("a display is removed on the device itself", async () => {
  answerPlan(null);
  const page = await openDisplay();
  await page.press("Display settings");
  await page.press("Remove display");
  await page.press("Remove display");
  await screen.findByRole("heading", { name: "Set up a kitchen display" });
  await waitFor(async () => expect((await user.get("displays")).body).toEqual([]));
});

test("a display keeps what it knows while the server is away", async () => {
  const stop = answerPlan([{ slug: "stew", name: "Stew" }]);
  await openDisplay();
  stop();
  answer(/GET \/api\//);
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(calls().filter((call) => call.includes("this-week")).length).toBeGreaterThan(1));
  expect(screen.getByRole("link", { name: "Cook Stew" })).toBeTruthy();
  expect(screen.getByRole("checkbox", { name: "milk" })).toBeTruthy();
});

test("the hours of the night are chosen on the device", async () => {
  answerPlan(null);
  const page = await openDisplay();
  await page.press("Display settings");
  await page.selectOptions(await screen.findByLabelText("From"), "9:00 PM");
  expect(readStorage("display.dim")).toBe("21-6");
  await page.click(screen.getByRole("checkbox", { name: "Dim at night" }));
  expect(readStorage("display.dim")).toBe("off");
  expect(screen.queryByLabelText("From")).toBeNull();
});

/** Runs checks that happen once a minute, as if some time had passed since the last touch. */
function catchMinutes(): (msLater: number) => void {
  const { setInterval: begin } = globalThis;
  const looks: (() => void)[] = [];
  onTestFinished(() => void Object.assign(globalThis, { setInterval: begin }));
  Object.assign(globalThis, {
    setInterval: (look: () => void, ms: number) => (ms === 60_000 ? looks.push(look) : begin(look, ms)),
  });
  return (msLater) => {
    const clock = spyOn(Date, "now").mockReturnValue(Date.now() + msLater);
    for (const look of looks) look();
    clock.mockRestore();
  };
}
const MINUTE = 60_000;

test("a display comes back from cook mode when nobody has touched it for two hours", async () => {
  answerPlan(null);
  const page = await openDisplay();
  const pass = catchMinutes();
  await page.go("/recipe/stew/cook");
  await screen.findByRole("dialog");
  pass(119 * MINUTE);
  expect(page.address()).toBe("/recipe/stew/cook");
  pass(121 * MINUTE);
  await page.waitForAddress("/display");
});

test("a display loads a new version once nobody uses it and no timer runs", async () => {
  answerPlan(null);
  const pass = catchMinutes();
  await openDisplay();
  const { newVersion } = await import("../../web/offline/versions.ts");
  const { addTimer, stopTimer } = await import("../../web/cooking/timers/timers.ts");
  let loads = 0;
  newVersion.value = () => void loads++;
  onTestFinished(() => void (newVersion.value = null));
  pass(MINUTE);
  expect(loads).toBe(0);
  const timer = addTimer({ path: "/recipe/stew/cook", dish: "Stew", step: 1, length: MINUTE, extra: 0 });
  pass(3 * MINUTE);
  expect(loads).toBe(0);
  stopTimer(timer?.id ?? "");
  pass(3 * MINUTE);
  expect(loads).toBe(1);
});

test("a person's unsent changes aren't lost when a device becomes a display", async () => {
  const mine = await as(USER_EMAIL);
  const first = await open("shopping", { as: mine });
  const milk = await screen.findByRole("checkbox", { name: "milk" });
  const stop = answer(/POST \/api\/shopping-lists\/\d+\/changes/);
  await first.click(milk);
  const { code } = await createLink();
  const page = await open(`display#code=${code}`, { again: true });
  await page.press("Start display");
  await screen.findByText("Some changes to your lists haven't been sent yet. Try again in a moment.");
  expect((await mine.get("users/self")).status).toBe(200);
  stop();
  await page.press("Start display");
  await screen.findByRole("checkbox", { name: "milk" });
});
