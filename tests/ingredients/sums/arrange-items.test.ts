import { expect, test } from "bun:test";
import { arrangeItems } from "../../../src/ingredients/sums/arrange-items.ts";
import { sumLines } from "./sum-lines.ts";

const USUAL = { aisles: [], places: {}, language: "en" };

function arrange(lines: string[], shop: Partial<Parameters<typeof arrangeItems>[1]> = {}, language = "en") {
  return arrangeItems(sumLines(lines, language), { ...USUAL, ...shop }).map(
    ({ aisle, items }) => `${aisle}: ${items.map(({ food }) => food).join(", ")}`,
  );
}

test("items are sorted by aisle, then by name", () => {
  expect(arrange(["1 l milk", "2 carrots", "sparklers", "1 apple", "batteries"])).toEqual([
    "produce: apple, carrots",
    "dairy: milk",
    "household: batteries",
    "other: sparklers",
  ]);
});

test("relatives are together, and the plain one is first", () => {
  expect(arrange(["1 pear", "1 red onion", "2 onions", "1 carrot", "1 shallot"])).toEqual([
    "produce: carrot, onions, red onion, shallot, pear",
  ]);
});

test("relatives with other words are together, too", () => {
  expect(arrange(["200 g bread flour", "200 g sugar", "200 g flour", "100 g whole wheat flour"])).toEqual([
    "baking: bread flour, flour, whole wheat flour, sugar",
  ]);
});

test("a shop may have its own order", () => {
  expect(arrange(["1 l milk", "2 carrots"], { aisles: ["dairy", "produce"] })).toEqual([
    "dairy: milk",
    "produce: carrots",
  ]);
});

test("someone may put a food into another aisle", () => {
  expect(
    arrange(["1 l milk", "2 carrots", "batteries"], { places: { milk: "fridge", "?battery": "checkout" } }),
  ).toEqual(["produce: carrots", "fridge: milk", "checkout: batteries"]);
});

test("names are sorted as in their language", () => {
  const [produce] = arrange(["1 Zitrone", "1 Möhre", "1 Mango", "1 Äpfel"], { language: "de" }, "de");
  expect(produce).toBe("produce: Äpfel, Mango, Möhre, Zitrone");
});
