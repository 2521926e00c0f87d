import { afterEach, expect, test } from "bun:test";
import { archive } from "../support/archives.ts";
import type { Caller } from "../support/caller.ts";
import { dom, findListItem, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";
import { fakeMealie, SOUP, TOKEN, type FakeMealie } from "../support/fake-mealie.ts";
import { hurryPolls } from "../support/page-time.ts";
import { LOOPBACK } from "../support/test-site.ts";

const { admin, app, calls, open, user } = await dom({
  allowPrivateAddresses: LOOPBACK,
  fetchTimeoutMs: 2000,
});
app.jobs.begin();

const opened: FakeMealie[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map(({ site }) => site.close()));
  for (const person of [admin, user])
    for (const { id, state } of (await person.get("imports/files")).body) {
      if (state === "done") await person.send("POST", `imports/files/${id}/undo`, { changed: "remove" });
      await person.send("DELETE", `imports/files/${id}`);
    }
  for (const { id } of (await admin.get("recipe-bin")).body) await admin.send("DELETE", `recipe-bin/${id}`);
});

const headline = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });
const others = () => within(screen.getByRole("group", { name: "Also import" }));
const listNames = () => app.shoppingLists.list(1).map(({ name }) => name);
const emails = () => app.users.list().map(({ email }) => email);
const recipeNames = async () => (await admin.get("recipes/summary")).body.map(({ name }: Named) => name);

interface Named {
  name: string;
}

async function run(): Promise<FakeMealie> {
  const mealie = await fakeMealie(2);
  opened.push(mealie);
  return mealie;
}

async function start(as: Caller = admin): Promise<OpenApp> {
  hurryPolls();
  return open("imports/files", { as });
}

async function connect(page: OpenApp, address: string, token = TOKEN): Promise<void> {
  await page.click(await screen.findByText("From a Mealie server"));
  await page.fill("Mealie address", address);
  await page.fill("API token", token);
  await page.press("Connect");
}

/** A backup with a recipe, a person, a list, and a meal. */
const backup = () =>
  archive("backup.zip", {
    "database.json": {
      alembic_version: [{ version_num: "09aba125b57a" }],
      groups: [{ id: "g1", name: "Home" }],
      recipes: [{ id: "r1", slug: "fig-jam", name: "Fig Jam" }],
      recipes_ingredients: [{ recipe_id: "r1", position: 0, note: "1 kg figs" }],
      group_meal_plans: [{ date: "2024-01-12", entry_type: "dinner", title: "Pizza", group_id: "g1" }],
      shopping_lists: [{ id: "s1", name: "Weekly", group_id: "g1" }],
      shopping_list_items: [{ shopping_list_id: "s1", position: 0, note: "2 onions", checked: false }],
      users: [{ id: "u1", full_name: "Cy", email: "cy@mealie.example", group_id: "g1", password: "LDAP" }],
    },
  });

/** @param contents what the person may import */
async function upload(page: OpenApp, contents = "1 recipe and 3 more items"): Promise<void> {
  await page.upload(await screen.findByLabelText("Choose files"), await backup());
  await page.waitForAddress(/^\/imports\/files\/[0-9a-f]{16}$/);
  await headline(`Mealie: ${contents}`);
}

test("recipes are fetched from a Mealie address, with meals and lists if someone chooses them", async () => {
  const { address } = await run();
  const page = await start();
  await connect(page, address);
  await page.waitForAddress(/^\/imports\/files\/[0-9a-f]{16}$/);
  await headline("Mealie: 2 recipes and 8 more items");
  expect([await recipeNames(), listNames()]).toEqual([[], []]);
  for (const name of [/^1 food$/, /^2 people/, /^2 meals/, /^1 shopping list/])
    expect(others().getByRole("checkbox", { name })).toHaveProperty("checked", false);

  await page.click(others().getByRole("checkbox", { name: /meals/ }));
  await page.click(others().getByRole("checkbox", { name: /shopping list/ }));
  await page.press("Import 2 recipes and 3 more items");
  await headline("Imported 2 recipes, 2 meals, and 1 shopping list");
  expect(listNames()).toEqual(["Weekly"]);
  expect(emails()).not.toContain("ben@mealie.example");
  await within(await findListItem("Out")).findByText("Meal on January 4, 2024");
  await within(await findListItem("Weekly")).findByText("Shopping list");

  await page.press("Undo this import");
  const question = await screen.findByRole("dialog", { name: "Undo this import?" });
  within(question).getByText("2 recipes go to the trash.");
  within(question).getByText("Also removed: 2 meals and 1 shopping list");
  await page.press("Undo import", question);
  await headline("Import undone");
  screen.getByText("Moved 2 recipes to the trash");
  screen.getByText("Removed: 2 meals and 1 shopping list");
  expect([await recipeNames(), listNames()]).toEqual([[], []]);
});

