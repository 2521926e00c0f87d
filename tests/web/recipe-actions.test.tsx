import { afterEach, beforeEach, expect, spyOn, test } from "bun:test";
import { deleteRecipes } from "../support/delete-recipes.ts";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";
import { stopTime } from "../support/page-time.ts";

const { admin, answer, handle, open, settled, visitor } = await dom();

const SOUP = {
  name: "Lentil Soup",
  description: "For cold days.",
  recipeIngredient: ["200 g lentils", "1 lemon"],
  recipeInstructions: [{ text: "Cook the lentils." }],
};

beforeEach(async () => {
  await admin.send("POST", "recipes/create", SOUP);
});
afterEach(() => deleteRecipes(admin));

const stored = async () => (await admin.get("recipes/lentil-soup")).body;
const versions = async () => (await admin.get("recipes/lentil-soup/versions")).body.versions.length;
const star = (count: number) => screen.getByRole("radio", { name: `${count} out of 5 stars` });
const chosen = () =>
  document.querySelector("[role=radio][aria-checked=true]")?.getAttribute("aria-label") ?? "none";
const findMessage = (text: string | RegExp) =>
  within(screen.getByRole("status", { name: "Messages" })).findByText(text);
const rated = (rating: number) => waitFor(async () => expect((await stored()).rating).toBe(rating));
const headline = (name: string) => screen.findByRole("heading", { level: 1, name });

async function atRecipe(): Promise<OpenApp> {
  const page = await open("recipe/lentil-soup", { as: admin });
  await screen.findByRole("radio", { name: "1 out of 5 stars" });
  return page;
}

async function askToDelete(page: OpenApp): Promise<HTMLElement> {
  await page.press("More actions");
  await page.press("Delete recipe");
  return screen.findByRole("dialog");
}

async function deleteRecipe(page: OpenApp): Promise<HTMLElement> {
  await page.press("Delete recipe", await askToDelete(page));
  await page.waitForAddress("/");
  const bar = screen.getByRole("status", { name: "Undo" });
  await within(bar).findByText("Moved “Lentil Soup” to the trash");
  return bar;
}

test("a click on a star rates, and a second one removes the rating", async () => {
  const page = await atRecipe();
  expect(chosen()).toBe("none");
  await page.click(star(4));
  expect(chosen()).toBe("4 out of 5 stars");
  await rated(4);
  expect(await stored()).toMatchObject(SOUP);
  const again = await atRecipe();
  expect(chosen()).toBe("4 out of 5 stars");
  await again.click(star(2));
  await rated(2);
  await again.click(star(2));
  expect(chosen()).toBe("none");
  await rated(0);
});

test("deleting asks first, and is undone even if another recipe took the slug", async () => {
  const page = await atRecipe();
  const dialog = await askToDelete(page);
  within(dialog).getByRole("heading", { name: "Delete this recipe?" });
  expect(dialog.textContent).toContain("“Lentil Soup” goes to the trash.");
  expect(dialog.textContent).toContain("30 days");
  await page.press("Cancel", dialog);
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const bar = await deleteRecipe(page);
  expect(screen.queryByRole("link", { name: /Lentil Soup/ })).toBeNull();
  expect(screen.getByRole("status", { name: "Messages" }).textContent).toBe("");
  await admin.send("POST", "recipes/create", SOUP);
  await page.press("Undo", bar);
  await page.waitForAddress(/^\/recipe\/lentil-soup-./);
  await headline("Lentil Soup");
  await waitFor(() => expect(within(bar).queryByRole("button")).toBeNull());
  expect((await admin.get("recipe-bin")).body).toEqual([]);
});

test("a deleted recipe is restored from the trash", async () => {
  const page = await atRecipe();
  const bar = await deleteRecipe(page);
  await page.press("Dismiss", bar);
  await waitFor(() => expect(within(bar).queryByRole("button")).toBeNull());
  await page.follow("Trash");
  await page.waitForAddress("/recipes/bin");
  await headline("Trash");
  await waitFor(() => expect(document.title).toBe("Trash · Tagine"));
  await screen.findByRole("heading", { level: 2, name: "Lentil Soup" });
  const { textContent } = screen.getByRole("main");
  expect(textContent).toMatch(/Deleted by Change Me, \w+ \d+, \d{4}/);
  expect(textContent).toMatch(/Kept until \w+ \d+, \d{4}/);
  await page.press("Restore Lentil Soup");
  await headline("The trash is empty");
  await findMessage("Restored “Lentil Soup”");
  await page.follow("Go to home page");
  await screen.findByRole("link", { name: /Lentil Soup/ });
});

test("undo is offered for 10 seconds, and longer while the pointer or focus is on it", async () => {
  const page = await atRecipe();
  const pass = stopTime();
  let now = performance.now();
  using _ = spyOn(performance, "now").mockImplementation(() => now);
  const wait = (ms: number) => {
    now += ms;
    pass(ms);
  };
  const bar = await deleteRecipe(page);
  const undo = () => within(bar).queryByRole("button", { name: "Undo" });
  wait(8000);
  expect(undo()).not.toBeNull();
  await page.hover(undo() ?? bar);
  wait(20_000);
  expect(undo()).not.toBeNull();
  undo()?.focus();
  await page.unhover(undo() ?? bar);
  wait(20_000);
  expect(undo()).not.toBeNull();
  undo()?.blur();
  await settled();
  expect(undo()).not.toBeNull();
  wait(3000);
  await waitFor(() => expect(undo()).toBeNull());
  expect(screen.getByRole("status", { name: "Undo" })).toBe(bar);
});

