import { expect, test } from "bun:test";
import { suggestOrganizers } from "../../src/organizers/suggest-organizers.ts";
import { IMPORTED_ORGANIZERS, type ImportedOrganizers } from "../../src/contract/imported-organizers.ts";

const FIVE = ["Soup", "Vegan", "Winter", "Quick", "Lentils"];
const SIX = [...FIVE, "Best ever"];

const isUsedHere = (name: string) => ["Soup", "Best ever"].includes(name);

const rows: [about: string, names: string[], choice: ImportedOrganizers, on: string[]][] = [
  ["up to five are on, new or not", FIVE, "useful", FIVE],
  ["of more than five, those used here are on", SIX, "useful", ["Soup", "Best ever"]],
  ["spellings of one tag count once", [...FIVE, "soup", "SOUP"], "useful", [...FIVE, "soup", "SOUP"]],
  ["blank names don't count", [...FIVE, " ", ""], "useful", [...FIVE, " ", ""]],
  ["names without letters are told apart", ["🌶️", "🍋", "🧄", "🧅", "🥕", "🍅"], "useful", []],
  ["all are on", SIX, "all", SIX],
  ["only those used here are on, even if there are few", FIVE, "known", ["Soup"]],
  ["none is on, even if used here", FIVE, "none", []],
];
test.each(rows)("%s", (_, names, choice, on) => {
  expect(suggestOrganizers(names, choice, isUsedHere)).toEqual(on);
});

test.each(IMPORTED_ORGANIZERS)("nothing comes of nothing with %p", (choice) => {
  expect(suggestOrganizers([], choice, isUsedHere)).toEqual([]);
});
