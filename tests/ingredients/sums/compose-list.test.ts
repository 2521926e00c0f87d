import { describe, expect, test } from "bun:test";
import type { Entry } from "../../../src/contract/shopping-sync.ts";
import { regionFor } from "../../../src/ingredients/amounts/measures.ts";
import { composeList } from "../../../src/ingredients/sums/compose-list.ts";
import { readEntry } from "../../../src/ingredients/sums/read-entry.ts";
import { describeItems, optionsFor, readerFor } from "./sum-lines.ts";
import { ENTRY } from "../../support/shopping.ts";

const read = ({ text, language }: Entry) => readEntry(text, readerFor(language), regionFor("", language));
const checkedAt = (version: number) => ({ checked: { by: "Ada", version } });
const AT_HOME = { atHome: true };

function compose(
  entries: readonly (readonly [text: string, more?: Partial<Entry>])[],
  { aisles = [], places = {} }: { aisles?: string[]; places?: Record<string, string> } = {},
) {
  const stored = entries.map(([text, more], at) => ({ ...ENTRY, id: `entry-${at}`, text, ...more }));
  const { toBuy, atHome, checked } = composeList(stored, { aisles, places }, read, optionsFor("en"));
  return {
    toBuy: toBuy.map(({ aisle, items }) => `${aisle}: ${describeItems(items).join(" · ")}`),
    atHome: describeItems(atHome),
    checked: describeItems(checked),
  };
}

test("an empty list has nothing", () => {
  expect(compose([])).toEqual({ toBuy: [], atHome: [], checked: [] });
});

test("what's to buy, at home, and checked is never added up with each other", () => {
  expect(
    compose([
      ["100 g flour"],
      ["200 g flour"],
      ["300 g sugar", AT_HOME],
      ["400 g sugar", AT_HOME],
      ["500 g flour", checkedAt(5)],
      ["600 g flour", checkedAt(6)],
    ]),
  ).toEqual({
    toBuy: ["baking: flour, 300 g"],
    atHome: ["sugar, 700 g"],
    checked: ["flour, 1.1 kg"],
  });
});

test("a staple that's checked is among the checked ones", () => {
  expect(compose([["1 tsp salt", { ...AT_HOME, ...checkedAt(3) }]])).toEqual({
    toBuy: [],
    atHome: [],
    checked: ["salt, 1 tsp"],
  });
});

test("what's deleted or was bought is left out", () => {
  expect(
    compose([
      ["1 onion"],
      ["2 onions", { gone: "deleted" }],
      ["3 onions", { gone: "trip-1234", ...checkedAt(2) }],
      ["1 tsp salt", { gone: "deleted", ...AT_HOME }],
    ]),
  ).toEqual({ toBuy: ["produce: onion, 1"], atHome: [], checked: [] });
});

describe("the last checked item is first", () => {
  test.each<readonly [versions: number[], checked: string[]]>([
    [
      [1, 2, 3],
      ["bread", "eggs", "milk"],
    ],
    [
      [3, 1, 2],
      ["milk", "bread", "eggs"],
    ],
    [
      [2, 2, 2],
      ["milk", "eggs", "bread"],
    ],
  ])("%p", ([milk = 0, eggs = 0, bread = 0], checked) =>
    expect(
      compose([
        ["milk", checkedAt(milk)],
        ["eggs", checkedAt(eggs)],
        ["bread", checkedAt(bread)],
      ]).checked,
    ).toEqual(checked),
  );

  test("an item was checked with its last entry", () => {
    expect(
      compose([
        ["1 l milk", checkedAt(1)],
        ["6 eggs", checkedAt(2)],
        ["2 l milk", checkedAt(3)],
      ]).checked,
    ).toEqual(["milk, 3 l", "eggs, 6"]);
  });
});

test("staples are in the shop's order, too", () => {
  const staples = [
    ["1 tsp salt", AT_HOME],
    ["1 l milk", AT_HOME],
    ["1 onion", AT_HOME],
  ] as const;
  expect(compose(staples).atHome).toEqual(["onion, 1", "milk, 1 l", "salt, 1 tsp"]);
  expect(compose(staples, { aisles: ["spices"] }).atHome).toEqual(["salt, 1 tsp", "onion, 1", "milk, 1 l"]);
  expect(compose([["1 l milk"]], { places: { milk: "fridge" } }).toBuy).toEqual(["fridge: milk, 1 l"]);
});

test("nobody checks at home for what they buy anyway", () => {
  const list = compose([["1 tsp salt"], ["2 tsp salt", AT_HOME], ["1 tsp pepper", AT_HOME]]);
  expect(list).toMatchObject({ toBuy: ["spices: salt, 3 tsp"], atHome: ["pepper, 1 tsp"] });
});

test("amounts set by hand count where their entry is", () => {
  const more = { adjustments: [{ measure: "weight" as const, kind: null, value: 50 }] };
  expect(
    compose([
      ["100 g flour", more],
      ["100 g sugar", { ...more, ...AT_HOME }],
      ["100 g flour", checkedAt(1)],
    ]),
  ).toEqual({ toBuy: ["baking: flour, 150 g"], atHome: ["sugar, 150 g"], checked: ["flour, 100 g"] });
});
