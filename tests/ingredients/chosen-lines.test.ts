import { expect, test } from "bun:test";
import { createChosenLinesFinder } from "../../src/ingredients/step-ingredients/chosen-lines.ts";

const LINES = ["2 red onions", "1 tsp salt", "", "1 tbsp butter", "1 tsp salt"];
const find = createChosenLinesFinder(LINES);

test.each<[string, unknown, number[] | null]>([
  ["texts of lines are found, in the order of the recipe", ["1 tbsp butter", "2 red onions"], [0, 3]],
  ["case, accents, and spaces don't matter", ["2  Red Onions "], [0]],
  ["the same text twice means both such lines", ["1 tsp salt", "1 tsp salt"], [1, 4]],
  ["a text more often than its lines is ignored", ["1 tbsp butter", "1 tbsp butter"], [3]],
  ["texts that no line has are ignored", ["3 leeks", "1 tsp salt"], [1]],
  ["an empty list means no ingredients", [], []],
  ["without a text that matches, nobody chose", ["3 leeks"], null],
  ["an empty text matches no empty line", ["", " "], null],
  ["without a list, nobody chose", undefined, null],
  ["null is no list", null, null],
  ["a text is no list", "1 tsp salt", null],
  ["an object is no list", { 0: "1 tsp salt" }, null],
  ["other values in a list are ignored", [1, null, { text: "1 tsp salt" }, "1 tsp salt"], [1]],
  ["a list of other values means that nobody chose", [{ id: 1 }], null],
])("%s", (_, chosen, found) => {
  expect(find(chosen)).toEqual(found);
});

test("thousands of equal lines take little time", () => {
  const many = Array<string>(10_000).fill("1 tsp salt");
  const started = performance.now();
  expect(createChosenLinesFinder(many)(many)).toHaveLength(10_000);
  expect(performance.now() - started).toBeLessThan(1000);
});
