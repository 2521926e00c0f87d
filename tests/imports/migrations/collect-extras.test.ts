import { expect, test } from "bun:test";
import { collectExtras } from "../../../src/imports/migrations/collect-extras.ts";

test("short values become extras, and lists of them are joined", () => {
  const extras = collectExtras([
    ["oven", "180 °C"],
    ["shelf life", 5],
    ["vegan", true],
    ["seasons", ["spring", "fall", null]],
    ["wine", "Red"],
    ["wine", "White"],
    ["wine", "Red"],
  ]);
  expect(extras).toEqual({
    oven: "180 °C",
    "shelf-life": "5",
    vegan: "true",
    seasons: "spring, fall",
    wine: "Red, White",
  });
});

test("objects, empty values, and data of a program are left out", () => {
  const extras = collectExtras([
    ["settings", { public: true }],
    ["versions", [{ id: 1 }, { id: 2 }]],
    ["empty", " "],
    ["none", []],
    ["long", "x".repeat(501)],
    ["__proto__", "x"],
  ]);
  expect(extras).toEqual({});
});
