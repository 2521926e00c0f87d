import { expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FOOD_TEXTS } from "../../src/assets.ts";
import { convertMeasure } from "../../src/ingredients/amounts/convert-measure.ts";
import { parseFoods } from "../../src/ingredients/foods/food-table.ts";
import { findRegion } from "../../src/ingredients/amounts/measures.ts";
import { wordsFor } from "../../src/ingredients/words/languages.ts";
import type { UnitKind } from "../../src/ingredients/words/units.ts";

/** Source: household weights of the USDA National Nutrient Database, Standard Reference 28. */
const KNOWN = readFileSync(join(import.meta.dir, "known-weights.tsv"), "utf8")
  .trim()
  .split("\n")
  .map((row) => row.split("\t"));
/** For these foods, the database's weights of a spoon and a cup contradict each other. */
const CONTRADICTED = new Set([
  "celery",
  "mint",
  "lemongrass",
  "dried-onion",
  "whey-powder",
  "sour-cream",
  "ketchup",
  "barbecue-sauce",
  "salsa",
  "agave-syrup",
  "white-chocolate",
  "vegetable-juice",
]);
/** Every packet says that 7 g are 2¼ teaspoons, not 1¾. */
const LABELED = new Set(["yeast"]);
const TOLERANCE = 0.03;
/** The database rounds to a gram, and conversions round to kitchen steps. */
const GRAMS = 1;
const ROUNDING = 0.02;

test("foods weigh what the USDA measured", () => {
  const foods = parseFoods(FOOD_TEXTS.readFoods());
  const region = findRegion("en", null);
  const spelling = { style: "decimal", point: "." } as const;
  const wrong = KNOWN.flatMap(([id = "", amount, unit = "", grams]) => {
    const food = foods.get(id);
    if (!food || CONTRADICTED.has(id) || LABELED.has(id)) return [];
    const kind = (unit === "fl oz" ? "fl-oz" : unit) as UnitKind;
    // Spoons and liquids aren't converted to weights, so each food is converted as a solid in cups.
    const solid = { ...food, id: "x", aisle: "other", parents: [] } as const;
    const cups = { tsp: 1 / 48, tbsp: 1 / 16, "fl-oz": 1 / 8, cup: 1 }[kind as "tsp"] ?? 1;
    const measure = { low: Number(amount) * cups, high: Number(amount) * cups, kind: "cup" as const };
    const shown = convertMeasure(measure, solid, {
      system: "metric",
      region,
      spelling,
      words: wordsFor("en"),
    });
    const got = Number.parseFloat(shown ?? "") * (shown?.includes("kg") ? 1000 : 1);
    const off = Math.abs(got - Number(grams));
    return off <= Math.max(GRAMS, (TOLERANCE + ROUNDING) * Number(grams))
      ? []
      : [`${id}: ${amount} ${unit} is ${grams} g, not ${shown}`];
  });
  expect(KNOWN.length).toBeGreaterThanOrEqual(300);
  expect(wrong).toEqual([]);
});
