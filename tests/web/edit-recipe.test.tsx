import { afterEach, beforeEach, expect, onTestFinished, test } from "bun:test";
import type { Caller } from "../support/caller.ts";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";
import { upload } from "../support/pictured.ts";
import { PASSWORD, USER_EMAIL } from "../support/sign-ins.ts";
import { picture } from "../support/test-site.ts";

const { admin, answer, as, open, readStorage, user } = await dom();
const dish = new File([(await picture(600, 400)).slice()], "dish.jpg", { type: "image/jpeg" });

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
const lines = (list: "Ingredients" | "Steps") => [
  ...screen.getByRole("region", { name: list }).querySelectorAll("textarea"),
];
const texts = (list: "Ingredients" | "Steps") => lines(list).map(({ value }) => value);
const ingredients = () => texts("Ingredients");
const json = () => field("Recipe as JSON");
/** The draft of the recipe that is typed, once it holds a text. */
const stores = (text: string, draft: string) =>
  waitFor(() => expect(readStorage(`draft.${draft}`)).toContain(text));
const leaving = () => screen.findByRole("dialog", { name: "Leave without saving?" });
const undo = () => screen.getByRole("status", { name: "Undo" });
const conflict = () => screen.findByRole("dialog", { name: "Someone else edited this recipe" });

async function atForm(caller: Caller = user): Promise<OpenApp> {
  const page = await open("recipe/bean-stew", { as: caller });
  await page.follow("Edit");
  await screen.findByRole("textbox", { name: "Name" });
  return page;
}

async function atJson(): Promise<OpenApp> {
  const page = await open("recipe/bean-stew?edit=json", { as: user });
  await screen.findByRole("textbox", { name: "Recipe as JSON" });
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
  await page.fill("Email", USER_EMAIL);
  await page.fill("Password", PASSWORD);
  await page.press("Sign in");
}

async function atNew(): Promise<OpenApp> {
  const page = await open("new/", { as: user });
  await screen.findByRole("textbox", { name: "Name" });
  return page;
}

/** Chooses a picture in the dialog that the form's button opens. */
async function choosePicture(page: OpenApp, button: string): Promise<void> {
  await page.press(button);
  await page.upload(await within(await screen.findByRole("dialog")).findByLabelText("Choose file"), dish);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}

/** A page without a screen can't decode pictures. */
function decodePictures(): void {
  const bitmap = { width: 600, height: 400, close() {} };
  Object.assign(globalThis, { createImageBitmap: async () => bitmap });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, "createImageBitmap"));
}

test("a recipe is written by hand, from the button to its page", async () => {
  const page = await open("", { as: user });
  await page.press("Add a recipe");
  await page.follow("By hand");
  await page.waitForAddress("/new/");
  await screen.findByRole("textbox", { name: "Name" });
  expect(document.activeElement).toBe(field("Name"));
  await page.press("Save");
  await screen.findByText("Enter a name");
  expect(document.activeElement).toBe(field("Name"));
  await page.fill("Name", "Lemon Cake");
  await waitFor(() => expect(screen.queryByText("Enter a name")).toBeNull());
  await page.press("Add ingredient");
  await page.keyboard("3 eggs{Enter}1 lemon{Enter}");
  await page.press("Add section", screen.getByRole("region", { name: "Ingredients" }));
  await page.keyboard("Icing{Enter}sugar");
  await page.press("Add step");
  await page.keyboard("Mix.");
  await page.press("Add note");
  await page.keyboard("Keeps three days");
  await page.click(screen.getByRole("radio", { name: "4 out of 5 stars" }));
  await save(page, "lemon-cake");
  await screen.findByRole("heading", { level: 1, name: "Lemon Cake" });
  expect(await stored("lemon-cake")).toMatchObject({
    name: "Lemon Cake",
    rating: 4,
    recipeIngredient: ["3 eggs", "1 lemon", "sugar"],
    ingredientGroups: [
      { title: "", items: ["3 eggs", "1 lemon"] },
      { title: "Icing", items: ["sugar"] },
    ],
    recipeInstructions: [{ text: "Mix." }],
    notes: [{ title: "", text: "Keeps three days" }],
  });
  // Back doesn't lead to the empty form.
  await page.back();
  await page.waitForAddress("/");
  await screen.findByRole("link", { name: /Lemon Cake/ });
});

