import { afterEach, beforeEach, expect, test } from "bun:test";
import { deleteRecipes } from "../support/delete-recipes.ts";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";
import { PASSWORD, USER_EMAIL } from "../support/sign-ins.ts";

const { admin, open, user } = await dom();

const FIRST = {
  name: "Lentil Soup",
  description: "For cold days.",
  recipeIngredient: ["200 g lentils", "1 lemon", "salt"],
  recipeInstructions: [{ text: "Cook the lentils for 20 minutes." }],
};
const SECOND = {
  ...FIRST,
  recipeIngredient: ["250 g lentils", "salt", "1 lemon", "cumin"],
  recipeInstructions: [{ text: "Cook the lentils for 25 minutes." }],
};
const PRESENT = { ...SECOND, name: "Red Lentil Soup", tags: ["warm"] };

beforeEach(async () => {
  await admin.send("POST", "recipes/create", FIRST);
  await admin.send("PUT", "recipes/lentil-soup", SECOND);
  await admin.send("PUT", "recipes/lentil-soup", PRESENT);
});
afterEach(() => deleteRecipes(admin));

const stored = async (slug: string) => (await admin.get(`recipes/${slug}`)).body;
const row = (summary: RegExp) => within(screen.getByRole("main")).findByRole("link", { name: summary });
const findMessage = (text: string) =>
  within(screen.getByRole("status", { name: "Messages" })).findByText(text, { exact: false });
const headline = (name: string) => screen.findByRole("heading", { level: 1, name });
const restores = () => screen.findByRole("button", { name: "Restore this version" });
const texts = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);

async function atVersions(path = "recipe/red-lentil-soup/versions"): Promise<OpenApp> {
  const page = await open(path, { as: user });
  await headline("Versions");
  return page;
}

test("a recipe's menu leads to its versions, which say who changed what", async () => {
  const page = await open("recipe/red-lentil-soup", { as: user });
  await page.press("More actions");
  await page.follow("Versions");
  await page.waitForAddress("/recipe/red-lentil-soup/versions");
  await headline("Versions");
  await waitFor(() => expect(document.title).toBe("Versions · Tagine"));
  await row(/Current version/);
  const rows = within(screen.getByRole("main")).getAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent?.replace(/^\w+ \d+, \d{4}.*?(?=By|Current)/, ""))).toEqual(
    ["Current versionBy Change MeName, Tags", "By Change MeIngredients, Steps", "By Change MeFirst version"],
  );
  await page.follow("Red Lentil Soup", screen.getByRole("main"));
  await headline("Red Lentil Soup");
});

test("a version is restored under its old name, and the restore is undone", async () => {
  const page = await atVersions();
  await page.click(await row(/Ingredients, Steps/));
  await page.follow("After restoring");
  await page.waitForAddress(/\/versions\/\d+\/present$/);
  await waitFor(() => expect(texts("deletion").join()).toContain("Red Lentil Soup"));
  expect(texts("insertion")).toEqual(["Added: Lentil Soup"]);
  await page.click(await restores());
  await page.waitForAddress("/recipe/lentil-soup");
  await headline("Lentil Soup");
  expect(await stored("lentil-soup")).toMatchObject({ ...SECOND, tags: [] });
  const undo = screen.getByRole("status", { name: "Undo" });
  await within(undo).findByText(/^Restored the version from \w+ \d+, \d{4}/);
  await page.press("Undo", undo);
  await page.waitForAddress("/recipe/red-lentil-soup");
  await headline("Red Lentil Soup");
  await waitFor(() => expect(within(undo).queryByRole("button")).toBeNull());
  expect(await stored("red-lentil-soup")).toMatchObject(PRESENT);
});

test("an open version shows its changes in words and symbols", async () => {
  const page = await atVersions();
  await page.click(await row(/Ingredients, Steps/));
  await screen.findByText("Moved");
  const version = await row(/Ingredients, Steps/);
  expect(version.getAttribute("aria-expanded")).toBe("true");
  expect(document.activeElement).toBe(version);
  expect(texts("deletion")).toEqual(["Removed: 200", "Removed: 20"]);
  expect(texts("insertion")).toEqual(["Added: 250", "cumin", "Added: 25"]);

  await atVersions(page.address().slice(1));
  await screen.findByText("Moved");
  const again = await atVersions(page.address().slice(1));
  await again.click(await row(/Current version/));
  await again.waitForAddress(/\/versions\/present$/);
  await waitFor(() => expect(texts("insertion")).toEqual(["Added: Red Lentil Soup", "warm"]));
  expect(texts("deletion")).toEqual(["Removed: Lentil Soup"]);
  expect(screen.queryByRole("button", { name: "Restore this version" })).toBeNull();
  await again.back();
  await restores();
  await again.click(await row(/Ingredients, Steps/));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Restore this version" })).toBeNull());
  expect(again.address()).toBe("/recipe/red-lentil-soup/versions");
});

test("a recipe without earlier versions says so", async () => {
  await admin.send("POST", "recipes/create", { name: "Plain Rice" });
  const page = await open("recipe/plain-rice/versions", { as: user });
  await headline("No earlier versions");
  await page.follow("Go to recipe");
  await headline("Plain Rice");
});

test("a visitor signs in first and returns to the page", async () => {
  const page = await open("recipe/red-lentil-soup/versions/present");
  await page.waitForAddress(/\/login\?redirect=/);
  await page.fill("Email", USER_EMAIL);
  await page.fill("Password", PASSWORD);
  await page.press("Sign in");
  await page.waitForAddress("/recipe/red-lentil-soup/versions/present");
  await screen.findByRole("deletion");
});

test("a restore doesn't overwrite someone else's newer save", async () => {
  const page = await atVersions();
  await page.click(await row(/Ingredients, Steps/));
  await restores();
  await admin.send("PUT", "recipes/red-lentil-soup", { ...PRESENT, description: "For warm days too." });
  await page.click(await restores());
  const refused = "Someone else edited this recipe.";
  await findMessage(refused);
  await row(/Description/);
  expect((await stored("red-lentil-soup")).description).toBe("For warm days too.");
  await page.press("Dismiss", screen.getByRole("status", { name: "Messages" }));
  await page.click(await restores());
  await headline("Lentil Soup");
  await admin.send("PUT", "recipes/lentil-soup", { ...SECOND, description: "Changed once more." });
  await page.press("Undo", screen.getByRole("status", { name: "Undo" }));
  await findMessage(refused);
  expect((await stored("lentil-soup")).description).toBe("Changed once more.");
});

test("old addresses redirect, and unknown ones are reported", async () => {
  const page = await atVersions("recipe/lentil-soup/versions/present");
  await page.waitForAddress("/recipe/red-lentil-soup/versions/present");
  await screen.findByRole("deletion");
  await page.go("/recipe/red-lentil-soup/versions/999999");
  await within(await screen.findByRole("alert")).findByText("Version not found.");
  await page.go("/recipe/no-such-soup/versions");
  await headline("Recipe not found");
});

test("versions of a deleted recipe can't be restored", async () => {
  const page = await atVersions();
  await page.click(await row(/Ingredients, Steps/));
  await restores();
  await admin.send("DELETE", "recipes/red-lentil-soup");
  await page.click(await restores());
  await findMessage("Recipe “red-lentil-soup” not found.");
  await headline("Recipe not found");
});
