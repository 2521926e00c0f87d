import { describe, expect, test } from "bun:test";
import { findFootnotes, isFootnote, takeMarks } from "../../web/recipes/amounts/footnotes.ts";
import { tidyLine } from "../../web/recipes/amounts/tidy-line.ts";

test.each([
  ["1 onion ( sliced )", "1 onion (sliced)"],
  ["1 onion ((sliced))", "1 onion (sliced)"],
  ["1 onion ((sliced)", "1 onion (sliced)"],
  ["1 onion(sliced)", "1 onion (sliced)"],
  ["1 onion (, sliced)", "1 onion (sliced)"],
  ["1 onion ()", "1 onion"],
  ["1  onion , , sliced,", "1 onion, sliced"],
  ["• 1 onion", "1 onion"],
  ["egg(s)", "egg(s)"],
  ["1 can (14 oz (400 g))", "1 can (14 oz (400 g))"],
])("%p is shown as %p", (line, shown) => expect(tidyLine(line)).toBe(shown));

describe("footnotes", () => {
  const lines = ["2 cups flour**", "1 egg*, beaten", "** Bread flour works too"];
  const notes = ["* At room temperature\nUse a big bowl.", "**Bold**"];

  test("come from the line or note that starts with the mark", () => {
    const found = findFootnotes(lines, notes);
    expect(found).toEqual([
      { mark: "**", text: "Bread flour works too" },
      { mark: "*", text: "At room temperature" },
    ]);
    expect(lines.map((line) => isFootnote(line, found))).toEqual([false, false, true]);
    expect(takeMarks("1 egg*, beaten", found)).toEqual({ text: "1 egg, beaten", marks: ["*"] });
  });

  test("a list in Markdown is none, and a mark without a footnote stays", () => {
    const found = findFootnotes(["2 cups flour*"], ["* one\n* two"]);
    expect(found).toEqual([]);
    expect(takeMarks("2 cups flour*", found)).toEqual({ text: "2 cups flour*", marks: [] });
  });
});
