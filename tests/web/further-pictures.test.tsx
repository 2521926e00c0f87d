import { afterEach, beforeEach, expect, test } from "bun:test";
import { dom, fireEvent, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";
import { upload } from "../support/pictured.ts";
import { picture } from "../support/test-site.ts";

const { admin, answer, calls, handle, open, visitor } = await dom();
const bytes = await picture(60, 40);
const { isOffline } = await import("../../web/state/connection.ts");

beforeEach(async () => {
  await admin.send("POST", "recipes/create", {
    name: "Soup",
    recipeIngredient: ["1 leek"],
    recipeInstructions: [{ text: "Chop." }, { text: "Fry." }],
  });
});
afterEach(async () => {
  await admin.send("POST", "recipe-bin", { recipes: ["soup"] });
  for (const { id } of (await admin.get("recipe-bin")).body) await admin.send("DELETE", `recipe-bin/${id}`);
});

async function add(step?: number): Promise<string> {
  const query = step === undefined ? "" : `?step=${step}`;
  return (await admin.send("POST", `recipes/soup/pictures${query}`, upload(bytes))).body.id;
}

const list = async () => (await admin.get("recipes/soup/pictures")).body;
const pictureNamed = (name: string, inside = document.body) => within(inside).findByRole("img", { name });
const dialog = () => screen.findByRole("dialog");
const atRecipe = async (path = "recipe/soup", as = visitor): Promise<OpenApp> => open(path, { as });

test("a recipe without further pictures costs no other request", async () => {
  await atRecipe();
  await screen.findByRole("heading", { level: 1, name: "Soup" });
  await screen.findByText("Fry.");
  expect(calls().filter((call) => call.includes("/pictures"))).toEqual([]);
});

test("pictures are shown below the recipe, and those of a step beside it", async () => {
  const [whole, fried] = [await add(), await add(1)];
  await atRecipe();
  const section = await screen.findByRole("region", { name: "More pictures" });
  expect(await pictureNamed("Picture 1 of 2", section)).toHaveProperty(
    "src",
    expect.stringContaining(`recipes/soup/pictures/${whole}/tiny`),
  );
  expect(within(section).getAllByRole("img")).toHaveLength(1);
  const step = screen.getByText("Fry.").closest("li") as HTMLElement;
  expect(await pictureNamed("Picture 2 of 2", step)).toHaveProperty("src", expect.stringContaining(fried));
});

test("a tap opens a large picture; arrows and buttons show the others", async () => {
  for (let count = 0; count < 3; count++) await add();
  const page = await atRecipe();
  await page.click(await pictureNamed("Picture 2 of 3"));
  const shows = (number: number) =>
    waitFor(async () => within(await dialog()).getByRole("heading", { name: `Picture ${number} of 3` }));
  await shows(2);
  await page.press("Next picture", await dialog());
  await shows(3);
  fireEvent.keyDown(document.body, { key: "ArrowRight" });
  await shows(1);
  await page.press("Previous picture", await dialog());
  await shows(3);
  fireEvent.touchStart(await dialog(), { touches: [{ clientX: 10, clientY: 10 }] });
  fireEvent.touchEnd(await dialog(), { changedTouches: [{ clientX: 200, clientY: 10 }] });
  await shows(2);
  await page.press("Close", await dialog());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("cook mode shows the pictures of a step", async () => {
  await add(1);
  const page = await atRecipe("recipe/soup/cook");
  await screen.findByText("Chop.");
  expect(screen.queryByRole("img", { name: "Picture 1 of 1" })).toBeNull();
  await page.press("Next step");
  await pictureNamed("Picture 1 of 1");
});

const photo = (name: string) => new File([bytes.slice()], name, { type: "image/jpeg" });

async function openEditor(): Promise<[OpenApp, HTMLElement]> {
  const page = await atRecipe("recipe/soup?edit=form", admin);
  return [page, await screen.findByRole("region", { name: "More pictures" })];
}

test("the editor adds, assigns, and removes pictures, and restores a removed one", async () => {
  const [page, section] = await openEditor();
  await page.upload(within(section).getByLabelText("Add pictures"), photo("dish.jpg"));
  await pictureNamed("Picture 1 of 1", section);
  const step = within(section).getByLabelText("Belongs to");
  expect(
    within(step)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Whole recipe", "1. Chop.", "2. Fry."]);
  await page.selectOptions(step, "2. Fry.");
  await waitFor(async () => expect(await list()).toMatchObject([{ step: 1 }]));
  await page.press("Remove Picture 1 of 1", section);
  await waitFor(() => expect(within(section).queryByRole("img")).toBeNull());
  expect(await list()).toEqual([]);
  expect(document.activeElement).toBe(within(section).getByLabelText("Add pictures"));
  await page.press("Undo");
  await pictureNamed("Picture 1 of 1", section);
  expect(await list()).toMatchObject([{ step: 1 }]);
});

test("after a picture was removed, the focus is on the same button of the next one", async () => {
  for (let count = 0; count < 3; count++) await add();
  const [page, section] = await openEditor();
  await pictureNamed("Picture 1 of 3", section);
  await page.press("Remove Picture 2 of 3", section);
  const last = await within(section).findByRole("button", { name: "Remove Picture 2 of 2" });
  expect(document.activeElement).toBe(last);
  await page.click(last);
  const only = await within(section).findByRole("button", { name: "Remove Picture 1 of 1" });
  expect(document.activeElement).toBe(only);
});

test("removing a picture doesn't take the focus from what someone does next", async () => {
  await add();
  const [page, section] = await openEditor();
  await pictureNamed("Picture 1 of 1", section);
  const arrived = Promise.withResolvers<void>();
  answer(/^DELETE .*pictures/, async (request) => {
    await arrived.promise;
    return handle(request);
  });
  await page.press("Remove Picture 1 of 1", section);
  const name = screen.getByLabelText("Name");
  await page.click(name);
  arrived.resolve();
  await waitFor(() => expect(within(section).queryByRole("img")).toBeNull());
  expect([await list(), document.activeElement]).toEqual([[], name]);
});

const idsShown = (section: HTMLElement) =>
  within(section)
    .getAllByRole<HTMLImageElement>("img")
    .map(({ src }) => /pictures\/(\w+)\//.exec(src)?.[1]);
const drop = (target: Element, files: File[]) => {
  const dataTransfer = { files, types: ["Files"] };
  fireEvent.dragOver(target, { dataTransfer });
  fireEvent.drop(target, { dataTransfer });
};

test("several files are added in their order; those that can't be read say why", async () => {
  const [page, section] = await openEditor();
  const files = [photo("a.jpg"), new File(["Soup"], "b.jpg", { type: "image/jpeg" }), photo("c.jpg")];
  await page.upload(within(section).getByLabelText("Add pictures"), files);
  await pictureNamed("Picture 2 of 2", section);
  const alert = await within(section).findByRole("alert");
  expect(alert.textContent).toContain("Couldn't add “b.jpg”");
  expect(alert.textContent).toContain("can't read this picture");
  expect(idsShown(section)).toEqual((await list()).map(({ id }: { id: string }) => id));
  expect(within(alert).queryByRole("button", { name: "Try again" })).toBeNull();
  await page.press("Close", alert);
  expect(within(section).queryByRole("alert")).toBeNull();
  expect(await list()).toHaveLength(2);
});

test("a picture that couldn't be sent can be tried again, and is sent once there's a connection", async () => {
  const [page, section] = await openEditor();
  const answers = [
    () => new Response("{}", { status: 500 }),
    () => Promise.reject(new TypeError("No connection")),
  ];
  answer(/^POST .*pictures/, (request) => (answers.shift() ?? (() => handle(request)))());
  await page.upload(within(section).getByLabelText("Add pictures"), photo("a.jpg"));
  await page.press("Try again", await within(section).findByRole("alert"));
  await waitFor(() => expect(answers).toEqual([]));
  await within(section).findByText("Couldn't add “a.jpg”");
  expect(await list()).toEqual([]);
  await reconnect();
  await pictureNamed("Picture 1 of 1", section);
  expect([await list(), within(section).queryByRole("alert")]).toMatchObject([{ length: 1 }, null]);
});

async function reconnect(): Promise<void> {
  isOffline.value = true;
  await screen.findByText("Offline");
  isOffline.value = false;
}

test("a picture chosen without a connection says that it's sent later by itself", async () => {
  const [page, section] = await openEditor();
  const connect = answer(/^POST .*pictures/, () => Promise.reject(new TypeError("No connection")));
  await page.upload(within(section).getByLabelText("Add pictures"), photo("a.jpg"));
  await within(section).findByText("It will upload automatically once you're back online.");
  connect();
  await reconnect();
  await pictureNamed("Picture 1 of 1", section);
});

test("a picture that the server refuses doesn't promise to be sent later", async () => {
  const [page, section] = await openEditor();
  answer(/^POST .*pictures/, () => new Response("{}", { status: 500 }));
  await page.upload(within(section).getByLabelText("Add pictures"), photo("a.jpg"));
  await within(section).findByText("Couldn't add “a.jpg”");
  expect(within(section).queryByText(/automatically/)).toBeNull();
});

test("an error disappears once there's a connection, or once something else succeeds", async () => {
  await add();
  const [page, section] = await openEditor();
  await pictureNamed("Picture 1 of 1", section);
  const connect = answer(/^DELETE .*pictures/, () => Promise.reject(new TypeError("No connection")));
  await page.press("Remove Picture 1 of 1", section);
  await within(section).findByRole("alert");
  await reconnect();
  await waitFor(() => expect(within(section).queryByRole("alert")).toBeNull());

  await page.press("Remove Picture 1 of 1", section);
  await within(section).findByRole("alert");
  connect();
  await page.upload(within(section).getByLabelText("Add pictures"), photo("a.jpg"));
  await pictureNamed("Picture 2 of 2", section);
  expect(within(section).queryByRole("alert")).toBeNull();
});

test("closing a failed picture moves the focus to the next one, then to the button for adding", async () => {
  const [page, section] = await openEditor();
  const files = ["a.jpg", "b.jpg", "c.jpg"].map((name) => new File(["Soup"], name, { type: "image/jpeg" }));
  await page.upload(within(section).getByLabelText("Add pictures"), files);
  const close = async (name: string) => {
    const alert = (await within(section).findByText(`Couldn't add “${name}”`)).closest("[role=alert]");
    return within(alert as HTMLElement).getByRole("button", { name: "Close" });
  };
  const last = await close("c.jpg");
  await page.click(await close("a.jpg"));
  expect(document.activeElement).toBe(await close("b.jpg"));
  await page.click(last);
  expect(document.activeElement).toBe(await close("b.jpg"));
  await page.click(await close("b.jpg"));
  expect(document.activeElement).toBe(within(section).getByLabelText("Add pictures"));
});

test("pictures dropped or pasted there are added, and the recipe's own picture stays", async () => {
  const [, section] = await openEditor();
  drop(section, [photo("a.jpg"), photo("b.jpg")]);
  await pictureNamed("Picture 2 of 2", section);
  const clipboardData = { files: [photo("c.jpg")], types: ["Files"] };
  fireEvent.paste(within(section).getByLabelText("Add pictures"), { clipboardData });
  await pictureNamed("Picture 3 of 3", section);
  expect((await admin.get("recipes/soup")).body.image).toBeNull();
  fireEvent.paste(section, { clipboardData: { files: [], types: ["text/plain"] } });
  expect(await list()).toHaveLength(3);
  const own = screen.getByRole("region", { name: "Picture" });
  drop(own, [photo("d.jpg")]);
  await waitFor(async () => expect((await admin.get("recipes/soup")).body.image).toBe("soup.jpg"));
  expect(await list()).toHaveLength(3);
});

test("a shared link shows the pictures, and a step's beside it", async () => {
  const [whole] = [await add(), await add(1)];
  const { token } = (await admin.send("POST", "recipes/soup/share-links", {})).body;
  const page = await atRecipe(`shared/${token}`);
  const section = await screen.findByRole("region", { name: "More pictures" });
  const shown = await pictureNamed("Picture 1 of 2", section);
  expect(shown).toHaveProperty("src", expect.stringContaining(`shared/${token}/pictures/${whole}/tiny`));
  await pictureNamed("Picture 2 of 2", screen.getByText("Fry.").closest("li") as HTMLElement);
  await page.click(shown);
  within(await dialog()).getByRole("heading", { name: "Picture 1 of 2" });
});
