import { expect, test } from "bun:test";
import { findRegion, findRegionCode, regionFor } from "../../../src/ingredients/amounts/measures.ts";

test.each<readonly [language: string, link: string | null, lines: string[], code: string]>([
  ["en", "https://example.com.au/pie", [], "au"],
  ["en", "https://example.co.uk/pie", [], "uk"],
  ["en", "https://example.com/pie", ["1 cup milk"], "us"],
  ["en", null, ["100 g flour"], ""],
  ["en-GB", null, ["1 cup milk"], "us"],
  ["de", "https://example.de/kuchen", [], ""],
  ["fr", "https://example.jp/kare", [], "jp"],
  ["zh-TW", null, ["鹽 1茶匙"], ""],
  ["pt", null, [], ""],
])("the region of %s recipes from %s is stored as a code", (language, link, lines, code) => {
  expect(findRegionCode(language, link, lines)).toBe(code);
  expect(regionFor(code, language)).toEqual(findRegion(language, link, lines));
});

test("an unknown code stands for the usual region of the language", () => {
  expect(regionFor("constructor", "fr")).toEqual(regionFor("", "fr"));
  expect(regionFor("xx", "en").cup).toBe(236.6);
});
