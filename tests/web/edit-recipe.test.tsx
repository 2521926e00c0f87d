import { afterEach, beforeEach, expect, test } from "bun:test";
import type { Caller } from "../support/caller.ts";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";
import { PASSWORD, USER_EMAIL } from "../support/sign-ins.ts";

const { admin, answer, as, open, user } = await dom();

const STEW = {
  name: "Bean Stew",
  description: "For *cold* days.",
  recipeYield: "4",
  prepTime: "1 Hour 30 Minutes",
  recipeIngredient: ["200 g beans", "1 onion", "2 carrots"],
  recipeInstructions: [{ text: "Soak the beans." }, { text: "Cook all." }],
  tags: ["winter"],
  extras: { wine: "red" },
};

beforeEach(async () => {
  await admin.send("POST", "recipes/create", STEW);
});
afterEach(async () => {
  const recipes = (await admin.get("recipes/summary")).body.map(({ slug }: { slug: string }) => slug);
  await admin.send("POST", "recipe-bin", { recipes });
  for (const { id } of (await admin.get("recipe-bin")).body) await admin.send("DELETE", `recipe-bin/${id}`);
});

const stored = async (slug = "bean-stew") => (await admin.get(`recipes/${slug}`)).body;
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const ingredients = () =>
  [...screen.getByRole("region", { name: "Ingredients" }).querySelectorAll("textarea")].map(
    ({ value }) => value,
  );
const json = () => field("The recipe as JSON");
const undo = () => screen.getByRole("status", { name: "Undo" });
const conflict = () => screen.findByRole("dialog", { name: "Somebody changed this recipe meanwhile" });

async function atForm(caller: Caller = user): Promise<OpenApp> {
  const page = await open("recipe/bean-stew", { as: caller });
  await page.follow("Edit");
  await screen.findByRole("textbox", { name: "Name" });
  return page;
}

async function atJson(): Promise<OpenApp> {
  const page = await open("recipe/bean-stew?edit=json", { as: user });
  await screen.findByRole("textbox", { name: "The recipe as JSON" });
  return page;
}

async function save(page: OpenApp, slug = "bean-stew"): Promise<void> {
  await page.press("Save");
  await saveAndReload(page, slug);
}

async function saveAndReload(page: OpenApp, slug = "bean-stew"): Promise<void> {
  await page.waitForAddress(`/recipe/${slug}`);
  await screen.findByRole("link", { name: "Edit" });
}

async function signIn(page: OpenApp): Promise<void> {
  await page.fill("E-mail", USER_EMAIL);
  await page.fill("Password", PASSWORD);
  await page.press("Sign in");
}

test("tags and categories are picked from existing ones or created", async () => {
  await admin.send("POST", "categories", { name: "Einfach" });
  const page = await atForm();
  await page.fill(screen.getByRole("combobox", { name: "Categories" }), "ein");
  await page.click(await screen.findByRole("option", { name: "Einfach" }));
  await page.fill(screen.getByRole("combobox", { name: "Tags" }), "quick");
  await page.keyboard("{Enter}");
  await save(page);
  expect(await stored()).toMatchObject({ recipeCategory: ["Einfach"], tags: ["winter", "quick"] });
  await screen.findByRole("link", { name: "quick" });
  await admin.send("DELETE", "categories/einfach");
});

test("lines removed one after the other are restored together", async () => {
  const page = await atForm();
  await page.press("Remove: 200 g beans");
  await page.press("Remove: 2 carrots");
  await within(undo()).findByText("Removed: 2 lines");
  await page.press("Undo", undo());
  expect(ingredients()).toEqual(["200 g beans", "1 onion", "2 carrots"]);
});

test("signing in again after the session ends saves what was typed", async () => {
  const session = await as(USER_EMAIL);
  const page = await atForm(session);
  await page.fill(field("Name"), "Stew of two sessions");
  await session.send("DELETE", "auth/sessions/current");
  await page.press("Save");
  await within(await screen.findByRole("dialog", { name: "Login" })).findByText(/Your session has ended/);
  await signIn(page);
  await saveAndReload(page, "stew-of-two-sessions");
});

