import { afterEach, beforeEach, expect, test } from "bun:test";
import { dom, screen, waitFor, within, type OpenApp } from "../support/dom.tsx";

const { admin, open, user, visitor } = await dom();

const ONIONS = "2 red onions, sliced";
const SOUP = {
  name: "Onion Soup",
  recipeIngredient: [ONIONS, "1 l vegetable stock", "1 tbsp butter"],
  recipeInstructions: [{ text: "Fry the onions in the butter." }, { text: "Leave it overnight." }],
};

beforeEach(async () => {
  await admin.send("POST", "recipes/create", SOUP);
});
afterEach(async () => {
  localStorage.clear();
  const { id } = (await admin.send("DELETE", "recipes/onion-soup")).body;
  await admin.send("DELETE", `recipe-bin/${id}`);
});

const storedSteps = async () => (await admin.get("recipes/onion-soup")).body.recipeInstructions;
const region = (name: string) => screen.findByRole("region", { name });
const findSummary = async (text: string) =>
  within(await region("Steps")).findByRole("button", { name: text });
const findChoices = (number: number) => screen.findByRole("group", { name: `Ingredients in step ${number}` });
const listChosen = (group: HTMLElement) =>
  within(group)
    .getAllByRole<HTMLInputElement>("checkbox")
    .filter(({ checked }) => checked)
    .map(({ parentElement }) => parentElement?.textContent);
const check = async (page: OpenApp, line: string, number = 1) =>
  page.click(within(await findChoices(number)).getByRole("checkbox", { name: line }));
const atEditor = () => open("recipe/onion-soup?edit=form", { as: user });

async function save(page: OpenApp): Promise<void> {
  await page.press("Save");
  await page.waitForAddress("/recipe/onion-soup");
}

/** Saves what was chosen through the API. */
async function choose(...chosen: (string[] | null)[]): Promise<void> {
  const recipe = (await admin.get("recipes/onion-soup")).body;
  const recipeInstructions = SOUP.recipeInstructions.map((step, at) =>
    chosen[at] ? { ...step, ingredients: chosen[at] } : step,
  );
  await admin.send("PUT", "recipes/onion-soup", { ...recipe, recipeInstructions });
}

test("the editor shows the ingredients of each step, and people can add and remove some", async () => {
  const page = await atEditor();
  await findSummary("No ingredients");
  const summary = await findSummary("Ingredients: red onions, butter");
  expect(screen.queryByRole("group", { name: /Ingredients in step/ })).toBeNull();
  await page.click(summary);
  expect(summary.getAttribute("aria-expanded")).toBe("true");
  expect(listChosen(await findChoices(1))).toEqual([ONIONS, "1 tbsp butter"]);
  await check(page, "1 tbsp butter");
  await check(page, "1 l vegetable stock");
  await findSummary("Ingredients: red onions, vegetable stock");
  await save(page);
  expect(await storedSteps()).toEqual([
    { text: "Fry the onions in the butter.", ingredients: [ONIONS, "1 l vegetable stock"] },
    { text: "Leave it overnight." },
  ]);
});

test("a step can have no ingredients, or be automatic again", async () => {
  await choose(["1 l vegetable stock"]);
  const page = await atEditor();
  await page.click(await findSummary("Ingredients: vegetable stock"));
  await check(page, "1 l vegetable stock");
  await within(await region("Steps")).findAllByRole("button", { name: "No ingredients" });
  await page.press("Back to automatic");
  await findSummary("Ingredients: red onions, butter");
  expect(screen.queryByRole("button", { name: "Back to automatic" })).toBeNull();
  await check(page, ONIONS);
  await check(page, "1 tbsp butter");
  await save(page);
  expect((await storedSteps())[0].ingredients).toEqual([]);
});

test("links follow edited lines, and survive a reload before saving", async () => {
  await choose([ONIONS, "1 tbsp butter"]);
  const page = await atEditor();
  await findSummary("Ingredients: red onions, butter");
  await page.fill("Ingredient 1", "3 white onions");
  await page.click(await findSummary("Ingredients: white onions, butter"));
  await check(page, "1 tbsp butter");
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain("white"));
  const again = await open("recipe/onion-soup?edit=form", { as: user, again: true });
  await findSummary("Ingredients: white onions");
  await save(again);
  expect((await storedSteps())[0].ingredients).toEqual(["3 white onions"]);
});

test("cook mode shows the chosen ingredients, and leads to the step in the editor and back", async () => {
  await choose(null, ["1 l vegetable stock"]);
  const page = await open("recipe/onion-soup/cook", { as: user });
  await screen.findByRole("heading", { name: "Step 1 of 2" });
  await page.press("Next step");
  await screen.findByRole("heading", { name: "Step 2 of 2" });
  const used = await screen.findByRole("group", { name: "Ingredients for this step" });
  expect(within(used).getByRole("listitem").textContent).toBe("1 l vegetable stock");
  await page.follow("Correct ingredients");
  const choices = await findChoices(2);
  expect(listChosen(choices)).toEqual(["1 l vegetable stock"]);
  expect(document.activeElement).toBe(await findSummary("Ingredients: vegetable stock"));
  await check(page, "1 l vegetable stock", 2);
  await page.press("Save");
  await page.waitForAddress("/recipe/onion-soup/cook");
  await screen.findByRole("heading", { name: "Step 2 of 2" });
  await screen.findByRole("link", { name: "Add ingredients" });
});

test("visitors can't correct ingredients", async () => {
  await open("recipe/onion-soup/cook", { as: visitor });
  await screen.findByRole("group", { name: "Ingredients for this step" });
  expect(screen.queryByRole("link", { name: "Correct ingredients" })).toBeNull();
});

test("versions say in words which ingredients someone chose", async () => {
  await choose(["1 l vegetable stock"], []);
  const page = await open("recipe/onion-soup/versions", { as: user });
  await page.follow(/First version/);
  await screen.findByText(/Ingredients: 1 l vegetable stock/);
  await screen.findByText(/No ingredients/);
});

test("the JSON editor keeps what someone chose", async () => {
  await choose(["1 l vegetable stock"], []);
  const page = await open("recipe/onion-soup?edit=json", { as: user });
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "Recipe as JSON" });
  expect(field.value).toContain('"ingredients": [\n        "1 l vegetable stock"\n      ]');
  await page.press("Form");
  await findSummary("Ingredients: vegetable stock");
  await page.fill("Step 2", "Leave it for a night.");
  await save(page);
  expect(await storedSteps()).toEqual([
    { text: "Fry the onions in the butter.", ingredients: ["1 l vegetable stock"] },
    { text: "Leave it for a night.", ingredients: [] },
  ]);
});
