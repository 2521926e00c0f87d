import { describe, expect, test } from "bun:test";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FOOD_TEXTS } from "../../src/assets.ts";
import { foodCatalog } from "../../src/ingredients/foods/food-catalog.ts";
import { wordsFor } from "../../src/ingredients/words/languages.ts";
import { NAME_LANGUAGES } from "../../src/ingredients/foods/name-languages.ts";
import { normalizeName, parseFoods, type FoodNames } from "../../src/ingredients/foods/food-table.ts";

const foods = foodCatalog(FOOD_TEXTS);
const table = parseFoods(FOOD_TEXTS.readFoods());
const find = (text: string, language = "en") => foods.find(text, language).map(({ id }) => id);

describe("the table", () => {
  test("has only known parents, and no cycles", () => {
    expect(table.size).toBeGreaterThan(1500);
    for (const { id, parents } of table.values()) {
      expect([id, parents.filter((parent) => !table.has(parent))]).toEqual([id, []]);
      for (const parent of parents)
        expect([id, parent, foods.includeParents(parent).has(id)]).toEqual([id, parent, false]);
    }
  });

  test("has plausible weights", () => {
    const isLikely = (value: number | null, least: number, most: number) =>
      value === null || (value >= least && value <= most);
    const odd = [...table.values()].filter(
      ({ gramsPerMl, gramsPerPiece }) =>
        !isLikely(gramsPerMl, 0.02, 1.7) || !isLikely(gramsPerPiece, 0.1, 8000),
    );
    expect(odd).toEqual([]);
  });

  test.each(NAME_LANGUAGES)("has a name for each food in %s, and no duplicates", (language) => {
    const names: FoodNames = JSON.parse(FOOD_TEXTS.readNames(language));
    expect(Object.keys(names).filter((id) => !table.has(id))).toEqual([]);
    expect([...table.keys()].filter((id) => !names[id]?.trim())).toEqual([]);
    const owners = new Map<string, string>();
    const twice: string[] = [];
    for (const [id, list] of Object.entries(names))
      for (const name of list.split("|").map(normalizeName)) {
        if ((owners.get(name) ?? id) !== id) twice.push(`${name}: ${owners.get(name)}, ${id}`);
        owners.set(name, id);
      }
    expect(twice).toEqual([]);
  });

  test("is credited in the README", () => {
    const readme = readFileSync(join(import.meta.dir, "../../README.md"), "utf8");
    expect(readme).toContain("USDA");
  });
});

describe("a food is found by its whole name, or by the last words of a text", () => {
  test.each([
    ["tomatoes", ["tomato"]],
    ["finely chopped fresh flat-leaf parsley", ["parsley"]],
    ["large scrubbed potatoes", ["potato"]],
    ["extra-virgin olive oil", ["olive-oil"]],
    ["coconut milk", ["coconut-milk"]],
    ["salt and pepper", ["salt", "black-pepper"]],
    ["butter or margarine", ["butter"]],
    ["chicken or vegetable stock", ["chicken-stock"]],
  ])("%s", (text, ids) => expect(find(text)).toEqual(ids));

  test.each([
    ["fr", "carottes râpées", ["carrot"]],
    ["zh-CN", "新鲜番茄", ["tomato"]],
    ["es", "pimiento rojo", ["red-bell-pepper"]],
    ["it", "parmigiano grattugiato", ["parmesan"]],
    ["nl", "gesnipperde uien", ["onion"]],
    ["de", "kalte Butter für die Form", ["butter"]],
    ["en", "melted butter to coat the pan", ["butter"]],
  ])("in %s: %s", (language, text, ids) => expect(find(text, language)).toEqual(ids));
});

describe("a similar food isn't found", () => {
  test.each([
    ["egg noodles", "egg"],
    ["butter beans", "butter"],
    ["coconut milk", "milk"],
    ["pistachio milk", "milk"],
    ["egg-free mayonnaise substitute", "mayonnaise"],
    ["mystery powder", "cocoa-powder"],
    ["chocolate-flavored", "chocolate"],
    ["imitation honey", "honey"],
    ["mystery vegetable", "vegetable"],
  ])("%s isn't %s", (text, id) => expect(find(text)).not.toContain(id));
});

test("meat includes gelatin, but not tofu", () => {
  const meat = foods.includeChildren("meat");
  expect(["chicken-breast", "bacon", "gelatin"].filter((id) => !meat.has(id))).toEqual([]);
  expect(meat.has("tofu")).toBe(false);
});

test("a food is found by its name in any language", () => {
  expect(foods.findByName("Tomaten", "de-DE")?.id).toBe("tomato");
  expect(foods.findByName("番茄", "en-US")?.id).toBe("tomato");
  expect(foods.findByName("no such thing", "en-US")).toBeNull();
});

describe("other language tags", () => {
  test.each(["de_DE", "DE", "de-AT"])("%s", (language) =>
    expect(find("Mehl", language)).toEqual(["wheat-flour"]),
  );

  test.each(["xx", "constructor", "__proto__", "", "🍅"])("%p falls back to English", (language) => {
    expect(find("flour", language)).toEqual(["wheat-flour"]);
    expect(wordsFor(language)).toBe(wordsFor("en"));
  });
});

test("searching a text of 10,000 letters is fast", () => {
  const start = performance.now();
  for (let count = 0; count < 100; count++) expect(find(`1 ${" ".repeat(10_000)}x`)).toEqual([]);
  expect(performance.now() - start).toBeLessThan(500);
});