test("not signing in again loses nothing that was typed", async () => {
  const session = await as(USER_EMAIL);
  const page = await atForm(session);
  await page.fill(field("Name"), "Stew that waits");
  await session.send("DELETE", "auth/sessions/current");
  await page.press("Save");
  await page.press("Close", await screen.findByRole("dialog", { name: "Login" }));
  await page.waitForAddress(/\/login\?redirect=/);
  await signIn(page);
  await screen.findByText(/What you had not saved is here again/);
  expect(field("Name").value).toBe("Stew that waits");
});

test("a line added in JSON is added to its section, and contradicting changes are reported", async () => {
  const sections = { ingredientGroups: [{ title: "Pot", items: STEW.recipeIngredient }] };
  await admin.send("PUT", "recipes/bean-stew", { ...STEW, ...sections });
  const page = await atJson();
  const more = json().value.replace(/"2 carrots"(?=\s*\]\s*\}\s*\])/, '"2 carrots", "salt"');
  await page.fill(json(), more.replace('"1 onion",', '"1 leek",'));
  await page.press("Save");
  await screen.findByRole("button", { name: /These sections and recipeIngredient were both changed/ });
  await page.fill(json(), more.replace('"wine"', '"my wine"'));
  await page.press("Save");
  await screen.findByRole("button", { name: /^Line \d+: No White Space Allowed$/ });
  await page.fill(json(), more);
  await save(page);
  expect(await stored()).toMatchObject({
    recipeIngredient: [...STEW.recipeIngredient, "salt"],
    ingredientGroups: [{ title: "Pot", items: [...STEW.recipeIngredient, "salt"] }],
  });
});

test("keys of extras have no spaces", async () => {
  const page = await atForm();
  const region = screen.getByRole("region", { name: "Extras" });
  const extras = within(region);
  const key = extras.getByRole("textbox", { name: "New key" });
  await page.press("Add", region);
  await extras.findByText("Key Name Required");
  await page.fill(key, "my key");
  await extras.findByText("No White Space Allowed");
  await page.fill(key, "wine");
  await page.keyboard("{Enter}");
  await extras.findByText("There is a field with this key already.");
  await page.fill(key, "cheese");
  await page.keyboard("{Enter}");
  await page.keyboard("feta");
  await page.press("Remove: wine", region);
  await page.fill(key, "pending");
  await save(page);
  expect((await stored()).extras).toEqual({ cheese: "feta", pending: "" });
});

test("JSON errors show their line, and nothing typed is lost", async () => {
  const page = await atJson();
  const good = json().value;
  expect(JSON.parse(good)).toMatchObject({ name: "Bean Stew", extras: { wine: "red" } });

  const broken = good.replace('"Bean Stew",', '"Bean Stew"');
  await page.fill(json(), broken);
  await page.press("Save");
  const comma = await screen.findByRole("button", { name: "Line 3: A comma is missing here" });
  expect(json().value).toBe(broken);
  await page.click(comma);
  expect(document.activeElement).toBe(json());

  await page.fill(json(), good.replace('"200 g beans"', "200").replace('"extras"', '"extra"'));
  await page.press("Form");
  await screen.findByText(/A recipe has no field “extra”/);
  await page.fill(json(), good.replace('"200 g beans"', "200").replace('"rating": 0', '"rating": 7'));
  await page.press("Form");
  await screen.findByRole("button", { name: /: A text is expected here, in quotation marks$/ });
  await screen.findByRole("button", { name: /: It must be at most 5$/ });
  expect((await stored()).recipeIngredient[0]).toBe("200 g beans");

  await page.fill(json(), good.replace("Bean Stew", "Bean Soup").replace("200 g", "300 g"));
  await page.press("Form");
  await screen.findByRole("textbox", { name: "Name" });
  expect(field("Name").value).toBe("Bean Soup");
  expect(ingredients()).toEqual(["300 g beans", "1 onion", "2 carrots"]);
  await page.press("JSON");
  await screen.findByRole("textbox", { name: "The recipe as JSON" });
  expect(json().value).toContain('"300 g beans"');
  await save(page, "bean-soup");
  expect(await stored("bean-soup")).toMatchObject({ name: "Bean Soup", prepTime: "1 Hour 30 Minutes" });
});

