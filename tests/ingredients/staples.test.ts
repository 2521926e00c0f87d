import { describe, expect, test } from "bun:test";
import { FOOD_TEXTS } from "../../src/assets.ts";
import { createLineReader } from "../../src/ingredients/correct-line.ts";
import { foodCatalog } from "../../src/ingredients/foods/food-catalog.ts";
import { normalizeName } from "../../src/ingredients/foods/food-table.ts";
import { findStapleKey, listStapleKeys } from "../../src/ingredients/foods/staples.ts";
import { listParts } from "../../src/ingredients/sums/list-parts.ts";
import { wordsFor } from "../../src/ingredients/words/languages.ts";

const catalog = foodCatalog(FOOD_TEXTS);
const foods = catalog.forLanguage("en");
const reader = { read: createLineReader(new Map(), wordsFor("en")), words: wordsFor("en"), foods };

const listKeys = (...staples: string[]) =>
  listStapleKeys(staples, foods.byId, (name) => foods.index.byName.get(normalizeName(name)));

describe("staples", () => {
  test("include their children, and unknown foods by name", () => {
    const keys = listKeys("oil", "salt", "Moon  dust");
    expect(["oil", "olive-oil", "salt", "?moon dust"].filter((key) => !keys.has(key))).toEqual([]);
    expect(keys.has("butter")).toBe(false);
  });

  test("are found by names of every language, and by ID", () => {
    expect(catalog.listStapleKeys(["Mehl", "olive-oil"], "en")).toContain("wheat-flour");
    expect(catalog.listStapleKeys(["Mehl", "olive-oil"], "en")).toContain("olive-oil");
  });

  const staples = listKeys("salt", "black pepper", "moon dust");
  test.each([
    ["1 pinch of salt", "salt"],
    ["salt and black pepper", "salt black-pepper"],
    ["2 tbsp moon dust", "?moon dust"],
    ["salt and sugar", null],
    ["2 eggs", null],
  ])("%p", (text, key) => {
    expect(findStapleKey(reader.read(text), foods, staples)).toBe(key);
  });

  test.each([
    [
      { text: "salt and sugar" },
      [
        ["salt", "salt", "salt"],
        ["sugar", null, "sugar"],
      ],
    ],
    [{ text: "2 tsp salt", written: "1 tsp salt" }, [["2 tsp salt", "salt", "salt"]]],
    [{ text: "4 eggs", written: "salt" }, [["4 eggs", "salt", "salt"]]],
  ])("in %j", (line, parts) => {
    expect(listParts(line, reader, staples).map(({ text, staple, food }) => [text, staple, food])).toEqual(
      parts,
    );
  });
});
