import { describe, expect, test } from "bun:test";
import { readPlainText } from "../../../../src/recipes/reading/plain-text/read-plain-text.ts";

const HEADED = "Soup\n\nIngredients\n500 g flour\n2 eggs\n\nMethod\nMix it well.\nBake it.";
const NUMBERED = "Soup\n\n500 g flour\n2 eggs\n\n1. Mix it well.\n2. Bake it.";
const stepsOf = (text: string) => readPlainText(text).recipeInstructions;

describe("below the steps", () => {
  test.each([
    "Guten Appetit!",
    "Smacznego!",
    "Enjoy!",
    "Bon appétit",
    "P.S. The cake keeps well for three days in a tin.",
    "PS: Keeps well.",
    "-- \nAnna Schmidt\nMusterstraße 5",
    "Follow @annacooks for more",
    "Ruhezeit: 1 Stunde",
    "Schwierigkeitsgrad: simpel kcal pro Portion: 320",
    "Wartość energetyczna: 280 kcal",
  ])("%p isn't a step and isn't lost", (line) => {
    for (const text of [`${HEADED}\n\n${line}`, `${HEADED}\n${line}`, `${NUMBERED}\n${line}`]) {
      const recipe = readPlainText(text);
      expect(recipe.recipeInstructions).toEqual([{ text: "Mix it well." }, { text: "Bake it." }]);
      const rest = [recipe.description, ...(recipe.notes ?? []).map((note) => note.text)].join("\n");
      expect(rest).toContain(line.split("\n").at(-1) ?? "");
    }
  });

  test("a line between the steps leaves them unchanged", () => {
    const recipe = readPlainText(`${HEADED}\nRuhezeit: 1 Stunde\nServe it warm.`);
    expect(recipe.recipeInstructions.map(({ text }) => text)).toEqual([
      "Mix it well.",
      "Bake it.",
      "Serve it warm.",
    ]);
    expect(recipe.notes).toEqual([{ title: "", text: "Ruhezeit: 1 Stunde" }]);
  });
});

test("letters before the steps are list marks", () => {
  expect(
    stepsOf("Soup\n\nIngredients\n500 g flour\n\nMethod\na) Mix it well.\nb) Bake it.\nc) Serve."),
  ).toEqual([{ text: "Mix it well." }, { text: "Bake it." }, { text: "Serve." }]);
});

test.each(["Here’s how:", "Here's how:"])("%s introduces the steps and isn't a title", (lead) => {
  expect(stepsOf(`Soup\n\nIngredients\n500 g flour\n2 eggs\n\n${lead}\n\nMix it well.\nBake it.`)).toEqual([
    { text: "Mix it well." },
    { text: "Bake it." },
  ]);
});
