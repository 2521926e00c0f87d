import { describe, expect, test } from "bun:test";
import { addUpNeeds, type NeedReading } from "../../web/meal-plans/add-up-needs.ts";
import { areNear, linesTogether, needsOfMeals, listRecipeNames } from "../../web/meal-plans/needs.ts";
import { textByRecipe, textTogether } from "../../web/meal-plans/shopping-text.ts";
import { loadReaders } from "../../web/shopping-lists/load-readers.ts";
import { createEntryReading } from "../../web/shopping-lists/shown-item.ts";
import type { View } from "../../web/meal-plans/view-choice.tsx";
import { measureFastest } from "../support/measure-fastest.ts";

const meal = (name: string, recipeIngredient: string[], date = "2026-11-23") => ({
  name,
  slug: name.toLowerCase(),
  date,
  recipeIngredient,
  servings: null,
  recipeYield: "",
});

function rowsOf(...meals: ReturnType<typeof meal>[]): string[][] {
  const needs = needsOfMeals(meals).flatMap((one) => one.needs);
  return linesTogether(needs).map((lines) =>
    lines.map(({ text, needs: { length } }) => `${text} ×${length}`),
  );
}

describe("the shopping list", () => {
  const pairs: [one: string, other: string, near: boolean][] = [
    ["200 g flour", "300 g flour", true],
    ["2 onions", "1 onion", true],
    ["1 tbsp olive oil", "2 tbsp olive oil", true],
    ["200 g flour", "200 g wheat flour", false],
    ["12345678901", "12345678901abcde", true],
    ["12345678901", "12345678901abcdef", false],
    ["1 egg", "2 figs", false],
    ["salt", "oil", false],
    ["a", "b", false],
    ["", "a", false],
  ];
  test.each(pairs)("puts %p and %p together: %p", (one, other, near) => {
    expect([areNear(one, other), areNear(other, one)]).toEqual([near, near]);
  });

  test("merges equal lines with their count and recipes, whatever their case and spacing", () => {
    const meals = [meal("Alpha", ["1 Onion", " salt "]), meal("Beta", ["1  onion", "Salt", "1 onion"])];
    expect(rowsOf(...meals)).toEqual([["1 Onion ×3"], ["salt ×2"]]);
    const needs = needsOfMeals(meals).flatMap((one) => one.needs);
    expect(linesTogether(needs).map(([line]) => line && listRecipeNames(line))).toEqual([
      ["Alpha", "Beta"],
      ["Alpha", "Beta"],
    ]);
  });

  test("puts similar lines side by side without merging them", () => {
    expect(
      rowsOf(meal("Alpha", ["200 g flour", "1 lemon"]), meal("Beta", ["300 g flour", "2 lemons", "salt"])),
    ).toEqual([["200 g flour ×1", "300 g flour ×1"], ["1 lemon ×1", "2 lemons ×1"], ["salt ×1"]]);
  });

  test("groups lines across one in between, in any order", () => {
    const chain = ["100 g of some brown rice", "100 g of some white rice", "100 g of some white beans"];
    const parts = [
      [0, 1, 2],
      [2, 0, 1],
      [1, 2, 0],
    ].map((order) =>
      rowsOf(
        meal(
          "Alpha",
          order.map((at) => chain[at] ?? ""),
        ),
      ).map((group) => group.length),
    );
    expect(new Set(parts.map(String)).size).toBe(1);
  });

  test("leaves out section titles, rules and blank lines", () => {
    const lines = [
      "For the dough:",
      "",
      "   ",
      "---",
      "**Sauce**",
      "## Filling",
      "馅料：",
      "1 egg",
      "½ lemon",
    ];
    expect(rowsOf(meal("Alpha", lines))).toEqual([["1 egg ×1"], ["½ lemon ×1"]]);
  });

  test("keeps each meal's lines, also shared ones, with unique keys", () => {
    const meals = needsOfMeals([
      meal("Alpha", ["salt", "1 egg", "salt"]),
      meal("Alpha", ["salt"], "2026-11-24"),
      meal("Beta", []),
    ]);
    expect(meals.map(({ name, needs }) => [name, needs.length])).toEqual([
      ["Alpha", 3],
      ["Alpha", 1],
      ["Beta", 0],
    ]);
    const keys = meals.flatMap(({ needs }) => needs.map(({ key }) => key));
    expect(new Set(keys).size).toBe(4);
  });

  test("keeps a line's key when other lines change or its meal moves", () => {
    const keyOf = (lines: string[], date: string) =>
      needsOfMeals([meal("Alpha", lines, date)])[0]?.needs.find(({ text }) => text === "1 egg")?.key;
    const key = keyOf(["1 egg"], "2026-11-23");
    expect(key).toBeString();
    expect(keyOf(["salt", "1 egg", "flour"], "2026-11-25")).toBe(key ?? "");
  });

  test("is stable when rebuilt, and fast with 500 lines", async () => {
    const foods = ["onion", "carrot", "wheat flour", "olive oil", "red lentils", "tomato", "basil leaves"];
    const lines = Array.from(
      { length: 500 },
      (_, at) => `${at * 7} ${["g", "tbsp", "cups"][at % 3]} ${foods[at % 7]}, ${foods[(at * 3) % 5]}`,
    );
    const rows = [meal("Alpha", lines)];
    const first = rowsOf(...rows);
    expect(rowsOf(...rows)).toEqual(first);
    // It takes about ten milliseconds; anything below a blink is fine.
    expect(await measureFastest(() => rowsOf(...rows), 30, 100)).toBeLessThan(100);
    expect(first.flat().length).toBe(500);
  });
});