test("someone else's changes aren't overwritten, and different changes are merged", async () => {
  const page = await atForm();
  await page.fill(field("Servings"), "8");
  await admin.send("PUT", "recipes/bean-stew", { ...STEW, description: "For warm days." });
  await page.press("Save");
  const dialog = await conflict();
  await within(dialog).findByText(/You changed different things\./);
  await within(dialog).findAllByText(/warm/);
  await page.press("Save", dialog);
  await saveAndReload(page);
  expect(await stored()).toMatchObject({ recipeYield: "8", description: "For warm days." });
});

test("if both changed the same part, you choose which one to keep", async () => {
  const page = await atForm();
  await page.fill(field("Servings"), "8");
  await page.fill(field("Author"), "Me");
  await admin.send("PUT", "recipes/bean-stew", { ...STEW, recipeYield: "2", author: "Them" });
  await page.press("Save");
  const question = await conflict();
  await within(question).findByText(/Both of you changed the same things\./);
  await page.press("Go on editing", question);
  expect(field("Servings").value).toBe("8");
  expect((await stored()).recipeYield).toBe("2");
  await page.press("Save");
  const dialog = await conflict();
  expect(within(dialog).getAllByRole("radio")).toHaveLength(4);
  const theirs = within(dialog).getAllByRole("radio", { name: /The other change/ });
  await page.click(theirs.at(-1) ?? dialog);
  await page.press("Save", dialog);
  await saveAndReload(page);
  expect(await stored()).toMatchObject({ recipeYield: "8", author: "Them" });
});

test("a recipe deleted in between is saved as a new one", async () => {
  const page = await atForm();
  await page.fill(field("Name"), "Saved Stew");
  await admin.send("DELETE", "recipes/bean-stew");
  await page.press("Save");
  await within(await screen.findByRole("alert")).findByText(/^Not saved\./);
  await page.press("Save as a new recipe");
  await saveAndReload(page, "saved-stew");
  expect(await stored("saved-stew")).toMatchObject({ recipeIngredient: STEW.recipeIngredient });
});

test("JSON is also saved as a new recipe if the old one was deleted", async () => {
  const page = await atJson();
  await page.fill(json(), json().value.replace("Bean Stew", "Stew in JSON"));
  await admin.send("DELETE", "recipes/bean-stew");
  await page.press("Save");
  await page.press("Save as a new recipe");
  await saveAndReload(page, "stew-in-json");
  expect((await stored("stew-in-json")).name).toBe("Stew in JSON");
});

test("a recipe is deleted from its form, and the deletion is undone", async () => {
  const page = await atForm();
  await page.fill(field("Name"), "Typed and not saved");
  await page.press("Delete recipe");
  await page.press("Delete recipe", await screen.findByRole("dialog"));
  await page.waitForAddress("/");
  await page.press("Undo", undo());
  await page.waitForAddress("/recipe/bean-stew");
  expect((await stored()).name).toBe("Bean Stew");
});

test("a visitor signs in first and returns to the form", async () => {
  for (const path of ["new/", "recipe/bean-stew?edit=form"]) {
    const page = await open(path);
    await signIn(page);
    await page.waitForAddress(`/${path}`);
    await screen.findByRole("textbox", { name: "Name" });
  }
});

test("nothing typed is lost if the server doesn't respond", async () => {
  const page = await atForm();
  await page.fill(field("Name"), "Written in the cellar");
  const answerAgain = answer(/./);
  await page.press("Save");
  await waitFor(() => within(screen.getByRole("alert")).getByText(/Tagine does not answer\./));
  expect(field("Name").value).toBe("Written in the cellar");
  answerAgain();
  await save(page, "written-in-the-cellar");
});
