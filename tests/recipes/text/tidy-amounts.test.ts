import { describe, expect, test } from "bun:test";
import { tidyAmounts } from "../../../src/recipes/text/tidy-amounts.ts";
import { measureFastest } from "../../support/measure-fastest.ts";

const withMachineLine = (line: string) => tidyAmounts([line, "500.0 g water"])[0];

describe("machine-made numbers become readable", () => {
  const table: [written: string, tidy: string][] = [
    ["500.0 g flour", "500 g flour"],
    ["500.00g flour", "500g flour"],
    ["500,0 g Mehl", "500 g Mehl"],
    ["0.333 cup sugar", "1/3 cup sugar"],
    ["0.33333334326744 cup sugar", "1/3 cup sugar"],
    ["0,6667 dl mjölk", "2/3 dl mjölk"],
    ["1.333 cups milk", "1 1/3 cups milk"],
    ["2.6666666 cups milk", "2 2/3 cups milk"],
    ["0.125 tsp salt", "1/8 tsp salt"],
    ["0.0625 tsp saffron", "1/16 tsp saffron"],
    ["0.500 tsp salt", "1/2 tsp salt"],
    ["2.9999999 eggs", "3 eggs"],
    ["453.59237 g beef", "454 g beef"],
    ["28.3495 g butter", "28.3 g butter"],
    ["1.0 - 2.0 onions", "1 - 2 onions"],
    ["1.0-1.5 cups rice", "1-1 1/2 cups rice"],
    ["2.0 x 400.0 g tins of tomatoes", "2 x 400 g tins of tomatoes"],
    ["1.0", "1"],
    ["0.5 tsp salt", "1/2 tsp salt"],
    ["1.25 cups cream", "1 1/4 cups cream"],
    ["0.3 kg rice", "0.3 kg rice"],
    ["12.5 g yeast", "12.5 g yeast"],
    ["0.001 g dye", "0.001 g dye"],
  ];
  test.each(table)("%p → %p", (written, tidy) => {
    expect(withMachineLine(written)).toBe(tidy);
  });
});

describe("human-made numbers stay as they are", () => {
  const lines = [
    "0.5 l milk",
    "1.5 cups of milk",
    "0,25 l Milch",
    "1/2 cup sugar",
    "½ cup sugar",
    "200 g flour",
    "salt",
    "",
    "1.000 g Mehl",
    "1.500 g Kartoffeln",
    "1,000 g potatoes",
    "a pinch of 0.333 salt",
    "3.50% milk",
    "3.000 % milk",
    "1.2.3 version",
    "12.05.2024 milk",
  ];
  test.each(lines)("%p", (line) => {
    expect(tidyAmounts([line, "200 g flour"])).toEqual([line, "200 g flour"]);
  });

  test("thousands stay next to machine-made numbers", () => {
    expect(withMachineLine("1.000 g Mehl")).toBe("1.000 g Mehl");
    expect(withMachineLine("1,250 g potatoes")).toBe("1,250 g potatoes");
    expect(withMachineLine("3.0% milk")).toBe("3.0% milk");
  });
});

test("a line with a hundred thousand digits is fast", async () => {
  const lines = ["1".repeat(100_000), "1.".repeat(50_000), `0.${"3".repeat(100_000)}`];
  expect(await measureFastest(() => tidyAmounts(lines), 20, 200)).toBeLessThan(200);
});
