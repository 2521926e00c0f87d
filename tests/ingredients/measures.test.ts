import { describe, expect, test } from "bun:test";
import { belongsTo, findRegion, toGrams, toMilliliters } from "../../src/ingredients/amounts/measures.ts";
import type { UnitKind } from "../../src/ingredients/words/units.ts";

describe("cups and tablespoons have the size of the recipe's country", () => {
  test.each<[string, string | null, number | null, number]>([
    ["en", null, 236.6, 14.79],
    ["en", "https://kitchen.example.com/pie", 236.6, 14.79],
    ["en", "https://kitchen.example.com.au/pie", 250, 20],
    ["en", "https://kitchen.example.co.nz:8080/pie", 250, 15],
    ["en", "http://kitchen.example.co.uk", 250, 15],
    ["en", "https://kitchen.example.ca/pie", 250, 15],
    ["en", "https://kitchen.example.jp/pie", 200, 15],
    ["zh-CN", "https://kitchen.example.jp/pie", 200, 15],
    ["zh-CN", null, 240, 15],
    ["zh-TW", null, 240, 15],
    ["pt", null, 240, 15],
    ["fr", null, 250, 15],
    ["pl", null, 250, 15],
    ["es", null, 250, 15],
    // "1 Tasse" may be any cup.
    ["de", null, null, 15],
    ["de", "https://kitchen.example.com.au/pie", null, 15],
  ])("%s, %p: %p ml and %p ml", (language, link, cup, tbsp) => {
    const region = findRegion(language, link);
    expect([toMilliliters("cup", region), toMilliliters("tbsp", region)]).toEqual([cup, tbsp]);
  });
});

test.each<[UnitKind, number, number]>([
  ["ml", 1, 1],
  ["cl", 10, 10],
  ["dl", 100, 100],
  ["l", 1000, 1000],
  ["tsp", 4.93, 5],
  ["dessertspoon", 10, 10],
  ["fl-oz", 29.57, 28.41],
  ["pint", 473.2, 568.3],
  ["quart", 946.4, 1136.6],
  ["gallon", 3785.6, 4546.4],
])("1 %s is %p ml in the US and %p ml in Britain", (kind, american, british) => {
  expect(toMilliliters(kind, findRegion("en", null))).toBe(american);
  expect(toMilliliters(kind, findRegion("en", "https://kitchen.example.co.uk"))).toBe(british);
});

test.each<[UnitKind, string, number]>([
  ["mg", "en", 0.001],
  ["dag", "pl", 10],
  ["hg", "sv", 100],
  ["kg", "en", 1000],
  ["oz", "en", 28.35],
  ["lb", "en", 453.6],
  ["jin", "zh-CN", 500],
  ["liang", "zh-CN", 50],
  ["jin", "zh-TW", 600],
  ["liang", "zh-TW", 37.5],
])("1 %s, in %s, is %p g", (kind, language, grams) => {
  expect(toGrams(kind, findRegion(language, null))).toBe(grams);
});

test("a measure of another size isn't a US one", () => {
  const listUs = (place: string) =>
    (["tsp", "tbsp", "cup", "fl-oz", "pint", "quart", "gallon"] as const).filter((kind) =>
      belongsTo(kind, "us", findRegion("en", `https://kitchen.example.${place}`)),
    );
  expect(listUs("com")).toEqual(["tsp", "tbsp", "cup", "fl-oz", "pint", "quart", "gallon"]);
  expect(listUs("co.uk")).toEqual(["tsp", "tbsp", "cup", "fl-oz"]);
  expect(listUs("com.au")).toEqual(["tsp", "cup", "fl-oz"]);
  expect(listUs("jp")).toEqual(["tsp", "tbsp", "fl-oz"]);
});
