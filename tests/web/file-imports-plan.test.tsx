import { afterEach, expect, test } from "bun:test";
import type { Caller } from "../support/caller.ts";
import { archive } from "../support/archives.ts";
import { PASSWORD, USER_EMAIL } from "../support/sign-ins.ts";
import { dom, findListItem, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";
import { named, zipRecipes } from "../support/nextcloud-recipes.ts";
import { hurryPolls } from "../support/page-time.ts";

const { admin, app, as, open, user } = await dom();
app.jobs.begin();

afterEach(async () => {
  for (const person of [admin, user])
    for (const { id, state } of (await person.get("imports/files")).body) {
      if (state === "done") await person.send("POST", `imports/files/${id}/undo`, { changed: "remove" });
      await person.send("DELETE", `imports/files/${id}`);
    }
  for (const { id } of (await admin.get("recipe-bin")).body) await admin.send("DELETE", `recipe-bin/${id}`);
});

const headline = (name: string) => screen.findByRole("heading", { level: 1, name });
const kept = () => sessionStorage.getItem("tagine.import-choices");
const checkbox = (name: string) => screen.findByRole("checkbox", { name });
const summary = async () =>
  (await admin.get("recipes/summary")).body.map(({ name }: { name: string }) => name).toSorted();

async function upload(file: File, by: Caller = admin): Promise<OpenApp> {
  hurryPolls();
  const page = await open("imports/files", { as: by });
  await page.upload(await screen.findByLabelText("Choose files"), file);
  await page.waitForAddress(/^\/imports\/files\/[0-9a-f]{16}$/);
  return page;
}

async function leaveAndReturn(page: OpenApp): Promise<void> {
  const path = page.address().split("?")[0] ?? "";
  await page.go("/imports/files");
  await headline("Import recipes");
  await page.go(path);
}

/** @param owners of a meal each */
const mealie = (...owners: string[]) =>
  archive("backup.zip", {
    "database.json": {
      alembic_version: [{ version_num: "09aba125b57a" }],
      groups: [
        { id: "g1", name: "Home" },
        { id: "g2", name: "Neighbors" },
        { id: "g3", name: "Club" },
      ],
      recipes: [{ id: "r1", slug: "fig-jam", name: "Fig Jam" }],
      recipes_ingredients: [{ recipe_id: "r1", position: 0, note: "1 kg figs" }],
      group_meal_plans: owners.map((group) => ({
        date: "2024-01-12",
        entry_type: "dinner",
        title: `Pizza of ${group}`,
        group_id: group,
      })),
    },
  });

test("what someone chose in a plan is still there after leaving the page, until the import starts", async () => {
  const page = await upload(await zipRecipes(named("Bread", "Fig Jam", "Soup")));
  await headline("Nextcloud Cookbook: 3 recipes");
  expect(kept()).toBeNull();
  await page.click(await checkbox("Select Bread"));
  await page.type(screen.getByLabelText("Add tags to all"), "moved,");
  await leaveAndReturn(page);

  await screen.findByRole("button", { name: "Import 2 recipes" });
  expect(await checkbox("Select Bread")).toHaveProperty("checked", false);
  expect(await checkbox("Select Soup")).toHaveProperty("checked", true);
  await screen.findByText("moved");
  within(screen.getByRole("button", { name: "Tags: moved" })).getByText("1");
  await page.press("Import 2 recipes");
  await headline("Imported 2 recipes");
  expect(await summary()).toEqual(["Fig Jam", "Soup"]);
  expect((await admin.get("recipes/soup")).body.tags).toEqual(["moved"]);
  expect(kept()).toBeNull();
});

test("other items, groups, and what happens to existing recipes are still there, too", async () => {
  await admin.send("POST", "recipes/create", { name: "Fig Jam", recipeIngredient: ["2 figs"] });
  const page = await upload(await mealie("g1", "g2"));
  await page.click(await checkbox("2 meals"));
  await page.click(await checkbox("Home"));
  await page.selectOptions(await screen.findByLabelText("Recipes you already have"), "copy");
  await leaveAndReturn(page);

  expect(await checkbox("1 meal")).toHaveProperty("checked", true);
  expect(await checkbox("Home")).toHaveProperty("checked", false);
  expect(await checkbox("Neighbors")).toHaveProperty("checked", true);
  expect(screen.getByLabelText("Recipes you already have")).toHaveProperty("value", "copy");
  await page.press("Import 1 recipe and 1 meal");
  await headline("Imported 1 recipe and 1 meal");
  await findListItem("Pizza of g2");
  await admin.send("DELETE", "recipes/fig-jam");
});

test("recipes that someone selected by hand are forgotten once the files are read again, and the page says so", async () => {
  const table = new File(
    ["name;ingredients;steps;Kol 4\nSoup;200 g figs;Cook.;4\nBread;500 g figs;Bake.;2\n"],
    "list.csv",
  );
  const page = await upload(table);
  await headline("Spreadsheet: 2 recipes");
  await page.click(await checkbox("Select Bread"));
  await page.type(screen.getByLabelText("Add tags to all"), "moved,");
  const [id = ""] = page.address().split("/").slice(-1);
  await page.go("/imports/files");
  // As in another tab.
  const fields = ["name", "ingredients", "steps", "yield"];
  const again = await admin.send("PUT", `imports/files/${id}/tables`, { file: "list.csv", fields });
  expect(again.status).toBe(200);
  await waitFor(async () => expect((await admin.get(`imports/files/${id}`)).body.state).toBe("ready"));
  await page.go(`/imports/files/${id}`);
  await screen.findByRole("button", { name: "Import 2 recipes" });
  await screen.findByText("moved");
  const reset = /^The files were read again, so your selection was reset/;
  screen.getByText(reset);
  await page.click(await checkbox("Select Bread"));
  expect(screen.queryByText(reset)).toBeNull();
});

test("a page that shows recipes notices that another tab had the files read again", async () => {
  const page = await upload(
    new File(
      ["name;ingredients;steps;Kol 4\nSoup;200 g figs;Cook.;4\nBread;500 g figs;Bake.;2\n"],
      "list.csv",
    ),
  );
  await headline("Spreadsheet: 2 recipes");
  await page.click(await checkbox("Select Bread"));
  await screen.findByRole("button", { name: "Import 1 recipe" });
  const [id = ""] = page.address().split("/").slice(-1);
  // The page looks again only once it's visible.
  Object.defineProperty(document, "hidden", { value: true, configurable: true });
  const fields = ["name", "ingredients", "steps", "yield"];
  await admin.send("PUT", `imports/files/${id}/tables`, { file: "list.csv", fields });
  await waitFor(async () => expect((await admin.get(`imports/files/${id}`)).body.state).toBe("ready"));
  Reflect.deleteProperty(document, "hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  await screen.findByRole("button", { name: "Import 2 recipes" });
});

test("choices are forgotten with their import, and only those of the last five are kept", async () => {
  const page = await upload(await zipRecipes(named("Bread", "Soup")));
  await page.click(await checkbox("Select Bread"));
  await waitFor(() => expect(kept()).not.toBeNull());
  const path = page.address();
  await page.press("Delete import");
  await page.press("Delete import", await screen.findByRole("dialog"));
  await page.waitForAddress("/imports/files");
  expect(kept()).toBeNull();

  for (let count = 0; count < 6; count++) {
    await page.upload(await screen.findByLabelText("Choose files"), await zipRecipes(named("Bread", "Soup")));
    await page.click(await checkbox("Select Bread"));
    await page.go("/imports/files");
  }
  expect(JSON.parse(kept() ?? "[]")).toHaveLength(5);

  const { id } = JSON.parse(kept() ?? "[]")[0];
  await admin.send("DELETE", `imports/files/${id}`);
  await page.go(`/imports/files/${id}`);
  await screen.findByText("Import not found. It may have been deleted.");
  await waitFor(() => expect(JSON.parse(kept() ?? "[]")).toHaveLength(4));
  expect(path).not.toContain(id);
}, 20_000);

test.each(["{", "5", "[5]", "[{}]", `[{"id":"0123456789abcdef","whole":{}}]`])(
  "kept choices of another shape, such as %p, are ignored",
  async (text) => {
    const page = await upload(await zipRecipes(named("Bread", "Soup")));
    await headline("Nextcloud Cookbook: 2 recipes");
    sessionStorage.setItem(
      "tagine.import-choices",
      text.replace("0123456789abcdef", page.address().slice(-16)),
    );
    await leaveAndReturn(page);
    await screen.findByRole("button", { name: "Import 2 recipes" });
  },
);

test.each([
  ["in the dialog", false],
  ["on the sign-in page", true],
])(
  "what someone chose stays if the session ends at the start, and they sign in again %s",
  async (_, closes) => {
    const session = await as(USER_EMAIL);
    const page = await upload(await zipRecipes(named("Bread", "Soup")), session);
    await page.click(await checkbox("Select Bread"));
    await page.type(screen.getByLabelText("Add tags to all"), "moved,");
    await session.send("DELETE", "auth/sessions/current");
    await page.press("Import 1 recipe");
    const dialog = await screen.findByRole("dialog", { name: "Sign in" });
    if (closes) {
      await page.press("Close", dialog);
      await page.waitForAddress(/\/login/);
    }
    await page.fill("Email", USER_EMAIL);
    await page.fill("Password", PASSWORD);
    await page.press("Sign in", closes ? undefined : dialog);
    if (closes) await page.press("Import 1 recipe");
    await headline("Imported 1 recipe");
    expect((await user.get("recipes/soup")).body.tags).toEqual(["moved"]);
  },
);

test("a plan that looks for changes keeps its page when the session has ended", async () => {
  const session = await as(USER_EMAIL);
  const page = await upload(await zipRecipes(named("Bread", "Soup")), session);
  await page.click(await checkbox("Select Bread"));
  await session.send("DELETE", "auth/sessions/current");
  const dialog = await screen.findByRole("dialog", { name: "Sign in" });
  await page.fill("Email", USER_EMAIL);
  await page.fill("Password", PASSWORD);
  await page.press("Sign in", dialog);
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  await page.press("Import 1 recipe");
  await headline("Imported 1 recipe");
});

test("on phones, the button for tags leads to their field", async () => {
  const page = await upload(await zipRecipes(named("Bread", "Soup")));
  await page.press("Add tags");
  expect(document.activeElement).toBe(screen.getByLabelText("Add tags to all"));
});

test("skipped recipes aren't sent, so the progress counts as the button does, but the report lists them", async () => {
  await admin.send("POST", "recipes/create", { name: "Bread", recipeIngredient: ["1 kg figs"] });
  const page = await upload(await zipRecipes(named("Bread", "Fig Jam", "Soup")));
  await headline("Nextcloud Cookbook: 3 recipes");
  await page.press("Import 2 recipes");
  await headline("Imported 2 recipes");
  const [{ counts, results }] = (await admin.get("imports/files")).body;
  expect(counts).toMatchObject({ done: 2 });
  expect(results).toMatchObject({ added: 2, skipped: 1 });
  await page.follow("Skipped 1");
  expect(await screen.findByRole("link", { name: "Bread" })).toHaveProperty("pathname", "/recipe/bread");
  await admin.send("DELETE", "recipes/bread");
});

test("if all recipes exist, the page says so, and what to do", async () => {
  for (const name of ["Bread", "Soup"])
    await admin.send("POST", "recipes/create", { name, recipeIngredient: ["1 kg figs"] });
  const page = await upload(await zipRecipes(named("Bread", "Soup")));
  await screen.findByText("You already have these. You can replace them or add copies.");
  expect(screen.queryByRole("button", { name: /Select (none|all)/ })).toBeNull();
  await page.selectOptions(screen.getByLabelText("Recipes you already have"), "replace");
  await screen.findByRole("button", { name: "Import 2 recipes" });
  await page.press("Select none");
  await screen.findByText("Select at least one recipe.");
  for (const name of ["bread", "soup"]) await admin.send("DELETE", `recipes/${name}`);
});

test("if all recipes are the same as before, choosing to replace or copy them selects them", async () => {
  const files = () => zipRecipes(named("Bread", "Soup"));
  const first = await upload(await files());
  await first.press("Import 2 recipes");
  await headline("Imported 2 recipes");
  const page = await upload(await files());
  await screen.findByText("You already have these. You can replace them or add copies.");
  const field = screen.getByLabelText("Recipes you already have");
  await page.selectOptions(field, "copy");
  await page.press("Select none", await screen.findByRole("main"));
  await screen.findByText("Select at least one recipe.");
  await page.selectOptions(field, "replace");
  await screen.findByText("Select at least one recipe.");
  await page.press("Select all");
  await screen.findByRole("button", { name: "Import 2 recipes" });
});

test("a single recipe that exists can't be skipped", async () => {
  await admin.send("POST", "recipes/create", { name: "Bread", recipeIngredient: ["1 kg figs"] });
  await upload(await zipRecipes(named("Bread")));
  const field = await screen.findByLabelText("You already have this recipe");
  expect(field).toHaveProperty("value", "replace");
  expect(
    within(field)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Replace and keep the previous version", "Add a copy"]);
  await admin.send("DELETE", "recipes/bread");
});

test("with meals of several groups, a group must be chosen, even if recipes are", async () => {
  const page = await upload(await mealie("g3", "g1", "g2"));
  await page.click(await checkbox("3 meals"));
  const groups = within(screen.getByRole("group", { name: "From these groups" }));
  const names = groups.getAllByRole("checkbox").map((box) => box.getAttribute("name"));
  expect(names).toEqual(["Home", "Neighbors", "Club"]);
  for (const name of names) await page.click(groups.getByRole("checkbox", { name: name ?? "" }));
  await screen.findByText("Select a group that has the selected items.");
  expect(screen.queryByRole("button", { name: /^Import|^Start/ })).toBeNull();

  await page.click(groups.getByRole("checkbox", { name: "Club" }));
  await page.press("Import 1 recipe and 1 meal");
  await headline("Imported 1 recipe and 1 meal");
  await findListItem("Pizza of g3");
});
