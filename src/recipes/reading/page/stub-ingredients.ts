import { rateAsIngredient } from "./ingredient-shape.ts";
import { isHeading, isSectionTitle } from "./line-heading.ts";
import type { PageLine } from "./page-lines.ts";
import { listLines, type Section } from "./sections.ts";
import { makeWordKey } from "./split-words.ts";
import { findVisibleIngredients } from "./visible-recipe.ts";
import { MAX_LIST_LINES } from "../reading-limits.ts";

const MAX_STUB_WORDS = 3;
const MAX_STUB_TITLES = 20;
const MIN_LINES = 3;

/** What the page lists if the data has only a few words, or only the titles of sections; else empty. */
export function findInsteadOfStub(declared: string[], lines: PageLine[]): Section[] {
  const [only = "", ...others] = declared;
  if (declared.length > MAX_STUB_TITLES || declared.some((line) => /\p{N}/u.test(line))) return [];
  const isShort = only !== "" && only.split(" ").length <= MAX_STUB_WORDS;
  const found =
    others.length > 0 ? readBelowTitles(declared, lines) : isShort ? findVisibleIngredients(lines) : [];
  return listLines(found).length >= Math.max(declared.length + 1, MIN_LINES) ? found : [];
}

function readBelowTitles(titles: string[], lines: PageLine[]): Section[] {
  const sections = titles.map((title) => readBelow(title, lines));
  return sections.every(({ items }) => items.length > 0) ? sections : [];
}

/** The lines between a title and the next one. */
function readBelow(title: string, lines: PageLine[]): Section {
  const key = makeWordKey(title);
  const at = lines.findIndex((line) => isSectionTitle(line) && makeWordKey(line.text) === key);
  const below = at < 0 ? [] : lines.slice(at + 1);
  const end = below.findIndex((line) => isHeading(line) || rateAsIngredient(line.text) <= 0);
  return { title, items: below.slice(0, end < 0 ? MAX_LIST_LINES : end).map(({ text }) => text) };
}
