import { afterAll, describe, expect, test } from "bun:test";
import { axeFindings, goWithin, overflows, type Page, type Size } from "../support/browser.ts";
import { journey } from "../support/journey.ts";
import { looks } from "../support/looks.ts";
import { ADMIN_EMAIL, PASSWORD, USER_EMAIL } from "../support/sign-ins.ts";
import { recipePage, testSite } from "../support/test-site.ts";

const site = testSite();
afterAll(() => site.close());
site.page("/soup", recipePage({ name: "Known Soup" }));
site.page(
  "/tagged",
  recipePage({
    name: "Tagged",
    recipeIngredient: ["1 fig"],
    keywords: "a, b, c, d, e, f, a much longer keyword",
  }),
);
site.page("/news", "<!doctype html><title>News</title>");
site.on("/pie.mp4", () => new Response("ftypisom", { headers: { "Content-Type": "video/mp4" } }));

const { browser, tagine, cook } = await journey({ ALLOW_PRIVATE_ADDRESSES: "127.0.0.1" });

interface State {
  path: string;
  /** Brings the page into the state to check. */
  act(page: Page): Promise<unknown>;
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
await cook.send("POST", "users", { fullName: "A User", email: USER_EMAIL, password: PASSWORD });
const { token: invitation } = (await cook.send("POST", "users/sign-ups", { name: "Grandma", admin: false }))
  .body;

for (const name of ["Bean Stew", "Pea Stew"]) await cook.send("POST", "recipes/create", { name });
for (const name of ["Odd", "Even"]) await cook.send("POST", "tags", { name });
await cook.send("POST", "recipes/create-url", { url: `${site.origin}/soup` });
await cook.send("POST", "recipes/create", { name: "Only Soup", recipeCategory: ["Soups"] });
await cook.send("POST", "recipes/create", { name: "Stew", recipeIngredient: ["200 g beans"] });
await cook.send("PUT", "recipes/stew", { name: "Changed Stew", recipeIngredient: ["300 g beans"] });
for (const [name, categories] of [
  ["Nothing", []],
  ["Soups", [{ slug: "soups" }]],
])
  await cook.send("POST", "site-settings/custom-pages", { name, categories });

/** Imports a page of the site and waits for the outcome. */
async function askFor(page: Page, path: string, told: string): Promise<void> {
  await press(page, "Add a recipe");
  await press(page, "From a link");
  await page.getByLabel("Recipe link").fill(site.origin + path);
  await press(page, "Add recipe");
  await page.getByText(told).waitFor();
}

/** Changes the servings while someone else edits the recipe. */
async function contradict(page: Page, name: string, theirs: object): Promise<void> {
  await page.waitForFunction((title) => document.title.includes(title), name);
  await page.getByRole("textbox", { name: "Servings" }).fill("8");
  await cook.send("PUT", `recipes/${name.toLowerCase().replace(" ", "-")}`, { name, ...theirs });
  await press(page, "Save");
  await page.getByRole("dialog", { name: "Someone else edited this recipe" }).waitFor();
}

const { token: shared } = (await cook.send("POST", "recipes/only-soup/share-links", {})).body;

const visitorStates: Record<string, State> = {
  "a recipe shared by a link": {
    path: `shared/${shared}`,
    act: (page) => page.getByRole("heading", { level: 1, name: "Only Soup" }).waitFor(),
  },
  "a share link that doesn't work": {
    path: "shared/0",
    act: (page) => page.getByRole("heading", { level: 1, name: "This link no longer works" }).waitFor(),
  },
  "a sign-in that was refused": {
    path: "login",
    async act(page) {
      await page.getByLabel("Email").fill(USER_EMAIL);
      await page.getByLabel("Password", { exact: true }).fill("wrong-horse");
      await press(page, "Sign in");
      await page.getByRole("alert").getByText("Wrong email or password").waitFor();
    },
  },
  "a sign-up with faults": {
    path: `sign-up/${invitation}`,
    async act(page) {
      await press(page, "Sign up");
      await page.getByText("Required").waitFor();
    },
  },
  "a sign-up that was refused": {
    path: `sign-up/${invitation}`,
    async act(page) {
      await page.getByLabel("Full name").fill("Grandma Ilse");
      await page.getByLabel("Email").fill(ADMIN_EMAIL);
      for (const label of ["Password", "Confirm password"])
        await page.getByLabel(label, { exact: true }).fill("long-enough");
      await press(page, "Sign up");
      await page.getByRole("alert").getByText("Couldn't create your account").waitFor();
    },
  },
  "a custom page of one category": {
    path: "pages/soups",
    act: (page) => page.getByText("Only Soup").waitFor(),
  },
  "a custom page without categories": {
    path: "pages/nothing",
    act: (page) => page.getByText("An admin can choose").waitFor(),
  },
};

const userStates: Record<string, State> = {
  "a page for administrators only": {
    path: "admin/manage-users",
    act: (page) => page.getByRole("heading", { name: "Admins only" }).waitFor(),
  },
  "a profile that was refused": {
    path: "admin/profile",
    async act(page) {
      await page.getByLabel("Email").fill(ADMIN_EMAIL);
      await press(page, "Save");
      await page.getByRole("alert").waitFor();
    },
  },
  "the question before signing out everywhere": {
    path: "admin/profile",
    async act(page) {
      await press(page, "Sign out everywhere");
      await page.getByRole("dialog").getByText("including this one").waitFor();
    },
  },
  "a new API token": {
    path: "admin/profile",
    async act(page) {
      await page.getByLabel("Token name").fill("Kitchen display");
      await press(page, "Create token");
      await page.getByLabel("Token “Kitchen display”").waitFor();
      await press(page, "Copy");
      await page.getByText("Copied", { exact: true }).waitFor();
    },
  },
};

const adminStates: Record<string, State> = {
  "the ways to add a recipe": {
    path: "",
    async act(page) {
      await page.getByRole("heading", { name: "Recent recipes" }).waitFor();
      await press(page, "Add a recipe");
      await page.getByRole("button", { name: "From a link", exact: true }).waitFor();
    },
  },
  "the log": {
    path: "debug",
    act: (page) =>
      page
        .getByText(/GET \/api/)
        .first()
        .waitFor(),
  },
  "a sign-up by somebody who is signed in": {
    path: `sign-up/${invitation}`,
    act: (page) => page.getByRole("button", { name: "Sign out" }).waitFor(),
  },
  "a new account with faults": {
    path: "admin/manage-users",
    async act(page) {
      await press(page, "New user");
      await press(page, "Create");
      await page.getByRole("dialog").getByText("Required").waitFor();
    },
  },
  "what can be done with the first account": {
    path: "admin/manage-users",
    async act(page) {
      await page.getByRole("button", { name: "Actions for" }).first().click();
      await page.getByText("The first account can't be deleted.").waitFor();
    },
  },
  "a recipe as JSON with a fault": {
    path: "recipe/changed-stew?edit=json",
    async act(page) {
      await page.getByRole("textbox", { name: "Recipe as JSON" }).fill("{");
      await press(page, "Save");
      await page.getByRole("button", { name: /^Line 1/ }).waitFor();
    },
  },
  "different changes of two people": {
    path: "recipe/bean-stew?edit=form",
    act: (page) => contradict(page, "Bean Stew", { description: `For ${Date.now()} days.` }),
  },
  "the same changes of two people": {
    path: "recipe/pea-stew?edit=form",
    act: (page) => contradict(page, "Pea Stew", { recipeYield: String(Date.now()) }),
  },
  "an import of a page without a recipe": {
    path: "",
    act: (page) => askFor(page, "/news", "No recipe found on this page"),
  },
  "an import of a video file": {
    path: "",
    act: (page) => askFor(page, "/pie.mp4", "isn't a web page"),
  },
  "an import of a page with many new tags": {
    path: "",
    act: async (page) => {
      // Of another size.
      await cook.send("DELETE", "recipes/tagged");
      await askFor(page, "/tagged", "new ones were left out");
    },
  },
  "an import of what is here already": {
    path: "",
    act: (page) => askFor(page, "/soup", "You already imported this link"),
  },
  "the way to paste a page's source": {
    path: "",
    async act(page) {
      await askFor(page, "/gone", "returned an error");
      await page.getByRole("button", { name: /Paste the page source/ }).click();
      await page.getByRole("textbox", { name: "Page source" }).fill("just words");
      await press(page, "Add recipe");
      await page.getByText("This doesn't look like page source").waitFor();
    },
  },
  "a calendar's address": {
    path: "admin/themes",
    async act(page) {
      await cook.send("DELETE", "groups/self/calendar");
      await goWithin(page, "admin/meal-planner");
      await press(page, "Create calendar link");
      await page.getByRole("img", { name: "QR code for the calendar link" }).waitFor();
    },
  },
  "webhooks that were tried out": {
    path: "admin/meal-planner",
    async act(page) {
      await press(page, "Add address");
      await page.getByRole("textbox", { name: "Address 1" }).fill(`${site.origin}/dinner-${Date.now()}`);
      await press(page, "Save and test");
      await page.getByText(/^(?:Not d|D)elivered/).waitFor();
    },
  },
  "what was sent to webhooks": {
    path: "admin/themes",
    async act(page) {
      const createdAt = "2026-11-22T17:30:00.000Z";
      const refused = { code: "webhook-refused", text: "Refused", params: { host: "kitchen", status: 500 } };
      const delivery = { group: "Home", url: site.origin, createdAt, nextAt: null, tries: 1 };
      const json = [
        { ...delivery, id: 1, recipe: "Soup", ok: true, status: 204, problem: null },
        { ...delivery, id: 2, recipe: "Cake", ok: false, status: 500, problem: refused },
      ];
      await page.route("**/api/webhook-deliveries", (route) => route.fulfill({ json }));
      await goWithin(page, "admin/meal-planner");
      await page.getByText("Delivered (204)").waitFor();
    },
  },
  "a day without a plan": {
    path: "meal-plan/today",
    act: (page) => page.getByRole("heading", { name: "No dinner planned for today" }).waitFor(),
  },
  "a week without a plan": {
    path: "meal-plan/this-week",
    act: (page) => page.getByRole("heading", { name: "No dinners planned this week" }).waitFor(),
  },
  "an open version": {
    path: "recipe/changed-stew/versions/present",
    act: (page) => page.getByRole("insertion").first().waitFor(),
  },
  "a recipe without versions": {
    path: "recipe/only-soup/versions",
    act: (page) => page.getByRole("heading", { name: "No earlier versions" }).waitFor(),
  },
  "versions of a recipe that is not there": {
    path: "recipe/no-such-soup/versions",
    act: (page) => page.getByRole("heading", { name: "Recipe not found" }).waitFor(),
  },
  "a new category or tag": {
    path: "admin/settings",
    async act(page) {
      await press(page, "New category or tag");
      await page.getByRole("dialog").getByLabel("Name").fill("SOUPS");
      await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
      await page.getByText("A category named “Soups” already exists.").waitFor();
    },
  },
  "a name of a tag that is taken": {
    path: "recipes/tags",
    async act(page) {
      await press(page, "Actions for Odd");
      await press(page, "Rename");
      await page.getByRole("dialog").getByLabel("Name").fill("EVEN");
      await page.keyboard.press("Enter");
      await page.getByText("A tag named “Even” already exists.").waitFor();
    },
  },
  "the question before a tag is deleted": {
    path: "recipes/tags",
    async act(page) {
      await press(page, "Actions for Odd");
      await press(page, "Delete");
      await page.getByRole("dialog").waitFor();
    },
  },
  "a plan that cannot be saved": {
    path: "meal-plan/planner",
    async act(page) {
      await press(page, "Next week");
      await press(page, "Surprise me");
      await page.getByText(/\d of \d meals planned/).waitFor();
      await page.route("**/api/meal-plans/create", (route) =>
        route.fulfill({ status: 422, json: { snackbar: { text: "Not today", type: "error" } } }),
      );
      await press(page, "Save");
      await page.getByRole("alert").getByText("Not today").waitFor();
    },
  },
};

describe.each(
  looks<[Size, boolean]>(
    [["phone", true]],
    [
      ["phone", false],
      ["desk", true],
      ["desk", false],
    ],
  ),
)("at the size of a %s, dark: %p", (size, dark) => {
  test.each([
    ["a visitor", visitorStates, undefined],
    ["a user", userStates, USER_EMAIL],
    ["an administrator", adminStates, ADMIN_EMAIL],
  ] as const)("every state that %s may see is accessible", async (_, states, as) => {
    // One page, since loading the app takes as long as a check.
    const page = await browser.visit(`${tagine.address}device`, { size, dark, as });
    const dialog = page.getByRole("dialog");
    for (const [name, { path, act }] of Object.entries(states)) {
      if ((await dialog.count()) > 0)
        await dialog.getByRole("button", { name: "Close", exact: true }).click();
      await dialog.waitFor({ state: "detached" });
      await goWithin(page, path);
      await act(page);
      expect([name, await axeFindings(page)]).toEqual([name, []]);
      expect([name, await overflows(page)]).toEqual([name, false]);
    }
  });
});