test("a wrong address or token says so, and both fields are required", async () => {
  const { address } = await run();
  const page = await start();
  await page.click(await screen.findByText("From a Mealie server"));
  await page.press("Connect");
  expect(await screen.findAllByText("Required")).toHaveLength(2);
  expect(calls().filter((call) => call.includes("/mealie"))).toEqual([]);

  await page.fill("Mealie address", address);
  await page.fill("API token", "another");
  await page.press("Connect");
  await within(await screen.findByRole("alert")).findByText(/doesn't accept this token/);
  await page.fill("Mealie address", "not an address");
  await page.press("Connect");
  await within(await screen.findByRole("alert")).findByText(/web address/);
  expect(page.address()).toBe("/imports/files");
  expect((await admin.get("imports/files")).body).toEqual([]);
});

test("a Mealie server that fails while recipes are fetched leaves nothing, and the history says so", async () => {
  const mealie = await run();
  mealie.breakPath("/api/recipes", 500);
  const page = await start();
  await connect(page, mealie.address);
  const { host } = new URL(mealie.address);
  await headline(host);
  await within(await screen.findByRole("alert")).findByText("Couldn't fetch your recipes");
  await page.follow("Try again");
  await page.waitForAddress("/imports/files");
  await within(await findListItem(host)).findByText("Couldn't fetch your recipes");
});

test("a picture that can't be fetched is a row, and doesn't stop the import", async () => {
  const mealie = await run();
  mealie.breakPath(`/api/media/recipes/${SOUP}/assets/plate.jpg`, 418);
  const page = await start();
  await connect(page, mealie.address);
  await headline("Mealie: 2 recipes and 8 more items");
  await page.follow("Unreadable 1");
  await findListItem("Lentil soup");
  await page.press("Import 2 recipes");
  await headline("Imported 2 recipes");
});

test("people without an email are listed with the other items, and groups can be left out", async () => {
  const database = {
    alembic_version: [{ version_num: "09aba125b57a" }],
    groups: [
      { id: "g1", name: "Home" },
      { id: "g2", name: "Neighbors" },
    ],
    recipes: [{ id: "r1", slug: "fig-jam", name: "Fig Jam" }],
    recipes_ingredients: [{ recipe_id: "r1", position: 0, note: "1 kg figs" }],
    group_meal_plans: [
      { date: "2024-01-12", entry_type: "dinner", title: "Pizza", group_id: "g1" },
      { date: "2024-01-12", entry_type: "dinner", title: "Fish", group_id: "g2" },
    ],
    users: [{ id: "u1", full_name: "Cy", email: "", group_id: "g1" }],
  };
  const page = await start();
  const file = await archive("backup.zip", { "database.json": database });
  await page.upload(await screen.findByLabelText("Choose files"), file);
  await headline("Mealie: 1 recipe and 2 meals");
  await page.follow("Other items 1");
  const row = within(await findListItem("Cy"));
  row.getByText("Person");
  row.getByText(/Without a valid email, this person can't get an account/);

  expect(screen.queryByRole("group", { name: "From these groups" })).toBeNull();
  await page.click(others().getByRole("checkbox", { name: "2 meals" }));
  const groups = within(screen.getByRole("group", { name: "From these groups" }));
  groups.getByText(/go to the group of the same name, or to yours/);
  await page.click(groups.getByRole("checkbox", { name: "Home" }));
  others().getByRole("checkbox", { name: "1 meal" });
  await page.press("Import 1 recipe and 1 meal");
  await headline("Imported 1 recipe and 1 meal");
  await within(await findListItem("Fish")).findByText("Meal on January 12, 2024 · Neighbors");
  expect(screen.queryByText("Pizza")).toBeNull();
  await page.follow("Other items 1");
  await findListItem("Cy");
});

test("the button says what is imported, also if that's no recipe", async () => {
  const page = await start();
  await upload(page);
  await screen.findByRole("button", { name: "Import 1 recipe" });
  const list = others().getByRole("checkbox", { name: /shopping list/ });
  await page.click(list);
  await screen.findByRole("button", { name: "Import 1 recipe and 1 shopping list" });
  await page.click(others().getByRole("checkbox", { name: /meal/ }));
  await screen.findByRole("button", { name: "Import 1 recipe and 2 more items" });
  await page.click(others().getByRole("checkbox", { name: /meal/ }));
  await page.click(screen.getByLabelText("Select Fig Jam"));
  await screen.findByRole("button", { name: "Import 1 shopping list" });
  await page.click(list);
  await screen.findByText("Select at least one recipe.");

  await page.click(list);
  await page.press("Import 1 shopping list");
  await headline("Imported 1 shopping list");
  expect([await recipeNames(), listNames()]).toEqual([[], ["Weekly"]]);
  await page.press("Undo this import");
  const question = await screen.findByRole("dialog");
  expect(within(question).queryByText(/trash/)).toBeNull();
  await page.press("Undo import", question);
  await headline("Import undone");
  screen.getByText("Removed: 1 shopping list");
  expect(screen.queryByRole("link", { name: "Open trash" })).toBeNull();
  expect(listNames()).toEqual([]);
});

test("a backup without recipes says what else it has", async () => {
  const page = await start();
  const database = {
    alembic_version: [{ version_num: "09aba125b57a" }],
    groups: [{ id: "g1", name: "Home" }],
    group_meal_plans: [{ date: "2024-01-12", entry_type: "dinner", title: "Pizza", group_id: "g1" }],
  };
  const file = await archive("backup.zip", { "database.json": database });
  await page.upload(await screen.findByLabelText("Choose files"), file);
  await headline("1 meal");
  await page.go("/imports/files");
  await within(await findListItem("backup.zip")).findByText("Ready to import: 1 meal");
});

test("undoing says how many other items are kept, and why", async () => {
  const page = await start();
  await upload(page);
  for (const name of [/shopping list/, /^1 meal/]) await page.click(others().getByRole("checkbox", { name }));
  await page.press("Import 1 recipe and 2 more items");
  await headline("Imported 1 recipe, 1 meal, and 1 shopping list");
  const [{ id: list }] = (await admin.get("shopping-lists")).body;
  await admin.send("POST", `shopping-lists/${list}/items`, { text: "bread" });
  await page.go("/imports/files");
  await page.follow(/backup\.zip/);
  await page.press("Undo this import");
  const question = await screen.findByRole("dialog");
  within(question).getByText("Also removed: 1 meal");
  within(question).getByText("Kept (changed or used since the import): 1 shopping list");
  await page.press("Undo import", question);
  await headline("Import undone");
  screen.getByText("Removed: 1 meal");
  screen.getByText("Kept (changed or used since the import): 1 shopping list");
  app.shoppingLists.remove(1, list);
});

test("someone with an account is skipped, like a recipe that exists", async () => {
  const page = await start();
  await upload(page);
  await page.click(others().getByRole("checkbox", { name: /person/ }));
  await page.press("Import 1 recipe and 1 person");
  await headline("Imported 1 recipe and 1 person");
  expect(emails()).toContain("cy@mealie.example");
  const row = await findListItem("Cy");
  await within(row).findByText("Person");
  await within(row).findByText(/Reset the password of cy@mealie.example/);

  await page.go("/imports/files");
  await findListItem("Imported 1 recipe and 1 person");
  await page.upload(await screen.findByLabelText("Choose files"), await backup());
  await headline("Mealie: 1 recipe and 3 more items");
  await page.click(others().getByRole("checkbox", { name: /person/ }));
  await page.press("Import 1 person");
  await headline("Imported 0 recipes");
  await screen.findByText("Already in Tagine");
  await within(await findListItem("Cy")).findByText(/already has an account/);
});

test("people who aren't administrators choose among meals and lists only", async () => {
  const page = await start(user);
  await upload(page, "1 recipe and 2 more items");
  const names = others()
    .getAllByRole("checkbox")
    .map((box) => box.getAttribute("name"));
  expect(names).toEqual(["meal-plans", "shopping-lists"]);
  await page.click(others().getByRole("checkbox", { name: /^1 meal/ }));
  await page.press("Import 1 recipe and 1 meal");
  await headline("Imported 1 recipe and 1 meal");
  await waitFor(async () => expect((await user.get("meal-plans/all")).body).toHaveLength(1));
});
