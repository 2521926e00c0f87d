import { describe, expect, test } from "bun:test";
import { removeEntries } from "../../../src/contract/remove-entries.ts";
import type { Entry } from "../../../src/contract/shopping-sync.ts";
import { regionFor, type UnitSystem } from "../../../src/ingredients/amounts/measures.ts";
import { addUp } from "../../../src/ingredients/sums/add-up.ts";
import {
  findAdjustments,
  readWantedAmount,
  stepAmount,
  type WantedAmount,
} from "../../../src/ingredients/sums/adjust-amount.ts";
import type { SumEntry } from "../../../src/ingredients/sums/sum-totals.ts";
import { wordsFor } from "../../../src/ingredients/words/languages.ts";
import { adjust, optionsFor, readLines, sumLines } from "./sum-lines.ts";
import { ENTRY } from "../../support/shopping.ts";

function show(entries: readonly SumEntry[], language = "en", system: UnitSystem = "written"): string {
  return addUp(entries, optionsFor(language, system))[0]?.amountText ?? "";
}

function overwrite(lines: readonly string[], text: string, system: UnitSystem = "written"): SumEntry[] {
  const entries = readLines(lines, "en");
  const wanted = readWantedAmount(text, wordsFor("en"), regionFor("", "en")) ?? [];
  return adjust(entries, findAdjustments(entries, wanted, system));
}

function removeEntry(entries: readonly SumEntry[], removed: string): SumEntry[] {
  const stored = entries.map(({ id, adjustments }): Entry => ({
    ...ENTRY,
    id,
    adjustments: [...adjustments],
  }));
  const changes = removeEntries([stored], ({ id }) => id === removed);
  return entries
    .filter(({ id }) => id !== removed)
    .map((entry) => {
      const change = changes.find((one) => one.type === "adjust" && one.id === entry.id);
      return change?.type === "adjust" ? { ...entry, adjustments: change.adjustments } : entry;
    });
}

/** Presses + or − several times. */
function step(
  lines: readonly string[],
  steps: readonly (1 | -1)[],
  system: UnitSystem = "written",
): string[] {
  let entries = readLines(lines, "en");
  return steps.map((direction) => {
    const [item] = addUp(entries, optionsFor("en", system));
    const wanted = stepAmount(item?.amounts ?? [], direction);
    if (!wanted) return "nothing left";
    entries = adjust(entries, findAdjustments(entries, wanted, system));
    return show(entries, "en", system);
  });
}

describe("an amount has steps that fit it", () => {
  test.each<readonly [lines: string[], steps: (1 | -1)[], shown: string[]]>([
    [["2 onions"], [1, 1, -1], ["3", "4", "3"]],
    [["milk"], [1, -1, -1], ["2", "1", "nothing left"]],
    [["½ cabbage"], [1, 1], ["1", "2"]],
    [["2–3 carrots"], [1], ["4"]],
    [["2–3 carrots"], [-1], ["2"]],
    [["1 onion"], [-1], ["nothing left"]],
    [["200 g flour"], [1, 1, -1], ["250 g", "300 g", "250 g"]],
    [["725 g flour"], [1], ["800 g"]],
    [["90 g flour"], [1, 1], ["100 g", "150 g"]],
    [["100 g flour"], [-1], ["90 g"]],
    [["950 g flour"], [1, 1], ["1 kg", "1.25 kg"]],
    [["5 g yeast"], [1, -1, -1], ["6 g", "5 g", "4 g"]],
    [["1.5 l milk"], [1], ["1.75 l"]],
    [["1 tsp salt"], [1, -1, -1], ["2 tsp", "1 tsp", "½ tsp"]],
    [["1 cup milk"], [1, -1, -1], ["1½ cups", "1 cup", "¾ cup"]],
    [["1 lb beef"], [1, -1, -1], ["1½ lb", "1 lb", "¾ lb"]],
    [["2 cans tomatoes"], [1], ["3 cans"]],
    [
      ["2 onions", "200 g onions"],
      [1, -1],
      ["3 + 200 g", "2 + 200 g"],
    ],
  ])("%p", (lines, steps, shown) => expect(step(lines, steps)).toEqual(shown));
});

test("steps follow the units that someone prefers", () => {
  expect(step(["500 g flour"], [1, -1], "us")).toEqual(["4½ cups", "4 cups"]);
  expect(step(["1 cup milk"], [1], "metric")).toEqual(["250 ml"]);
});

describe("reads an amount that someone writes over another", () => {
  test.each<readonly [text: string, language: string, wanted: WantedAmount[] | null]>([
    ["600 g", "en", [{ measure: "weight", kind: "g", value: 600 }]],
    ["3", "en", [{ measure: "count", kind: null, value: 3 }]],
    ["1½ kg", "en", [{ measure: "weight", kind: "kg", value: 1500 }]],
    ["1,5 l", "de", [{ measure: "volume", kind: "l", value: 1500 }]],
    ["2 Dosen", "de", [{ measure: "count", kind: "can", value: 2 }]],
    ["1 kg + 200 g", "en", [{ measure: "weight", kind: "kg", value: 1200 }]],
    [
      "2 + 200 g",
      "en",
      [
        { measure: "count", kind: null, value: 2 },
        { measure: "weight", kind: "g", value: 200 },
      ],
    ],
    ["3个", "zh-CN", [{ measure: "count", kind: null, value: 3 }]],
    ["2 stk", "da", [{ measure: "count", kind: null, value: 2 }]],
    ["2 x 500 g", "en", [{ measure: "weight", kind: "g", value: 1000 }]],
    [
      "2 × 1½ l + 3",
      "en",
      [
        { measure: "volume", kind: "l", value: 3000 },
        { measure: "count", kind: null, value: 3 },
      ],
    ],
    ["4-6", "en", [{ measure: "count", kind: null, value: 6 }]],
    ["2 x", "en", null],
    ["2 cans x 3", "en", null],
    ["many", "en", null],
    ["", "en", null],
    ["2 +", "en", null],
    ["0", "en", null],
    ["200 g flour", "en", null],
  ])("%s (%s)", (text, language, wanted) =>
    expect(readWantedAmount(text, wordsFor(language), regionFor("", language))).toEqual(wanted),
  );
});

