import { expect, test } from "bun:test";
import type { RecipeContent } from "../../src/contract/recipe-life.ts";
import { applyDraft, EMPTY_RECIPE, toDraft, type Draft } from "../../web/recipes/editing/draft.ts";
import { changeRow, moveRow, newLine } from "../../web/recipes/editing/line.ts";

/** Clients may add keys. */
const FRY = { text: "Fry.", image: "a.jpg" };

const before = (chosen: unknown): RecipeContent => ({
  ...EMPTY_RECIPE,
  name: "Soup",
  recipeIngredient: ["2 onions", "1 tbsp butter", "salt"],
  recipeInstructions: [{ ...FRY, ingredients: chosen }, { text: "Serve." }],
});

function edit(chosen: unknown, change: (draft: Draft) => Partial<Draft> = () => ({})) {
  const state = before(chosen);
  const draft = toDraft(state, "en-US");
  return applyDraft({ ...draft, ...change(draft) }, state, "en-US").recipeInstructions;
}

const steps = (chosen: unknown) => before(chosen).recipeInstructions;
const keys = ({ ingredients }: Draft) => ingredients.map(({ key }) => key);
const link = (draft: Draft, links: number[] | null) => ({
  steps: draft.steps.map((step, at) => (at === 0 ? { ...step, links } : step)),
});

test.each([
  ["texts of lines", ["1 tbsp butter", "2 onions"]],
  ["a text that no line has", ["2 onions", "gone"]],
  ["only such texts", ["gone"]],
  ["another spelling", ["2 Onions"]],
  ["no ingredients", []],
  ["another client's values", [{ id: 1 }]],
  ["another client's text", "some"],
])("%s stay as they are if nobody edits them", (_, chosen) => {
  expect(edit(chosen)).toEqual(steps(chosen));
  expect(edit(chosen, ({ ingredients }) => ({ ingredients: moveRow(ingredients, 0, 2) }))).toEqual(
    steps(chosen),
  );
});

test("links follow a line whose text is edited", () => {
  const [first] = edit(["2 onions", "salt"], (draft) => ({
    ingredients: changeRow(draft.ingredients, keys(draft)[0] ?? 0, { text: " 3 onions " }),
  }));
  expect(first?.ingredients).toEqual(["3 onions", "salt"]);
});

test("a deleted line is dropped, and without any line left, they are found automatically", () => {
  const without = (draft: Draft, gone: number[]) => ({
    ingredients: draft.ingredients.filter((_, at) => !gone.includes(at)),
  });
  expect(edit(["2 onions", "salt"], (draft) => without(draft, [0]))[0]?.ingredients).toEqual(["salt"]);
  expect(edit(["2 onions"], (draft) => without(draft, [0]))).toEqual([FRY, { text: "Serve." }]);
  const emptied = edit(["2 onions"], ({ ingredients }) => ({
    ingredients: [newLine(" "), ...ingredients.slice(1)],
  }));
  expect(emptied[0]).not.toHaveProperty("ingredients");
  expect(edit([], (draft) => without(draft, [0, 1, 2]))[0]?.ingredients).toEqual([]);
});

test("chosen lines replace what was there, also none, and automatic ones leave nothing behind", () => {
  expect(edit("some", (draft) => link(draft, keys(draft).slice(0, 2)))[0]).toEqual({
    ...FRY,
    ingredients: ["2 onions", "1 tbsp butter"],
  });
  expect(edit(["salt", "gone"], (draft) => link(draft, keys(draft).slice(0, 1)))[0]?.ingredients).toEqual([
    "2 onions",
  ]);
  expect(edit(["salt"], (draft) => link(draft, []))[0]?.ingredients).toEqual([]);
  expect(edit(["salt"], (draft) => link(draft, null))[0]).toEqual(FRY);
});