test("a visitor sees the stars and nothing to edit", async () => {
  await admin.send("PUT", "recipes/lentil-soup", { ...SOUP, rating: 3 });
  const page = await open("recipe/lentil-soup", { as: visitor });
  await screen.findByRole("img", { name: "3 out of 5 stars" });
  expect(screen.queryAllByRole("radio")).toEqual([]);
  for (const name of ["Plan", "Shop", "Edit"]) {
    expect(screen.queryByRole("button", { name })).toBeNull();
    expect(screen.queryByRole("link", { name })).toBeNull();
  }
  await page.press("More actions");
  await screen.findByRole("link", { name: "As Markdown" });
  expect(screen.queryByRole("button", { name: "Delete recipe" })).toBeNull();
  expect(screen.queryByRole("link", { name: "Versions" })).toBeNull();
  await page.press("Menu");
  await screen.findByRole("button", { name: "Sign in" });
  expect(screen.queryByRole("link", { name: "Trash" })).toBeNull();
  await page.go("/recipes/bin");
  await page.waitForAddress("/login?redirect=/recipes/bin");
});

test("arrow keys select a rating, which is saved once", async () => {
  const page = await atRecipe();
  const pass = stopTime();
  const press = async (keys: string) => {
    await page.keyboard(keys);
    pass(1000);
  };
  star(1).focus();
  await press("{ArrowRight}{ArrowRight}{ArrowRight}");
  expect(document.activeElement).toBe(star(3));
  await rated(3);
  expect(await versions()).toBe(1);
  await press("{ArrowLeft}");
  await rated(2);
  expect(document.activeElement).toBe(star(2));
  await press(" ");
  await rated(0);
  await press("{ArrowLeft}");
  await rated(5);
  await press("{ArrowRight}");
  await rated(1);
});

test("a refused rating is reset, with the reason", async () => {
  const page = await atRecipe();
  await page.click(star(2));
  await rated(2);
  const text = "Some values are missing or invalid.";
  answer(/^PUT .*lentil-soup$/, () =>
    Response.json({ code: "not-valid", snackbar: { text } }, { status: 422 }),
  );
  await page.click(star(5));
  await findMessage(text);
  await waitFor(() => expect(chosen()).toBe("2 out of 5 stars"));
  expect((await stored()).rating).toBe(2);
});

test("a rating applies to someone else's newer version", async () => {
  const page = await atRecipe();
  await admin.send("PUT", "recipes/lentil-soup", { ...SOUP, description: "For warm days too." });
  await page.click(star(3));
  await rated(3);
  expect((await stored()).description).toBe("For warm days too.");
  await screen.findByText("For warm days too.");
});

test("fast clicks end with the last rating, without flicker", async () => {
  const page = await atRecipe();
  answer(/lentil-soup$/, async (request) => {
    await Bun.sleep(25);
    return handle(request);
  });
  const ratings = [chosen()];
  const look = new MutationObserver(() => {
    if (ratings.at(-1) !== chosen()) ratings.push(chosen());
  });
  look.observe(document.body, { subtree: true, childList: true, attributes: true });
  await page.click(star(1));
  await page.click(star(4));
  await rated(4);
  await settled();
  look.disconnect();
  expect(ratings).toEqual(["none", "1 out of 5 stars", "4 out of 5 stars"]);
  expect((await stored()).rating).toBe(4);
});

test("an old address redirects to the recipe, and Back returns to the previous page", async () => {
  await admin.send("PUT", "recipes/lentil-soup", { ...SOUP, name: "Red Lentil Soup" });
  const page = await open("login");
  await headline("Sign in");
  await page.go("/recipe/lentil-soup");
  await page.waitForAddress("/recipe/red-lentil-soup");
  await headline("Red Lentil Soup");
  await page.back();
  await page.waitForAddress("/login");
});

test("nothing is lost without a response, and the dialog and the toast say so", async () => {
  const page = await atRecipe();
  const dialog = await askToDelete(page);
  answer(/./);
  await page.press("Delete recipe", dialog);
  await within(await within(dialog).findByRole("alert")).findByText(/Can't reach Tagine/);
  await page.press("Cancel", dialog);
  await page.click(star(5));
  await findMessage(/Can't reach Tagine/);
  await waitFor(() => expect(chosen()).toBe("none"));
});

test("a refused undo can be tried again", async () => {
  const page = await atRecipe();
  await page.press("Delete recipe", await askToDelete(page));
  await page.waitForAddress("/");
  const bar = screen.getByRole("status", { name: "Undo" });
  await within(bar).findByText("Moved “Lentil Soup” to the trash");
  const answerAgain = answer(/^POST .*\/restore$/);
  await page.press("Undo", bar);
  await findMessage(/Can't reach Tagine/);
  answerAgain();
  await page.press("Undo", bar);
  await page.waitForAddress("/recipe/lentil-soup");
});
