import { describe, expect, test } from "bun:test";
import { sameName, suggest } from "../../web/ui/suggest.ts";

const NAMES = ["Entrées", "Œufs", "Quick lunch", "Lunch", "Brunch", "Łosoś", "汤", "Süßes"];

describe("suggestions while typing", () => {
  test.each([
    ["entr", ["Entrées"]],
    ["ENTRÉE", ["Entrées"]],
    ["oeu", ["Œufs"]],
    ["losos", ["Łosoś"]],
    ["susses", ["Süßes"]],
    ["汤", ["汤"]],
    ["unch", ["Quick lunch", "Lunch", "Brunch"]],
    ["  lunch ", ["Lunch", "Quick lunch"]],
    ["pizza", []],
    ["", NAMES],
  ])("%p", (typed, offered) => {
    expect(suggest(NAMES, typed, [])).toEqual(offered);
  });

  test("leave out what's already selected, however it's spelled", () => {
    expect(suggest(NAMES, "lunch", ["LUNCH"])).toEqual(["Quick lunch"]);
  });

  test("are limited to a readable number", () => {
    const many = Array.from({ length: 1000 }, (_, number) => `Tag ${number}`);
    expect(suggest(many, "tag", [])).toHaveLength(50);
  });
});

test.each([
  ["entrees", "Entrées"],
  ["Quick  LUNCH", "Quick lunch"],
  ["Lunc", undefined],
])("%p means %p", (typed, name) => {
  expect(sameName(NAMES, typed)).toBe(name);
});