test("a change is saved, and everything else stays as it was", async () => {
  const before = await stored();
  const page = await atForm();
  await waitFor(() => expect(document.title).toBe("Edit Bean Stew · Tagine"));
  await page.fill(field("Servings"), "6");
  await save(page);
  await screen.findByRole("status", { name: "6 servings" });
  expect(await stored()).toEqual({ ...before, recipeYield: "6" });
  expect((await admin.get("recipes/bean-stew/versions")).body.versions).toHaveLength(1);
});

test("a new name changes the address, and the old one redirects", async () => {
  const page = await atForm();
  await page.fill(field("Name"), "White Bean Stew");
  await page.keyboard("{Control>}s{/Control}");
  await saveAndReload(page, "white-bean-stew");
  await page.go("/recipe/bean-stew");
  await page.waitForAddress("/recipe/white-bean-stew");
});

test("lines are removed, restored, moved and pasted", async () => {
  const page = await atForm();
  await page.press("Remove 1 onion");
  expect(ingredients()).toEqual(["200 g beans", "2 carrots"]);
  await page.press("Undo", undo());
  expect(ingredients()).toEqual(["200 g beans", "1 onion", "2 carrots"]);

  lines("Ingredients")[0]?.focus();
  await page.keyboard("{Alt>}{ArrowDown}{/Alt}");
  expect(ingredients()).toEqual(["1 onion", "200 g beans", "2 carrots"]);
  expect(document.activeElement).toBe(lines("Ingredients")[1] ?? null);

  await page.keyboard("{End}{Enter}");
  await page.paste("salt\n\n  pepper  \n");
  await page.press("Add 2 lines", await screen.findByRole("dialog", { name: "Paste a list: Ingredients" }));
  expect(ingredients()).toEqual(["1 onion", "200 g beans", "salt", "pepper", "2 carrots"]);
  expect(document.activeElement).toBe(lines("Ingredients")[3] ?? null);

  await page.press("Paste a list", screen.getByRole("region", { name: "Steps" }));
  const dialog = await screen.findByRole("dialog", { name: "Paste a list: Steps" });
  expect(within(dialog).getByRole("button", { name: /^Add/ })).toHaveProperty("disabled", true);
  await page.fill(within(dialog).getByRole("textbox"), "Season.\r\n\r\nServe.");
  await page.press("Add 2 lines", dialog);
  expect(texts("Steps")).toEqual(["Soak the beans.", "Cook all.", "Season.", "Serve."]);

  // Backspace removes an empty line and focuses the one before.
  await page.keyboard("{Enter}{Backspace}");
  expect(document.activeElement).toBe(lines("Steps")[3] ?? null);
  await save(page);
  expect(await stored()).toMatchObject({
    recipeIngredient: ["1 onion", "200 g beans", "salt", "pepper", "2 carrots"],
    recipeInstructions: ["Soak the beans.", "Cook all.", "Season.", "Serve."].map((text) => ({ text })),
  });
});

test("a new recipe's picture isn't discarded without asking", async () => {
  decodePictures();
  const page = await atNew();
  await choosePicture(page, "Add picture");
  await page.press("Cancel");
  await page.press("Keep editing", await leaving());
  await page.fill("Name", "Soup after all");
  await save(page, "soup-after-all");
  expect((await stored("soup-after-all")).image).toBeString();

  await page.go("/new/");
  await choosePicture(page, "Add picture");
  await page.press("Cancel");
  await page.press("Leave", await leaving());
  await page.waitForAddress("/");
});

test("a picture that couldn't be sent isn't lost, and no second recipe is created", async () => {
  decodePictures();
  const page = await atNew();
  await page.fill("Name", "Soup in the dark");
  await choosePicture(page, "Add picture");
  const answerAgain = answer(/image$/);
  await page.press("Save");
  await screen.findByRole("heading", { name: "The recipe was saved, but not its picture" });
  answerAgain();
  await page.press("Try again");
  await saveAndReload(page, "soup-in-the-dark");
  expect((await stored("soup-in-the-dark")).image).toBeString();
  expect((await admin.get("recipes/summary")).body).toHaveLength(2);
});

