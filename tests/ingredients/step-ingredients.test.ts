import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FOOD_TEXTS } from "../../src/assets.ts";
import { foodCatalog } from "../../src/ingredients/foods/food-catalog.ts";
import { readLine } from "../../src/ingredients/lines/read-line.ts";
import { findStepIngredients } from "../../src/ingredients/step-ingredients/find-step-ingredients.ts";
import { wordsFor } from "../../src/ingredients/words/languages.ts";
import { loadStepWords } from "../../web/ingredients/load-step-finder.ts";

const RECIPES = join(import.meta.dir, "step-ingredients");

interface LabelledRecipe {
  language: string;
  name: string;
  ingredients: string[];
  steps: string[];
  /** The ingredients that each step uses. */
  links: number[][];
  /** Ingredients that may be found or not. */
  optional?: number[][];
}

test("steps of 40 recipes have the ingredients that people linked them with", async () => {
  const files = readdirSync(RECIPES).toSorted();
  expect(files).toHaveLength(40);
  let right = 0;
  const wrong: string[] = [];
  const missed: string[] = [];
  for (const file of files) {
    const recipe: LabelledRecipe = JSON.parse(readFileSync(join(RECIPES, file), "utf8"));
    const { ingredients, steps, links, optional } = recipe;
    expect(links).toHaveLength(steps.length);
    const found = await find(recipe);
    for (const [index, step] of steps.entries()) {
      const wanted = links[index] ?? [];
      const skipped = optional?.[index] ?? [];
      const got = (found[index] ?? []).filter((position) => !skipped.includes(position));
      const cite = (position: number) => `${file}, step ${index + 1}: ${ingredients[position]} in "${step}"`;
      right += got.filter((position) => wanted.includes(position)).length;
      wrong.push(...got.filter((position) => !wanted.includes(position)).map(cite));
      missed.push(...wanted.filter((position) => !got.includes(position)).map(cite));
    }
  }
  const differences = ["Wrong:", ...wrong, "Missed:", ...missed].join("\n");
  expect(right / (right + wrong.length), differences).toBeGreaterThanOrEqual(0.95);
  expect(right / (right + missed.length), differences).toBeGreaterThanOrEqual(0.85);
});

const catalog = foodCatalog(FOOD_TEXTS);

async function find({ language, name, ingredients, steps }: LabelledRecipe): Promise<number[][]> {
  const lineWords = wordsFor(language);
  const lines = ingredients.map((text) => ({ line: readLine(text, lineWords), section: "" }));
  const words = await loadStepWords(language);
  const knowledge = { words, lineWords, foods: catalog.forLanguage(language) };
  return findStepIngredients({ name, lines, steps: steps.map((text) => ({ text })) }, knowledge);
}