describe("an amount can be overwritten", () => {
  test.each<readonly [lines: string[], text: string, shown: string]>([
    [["200 g flour", "300 g flour"], "600 g", "600 g"],
    [["2 onions", "1 onion"], "5", "5"],
    [["2 onions", "200 g onions"], "600 g", "600 g"],
    [["2 onions", "200 g onions"], "4", "4"],
    [["1 cup flour", "250 g flour"], "300 g", "300 g"],
    [["1 cup flour", "250 g flour"], "3 cups", "3 cups"],
    [["2 cups milk"], "600 ml", "600 ml"],
    [["2 cups milk"], "1½ cups", "1½ cups"],
    [["salt, to taste"], "1 kg", "1 kg"],
    [["2–3 carrots"], "3", "3"],
    [["500 g potatoes"], "2 lb", "2 lb"],
    [["2 x 400 g tins chickpeas"], "3 tins", "3 tins (400 g)"],
    [["2 x 400 g tins chickpeas"], "3 tins (400 g)", "3 tins (400 g)"],
    [["2 x 400 g tins chickpeas"], "3 tins (800 g)", "3 cans (800 g)"],
    [["zest of 1 lemon", "1 lemon"], "2 + 2 (zest)", "2 + 2 (zest)"],
    [["1 cup milk"], "1 cup + 2 tbsp", "1 cup + 2 tbsp"],
    [["2 onions"], "2–3", "3"],
    [["2 onions"], "2 x 500 g", "1 kg"],
    [["200 g flour", "100 g flour"], "237 g", "237 g"],
    [["1 cup flour", "100 g flour"], "237 g", "237 g"],
    [["2 tbsp butter", "3 tbsp butter"], "20 tbsp", "20 tbsp"],
    [["2 tbsp butter", "3 tsp butter"], "8¾ tbsp", "8¾ tbsp"],
    [["1 l milk", "2 cups milk"], "3 cups", "3 cups"],
    [["1 cup flour"], "16 tbsp", "16 tbsp"],
  ])("%p becomes %s", (lines, text, shown) => expect(show(overwrite(lines, text))).toBe(shown));
});

test("removing a recipe from the list subtracts its share of an overwritten amount", () => {
  const entries = overwrite(["200 g flour", "300 g flour"], "600 g");
  expect(show(entries.slice(0, 1))).toBe("300 g");
});

test("an overwritten amount stays as wanted if more is added in the same units", () => {
  const entries = overwrite(["200 g flour"], "600 g");
  expect(show([...entries, ...readLines(["100 g flour"], "en")])).toBe("700 g");
});

test("an amount never vanishes while an entry needs some", () => {
  const entries = overwrite(["2 onions", "5 onions"], "3");
  expect(show(entries.slice(0, 1))).toBe("2");
});

describe("once an entry is removed, the others have what they need", () => {
  test.each<readonly [lines: string[], text: string, left: string[]]>([
    [["6 eggs", "3 eggs", "5 eggs"], "10", ["9", "6"]],
    [["1 cup flour", "200 g flour"], "100 g", ["1 cup"]],
    [["1 cup flour", "250 g flour"], "1 cup", ["1 cup"]],
    [["2 onions", "200 g onions"], "600 g", ["2"]],
    [["200 g flour", "300 g flour"], "600 g", ["300 g"]],
    [["2 onions", "3 onions", "1 onion"], "9", ["8", "5"]],
  ])("%p, overwritten with %s, becomes %p", (lines, text, left) => {
    let entries = overwrite(lines, text);
    const shown = left.map(() => {
      const removed = entries.at(-1)?.id ?? "";
      entries = removeEntry(entries, removed);
      return show(entries);
    });
    expect(shown).toEqual(left);
  });
});

test("an amount can be emptied", () => {
  const entries = readLines(["2 onions", "200 g onions"], "en");
  expect(show(adjust(entries, findAdjustments(entries, [], "written")))).toBe("");
});

test("changing an amount again replaces the first change", () => {
  const entries = overwrite(["200 g flour"], "600 g");
  const wanted = readWantedAmount("400 g", wordsFor("en"), regionFor("", "en")) ?? [];
  const adjustments = findAdjustments(entries, wanted, "written");
  expect(adjustments).toEqual([{ measure: "weight", kind: "g", value: 200 }]);
  expect(show(adjust(entries, adjustments))).toBe("400 g");
});

test("amounts of both systems stay exact when overwritten", () => {
  for (const amount of ["500 g", "237 g"]) {
    const entries = overwrite(["2 cups flour", "100 g flour"], amount, "metric");
    expect(show(entries, "en", "metric")).toBe(amount);
  }
});

test("a list in another language shows an overwritten unit in its own words", () => {
  const entries = readLines(["de|2 Dosen Tomaten"], "en");
  const wanted: WantedAmount[] = [{ measure: "count", kind: "can", value: 3 }];
  expect(show(adjust(entries, findAdjustments(entries, wanted, "written")), "de")).toBe("3 Dosen");
  expect(sumLines(["de|2 Dosen Tomaten"], "de")[0]?.amountText).toBe("2 Dosen");
});
