import { expect, test } from "bun:test";
import { dom, screen, within, type OpenApp } from "../support/dom.tsx";

const { admin, open } = await dom();

async function create(recipe: object): Promise<string> {
  return (await admin.send("POST", "recipes/create", recipe)).body;
}

const soup = await create({
  name: "Soup",
  recipeIngredient: ["1 l water", "200 g lentils"],
  recipeInstructions: [{ text: "Boil." }],
});

async function showRecipe(page: OpenApp, slug: string): Promise<void> {
  await page.go("/login");
  await screen.findByRole("heading", { level: 1, name: "Sign in" });
  await page.go(`/recipe/${slug}`);
  await screen.findByRole("heading", { name: "Ingredients" });
}

const ticked = () =>
  screen.getAllByRole<HTMLInputElement>("checkbox").filter(({ checked }) => checked).length;

test("ticks that cannot be read count as none", async () => {
  const page = await open("login");
  for (const ticks of [
    "{",
    "5",
    "{}",
    '{"at":9e15,"ticked":5}',
    '{"at":"x","ticked":[0]}',
    '{"ticked":[0]}',
  ]) {
    for (const list of ["ingredients", "steps"]) localStorage.setItem(`tagine.ticks.${list} ${soup}`, ticks);
    await showRecipe(page, soup);
    expect([ticks, ticked()]).toEqual([ticks, 0]);
  }
});

test("ticks are forgotten when a recipe was left for a day", async () => {
  const page = await open("login");
  for (const [hours, kept] of [
    [23, 1],
    [25, 0],
  ] as const) {
    const ticks = { at: Date.now() - hours * 3_600_000, ticked: [0] };
    localStorage.setItem(`tagine.ticks.ingredients ${soup}`, JSON.stringify(ticks));
    await showRecipe(page, soup);
    expect([hours, ticked()]).toEqual([hours, kept]);
  }
});

test("blank lines of a recipe are not shown", async () => {
  const slug = await create({
    name: "Gaps",
    recipeIngredient: ["Flour", "", "  ", "Water"],
    recipeInstructions: [
      { text: "Mix." },
      { text: " " },
      { title: "Later", text: "" },
      { text: "", name: "Bake" },
    ],
    tools: ["", "Oven"],
    notes: [
      { title: " ", text: "" },
      { title: "", text: "[see](https://example.org)" },
    ],
  });
  await open(`recipe/${slug}`);
  expect(await screen.findAllByRole("checkbox")).toHaveLength(2);
  const steps = screen
    .getAllByRole("button", { name: /^Step / })
    .map((step) => step.closest("div")?.textContent);
  expect(steps).toEqual([expect.stringMatching(/^1[^]*Mix\.$/), expect.stringMatching(/^2[^]*Bake$/)]);
  screen.getByRole("heading", { name: "Later" });
  const tools = screen.getAllByRole("list").filter((list) => within(list).queryByText("Oven"));
  expect(tools.map((list) => within(list).getAllByRole("listitem").length)).toEqual([1]);
  await screen.findByRole("link", { name: "see" });
  expect(document.querySelectorAll(".prose-text")).toHaveLength(1);
});

test("a recipe shown for other servings opens in the form", async () => {
  const page = await open(`recipe/${soup}?servings=6`, { as: admin });
  await screen.findByRole("heading", { name: "Ingredients" });
  await page.follow("Edit");
  await screen.findByRole("textbox", { name: "Name" });
});