test("a picture changes immediately, and what was typed stays", async () => {
  await admin.send("PUT", "recipes/bean-stew/image", upload(await dish.bytes()));
  const page = await atForm();
  const { image } = await stored();
  await page.fill(field("Name"), "Typed before");
  await choosePicture(page, "Change picture");
  await within(undo()).findByText(/picture/i);
  expect((await stored()).image).not.toBe(image);
  expect(field("Name").value).toBe("Typed before");
  await page.press("Undo", undo());
  await waitFor(() => expect(within(undo()).queryByRole("button")).toBeNull());
  expect(field("Name").value).toBe("Typed before");
  await save(page, "typed-before");
  expect(await stored("typed-before")).toMatchObject({ image: expect.any(String), rating: 0 });
});

test("after saving or canceling, Back leads to where the recipe was opened, also after renaming it", async () => {
  const page = await open("recipes/all", { as: user });
  await page.follow(/Bean Stew/);
  await page.follow("Edit");
  await screen.findByRole("textbox", { name: "Name" });
  await page.press("Cancel");
  await saveAndReload(page);
  for (const [name, slug] of [
    ["Lentil Stew", "lentil-stew"],
    ["Bean Stew", "bean-stew"],
  ]) {
    await page.follow("Edit");
    await page.fill("Name", name ?? "");
    await save(page, slug);
  }
  await page.back();
  await page.waitForAddress("/recipes/all");
});

test("leaving asks about unsaved changes, and staying keeps them", async () => {
  const page = await atForm();
  // Nothing was typed yet.
  await page.press("Cancel");
  await saveAndReload(page);
  await page.follow("Edit");
  await page.fill("Name", "Other");
  await page.follow("Tagine, home");
  await page.press("Keep editing", await leaving());
  expect(field("Name").value).toBe("Other");
  await page.back();
  await page.press("Close", await leaving());
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(field("Name").value).toBe("Other");
  await page.press("Cancel");
  await page.press("Leave", await leaving());
  await saveAndReload(page);
  expect(screen.queryByText(/You have unsaved changes/)).toBeNull();
  expect((await stored()).name).toBe("Bean Stew");
});

test("unsaved changes are offered again on the recipe's page, and can be discarded", async () => {
  const { id } = (await user.get("users/self")).body;
  const page = await atForm();
  await page.fill(lines("Steps")[1] ?? document.body, "Cook all for an hour.");
  await stores("for an hour", `${id}.${(await stored()).id}`);
  const again = await open("recipe/bean-stew", { as: user, again: true });
  await screen.findByText("You have unsaved changes");
  await again.follow("Keep editing");
  await screen.findByText(/Restored your unsaved changes/);
  expect(texts("Steps")).toEqual(["Soak the beans.", "Cook all for an hour."]);
  await again.press("Discard");
  expect(texts("Steps")).toEqual(["Soak the beans.", "Cook all."]);
  await again.press("Cancel");
  await saveAndReload(again);
  expect(screen.queryByText(/You have unsaved changes/)).toBeNull();
});

test("an unsaved new recipe is kept until it's saved", async () => {
  const { id } = (await user.get("users/self")).body;
  const page = await atNew();
  await page.fill("Name", "Half a recipe");
  await stores("Half a recipe", `${id}.new`);
  const again = await open("new/", { as: user, again: true });
  await screen.findByRole("textbox", { name: "Name" });
  expect(field("Name").value).toBe("Half a recipe");
  await save(again, "half-a-recipe");
  await open("new/", { as: user, again: true });
  await screen.findByRole("textbox", { name: "Name" });
  expect(field("Name").value).toBe("");
});

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
  await page.press("Remove 200 g beans");
  await page.press("Remove 2 carrots");
  await within(undo()).findByText("Removed 2 lines");
  await page.press("Undo", undo());
  expect(ingredients()).toEqual(["200 g beans", "1 onion", "2 carrots"]);
});

test("signing in again after the session ends saves what was typed", async () => {
  const session = await as(USER_EMAIL);
  const page = await atForm(session);
  await page.fill(field("Name"), "Stew of two sessions");
  await session.send("DELETE", "auth/sessions/current");
  await page.press("Save");
  await within(await screen.findByRole("dialog", { name: "Sign in" })).findByText(/Your session has ended/);
  await signIn(page);
  await saveAndReload(page, "stew-of-two-sessions");
});

