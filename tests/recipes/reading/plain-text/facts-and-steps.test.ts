import { describe, expect, test } from "bun:test";
import { readPlainText } from "../../../../src/recipes/reading/plain-text/read-plain-text.ts";

const stepsOf = (text: string) => readPlainText(text).recipeInstructions.map((step) => step.text);

describe("a short step with a time", () => {
  const steps = [
    "Bake 30 minutes.",
    "Cook 20 minutes.",
    "Prep 5 minutes.",
    "Backen 30 Minuten.",
    "Cuisson 30 minutes.",
    "Bake 30 minutes",
  ];

  test.each(steps)("%s stays a step below a steps heading", (step) => {
    const recipe = readPlainText(
      `Bread\n\nIngredients\n500 g flour\n7 g yeast\n\nSteps\nKnead it well.\nRest 1 hour.\n${step}\nServe warm.`,
    );
    expect(recipe.recipeInstructions.map(({ text }) => text)).toEqual([
      "Knead it well.",
      "Rest 1 hour.",
      step,
      "Serve warm.",
    ]);
    expect([recipe.prepTime, recipe.performTime, recipe.totalTime]).toEqual([null, null, null]);
  });

  test("stays a step without a steps heading", () => {
    expect(
      stepsOf("Bread\n\n500 g flour\n7 g yeast\n\nKnead it well.\nBake 30 minutes.\nServe warm."),
    ).toEqual(["Knead it well.", "Bake 30 minutes.", "Serve warm."]);
  });

  test("is a fact before the steps or with a colon, and loses its period", () => {
    const recipe = readPlainText(
      "Bread\nPrep 5 minutes.\n\nIngredients\n500 g flour\n\nSteps\nKnead it well.\nBaking time: 30 minutes.",
    );
    expect([recipe.prepTime, recipe.performTime]).toEqual(["5 minutes", "30 minutes"]);
    expect(recipe.recipeInstructions.map(({ text }) => text)).toEqual(["Knead it well."]);
  });
});