const readers = await loadReaders(["de"], "en-US", { corrections: new Map(), taught: new Map() });
const american = { language: "en", region: "us" };
const german = { language: "de", region: "" };
const reading: NeedReading = {
  readers,
  read: createEntryReading(readers),
  origins: new Map([
    ["alpha", american],
    ["beta", american],
    ["deutsch", german],
  ]),
};
const needsFor = (...meals: ReturnType<typeof meal>[]) => needsOfMeals(meals).flatMap((one) => one.needs);
const readSums = (groups: ReturnType<typeof linesTogether>) =>
  groups.map((lines) => lines.map(({ text }) => text));

describe("the combined list", () => {
  const sums: [alpha: string[], beta: string[], sums: string[][]][] = [
    [["200 g flour"], ["300 g flour"], [["500 g flour"]]],
    [["2 onions"], ["1 red onion", "1 onion"], [["3 onions", "1 red onion"]]],
    [["salt"], ["salt"], [["salt"]]],
    [["2 carrots, diced"], [], [["2 carrots, diced"]]],
    // Unknown foods are side by side, even if their amounts are the same.
    [["2 tsp ramuttu"], ["1 tsp ramuttu", "2 tsp ramuttu"], [["2 tsp ramuttu", "1 tsp ramuttu"]]],
    [["salt and pepper"], ["salt and pepper", "1 egg"], [["salt and pepper"], ["1 egg"]]],
  ];
  test.each(sums)("adds up %p and %p", (alpha, beta, expected) => {
    const needs = needsFor(meal("Alpha", alpha), meal("Beta", beta));
    expect(readSums(addUpNeeds(needs, reading, "written"))).toEqual(expected);
  });

  test("adds up what recipes in several languages need, in the chosen units", () => {
    const needs = needsFor(meal("Alpha", ["1 lb potatoes"]), meal("Deutsch", ["500 g Kartoffeln"]));
    expect(readSums(addUpNeeds(needs, reading, "metric"))).toEqual([["955 g potatoes"]]);
  });

  test("contains each line once, and adds up what's left of it", () => {
    const needs = needsFor(
      meal("Alpha", ["200 g flour", "1 egg", "2 tsp ramuttu"]),
      meal("Beta", ["300 g flour", "2 eggs", "2 tsp ramuttu"]),
    );
    const lines = addUpNeeds(needs, reading, "written").flat();
    const keys = lines.flatMap((line) => line.needs.map(({ key }) => key));
    expect(keys.toSorted()).toEqual(needs.map(({ key }) => key).toSorted());
    const ticked = new Set(needs.slice(0, 2).map(({ key }) => key));
    expect(textTogether("List", [lines], ticked)).toBe(
      "List\n\n- 300 g flour\n- 2 eggs\n- 2 tsp ramuttu (2×)",
    );
  });

  test("only compares letters where foods can't be loaded", () => {
    const needs = needsFor(meal("Alpha", ["200 g flour"]), meal("Beta", ["300 g flour"]));
    expect(addUpNeeds(needs, null, "written")).toEqual(linesTogether(needs));
  });
});

describe("the list as text", () => {
  const meals = needsOfMeals([meal("Alpha", ["salt", "1 onion"]), meal("Beta", ["2 onions", "salt"])]);
  const keys = (...lines: string[]) =>
    new Set(
      meals.flatMap(({ needs }) => needs.filter(({ text }) => lines.includes(text)).map(({ key }) => key)),
    );
  const texts: [view: View, ticked: Set<string>, text: string][] = [
    ["recipes", keys(), "List\n\nAlpha\n- salt\n- 1 onion\n\nBeta\n- 2 onions\n- salt"],
    ["together", keys(), "List\n\n- salt (2×)\n\n- 1 onion\n- 2 onions"],
    ["recipes", keys("salt", "1 onion"), "List\n\nBeta\n- 2 onions"],
    ["together", keys("salt", "1 onion"), "List\n\n- 2 onions"],
    ["together", new Set([...keys("salt")].slice(0, 1)), "List\n\n- salt\n\n- 1 onion\n- 2 onions"],
    ["together", keys("salt", "1 onion", "2 onions"), "List"],
  ];
  test.each(texts)("is sorted by %s and leaves out checked lines", (view, ticked, text) => {
    expect(
      view === "recipes"
        ? textByRecipe("List", meals, ticked)
        : textTogether("List", linesTogether(meals.flatMap(({ needs }) => needs)), ticked),
    ).toBe(text);
  });
});
