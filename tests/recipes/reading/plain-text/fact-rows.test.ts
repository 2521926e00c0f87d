import { describe, expect, test } from "bun:test";
import { readPlainText } from "../../../../src/recipes/reading/plain-text/read-plain-text.ts";

type Said = [prep: string | null, cook: string | null, total: string | null, servings: string];

describe("several facts on one line", () => {
  const rows: [string, Said, string][] = [
    [
      "Prep Time: 15 mins\tCook Time: 1 hr\tTotal Time: 1 hr 15 mins",
      ["15 mins", "1 hr", "1 hr 15 mins", ""],
      "",
    ],
    ["Prep Time: 15 mins Cook Time: 1 hr Servings: 4", ["15 mins", "1 hr", null, "4"], ""],
    [
      "Préparation : 10 minutes - Temps de cuisson : 20 minutes - Repos : 1 heure",
      ["10 minutes", "20 minutes", null, ""],
      "Repos : 1 heure",
    ],
    [
      "Prep Time: 10 minutes mins Cook Time: 1 hour hr 5 minutes mins",
      ["10 minutes", "1 hour 5 minutes", null, ""],
      "",
    ],
    [
      "Arbeitszeit ca. 30 Minuten Koch-/Backzeit ca. 15 Minuten Gesamtzeit ca. 45 Minuten",
      ["ca. 30 Minuten", "ca. 15 Minuten", "ca. 45 Minuten", ""],
      "",
    ],
    [
      "Til 4 personer. Tid i alt: 45 min. Arbejdstid 20 min.",
      ["20 min", null, "45 min", "Til 4 personer"],
      "",
    ],
    ["（4人份 / 約40分鐘）", [null, null, "約40分鐘", "4人份"], ""],
    ["Prep: 15m", ["15m", null, null, ""], ""],
    ["Prep: 15m Cook: 1h 15m", ["15m", "1h 15m", null, ""], ""],
    ["Serves 4 Prep 10 min Cook 20 min", ["10 min", "20 min", null, "Serves 4"], ""],
  ];
  test.each(rows)("are read from %p", (row, facts, description) => {
    const recipe = readPlainText(`Soup\n${row}\n\nIngredients\n500 g flour\n2 eggs\n\nMethod\nMix it well.`);
    expect([recipe.prepTime, recipe.performTime, recipe.totalTime, recipe.recipeYield]).toEqual(facts);
    expect(recipe.description).toBe(description);
  });

  test("aren't a step below the steps heading", () => {
    const recipe = readPlainText(
      "Suppe\n\nZutaten\n500 g Mehl\n\nZubereitung\n\nArbeitszeit ca. 30 Minuten Koch-/Backzeit ca. 15 Minuten\n\nAlles mischen.",
    );
    expect(recipe.recipeInstructions.map(({ text }) => text)).toEqual(["Alles mischen."]);
    expect(recipe.performTime).toBe("ca. 15 Minuten");
  });

  test("stay a step if they say what to do", () => {
    const recipe = readPlainText(
      "Soup\n\nIngredients\n500 g flour\n\nMethod\nCook 20 minutes, bake 30 minutes.",
    );
    expect(recipe.recipeInstructions.map(({ text }) => text)).toEqual(["Cook 20 minutes, bake 30 minutes."]);
  });
});