test("not signing in again loses nothing that was typed", async () => {
  const session = await as(USER_EMAIL);
  const page = await atForm(session);
  await page.fill(field("Name"), "Stew that waits");
  await session.send("DELETE", "auth/sessions/current");
  await page.press("Save");
  await page.press("Close", await screen.findByRole("dialog", { name: "Sign in" }));
  await page.waitForAddress(/\/login\?redirect=/);
  await signIn(page);
  await screen.findByText(/Restored your unsaved changes/);
  expect(field("Name").value).toBe("Stew that waits");
});

test("a line added in JSON is added to its section, and contradicting changes are reported", async () => {
  const sections = { ingredientGroups: [{ title: "Pot", items: STEW.recipeIngredient }] };
  await admin.send("PUT", "recipes/bean-stew", { ...STEW, ...sections });
  const page = await atJson();
  const more = json().value.replace(/"2 carrots"(?=\s*\]\s*\}\s*\])/, '"2 carrots", "salt"');
  await page.fill(json(), more.replace('"1 onion",', '"1 leek",'));
  await page.press("Save");
  await screen.findByRole("button", { name: /You changed both ingredientGroups and recipeIngredient/ });
  await page.fill(json(), more.replace('"wine"', '"my wine"'));
  await page.press("Save");
  await screen.findByRole("button", { name: /^Line \d+: Spaces aren't allowed$/ });
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
  await extras.findByText("Enter a key");
  await page.fill(key, "my key");
  await extras.findByText("Spaces aren't allowed");
  await page.fill(key, "wine");
  await page.keyboard("{Enter}");
  await extras.findByText("This key is already used");
  await page.fill(key, "cheese");
  await page.keyboard("{Enter}");
  await page.keyboard("feta");
  await page.press("Remove wine", region);
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
  const comma = await screen.findByRole("button", { name: "Line 3: Missing comma" });
  expect(json().value).toBe(broken);
  await page.click(comma);
  expect(document.activeElement).toBe(json());

  await page.fill(json(), good.replace('"200 g beans"', "200").replace('"extras"', '"extra"'));
  await page.press("Form");
  await screen.findByText(/Unknown field “extra”/);
  await page.fill(json(), good.replace('"200 g beans"', "200").replace('"rating": 0', '"rating": 7'));
  await page.press("Form");
  await screen.findByRole("button", { name: /: Expected text in quotation marks$/ });
  await screen.findByRole("button", { name: /: Must be at most 5$/ });
  expect((await stored()).recipeIngredient[0]).toBe("200 g beans");

  await page.fill(json(), good.replace("Bean Stew", "Bean Soup").replace("200 g", "300 g"));
  await page.press("Form");
  await screen.findByRole("textbox", { name: "Name" });
  expect(field("Name").value).toBe("Bean Soup");
  expect(ingredients()).toEqual(["300 g beans", "1 onion", "2 carrots"]);
  await page.press("JSON");
  await screen.findByRole("textbox", { name: "Recipe as JSON" });
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
  await within(dialog).findByText(/Your edits don't overlap\./);
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
  await within(question).findByText(/You both changed the same fields\./);
  await page.press("Keep editing", question);
  expect(field("Servings").value).toBe("8");
  expect((await stored()).recipeYield).toBe("2");
  await page.press("Save");
  const dialog = await conflict();
  expect(within(dialog).getAllByRole("radio")).toHaveLength(4);
  const theirs = within(dialog).getAllByRole("radio", { name: /Theirs/ });
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
  await page.press("Save as new recipe");
  await saveAndReload(page, "saved-stew");
  expect(await stored("saved-stew")).toMatchObject({ recipeIngredient: STEW.recipeIngredient });
});

test("JSON is also saved as a new recipe if the old one was deleted", async () => {
  const page = await atJson();
  await page.fill(json(), json().value.replace("Bean Stew", "Stew in JSON"));
  await admin.send("DELETE", "recipes/bean-stew");
  await page.press("Save");
  await page.press("Save as new recipe");
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
  await waitFor(() => within(screen.getByRole("alert")).getByText(/Can't reach Tagine\./));
  expect(field("Name").value).toBe("Written in the cellar");
  answerAgain();
  await save(page, "written-in-the-cellar");
});
