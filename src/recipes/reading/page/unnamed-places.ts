import { rateAsIngredient } from "./ingredient-shape.ts";
import { isSectionTitle } from "./line-heading.ts";
import type { PageLine } from "./page-lines.ts";
import { rateAsStep } from "./step-lines.ts";

/** Where the two lists of a recipe begin: at their headings, or else at their first lines. */
export interface Place {
  ingredients: number;
  steps: number;
  /** Without a heading, only the lines show where the ingredients end. */
  items?: PageLine[];
}

const MAX_LEAD_LINES = 4;
const MIN_ITEMS = 3;
const MIN_SURE_LIKENESS = 0.8;
const MIN_STEP_LIKENESS = 0.6;

/** Below each title a list of amounts and then sentences, without a heading for either. */
export function findUnnamedPlaces(lines: PageLine[]): Place[] {
  const titles = lines.flatMap((line, at) => (isSectionTitle(line) ? [at] : []));
  if (titles.length < 2) return [];
  const ends = findListEnds(lines);
  const places: Place[] = [];
  for (const title of titles) {
    const place = title > (places.at(-1)?.steps ?? -1) ? findPlaceBelow(lines, title + 1, ends) : null;
    if (place) places.push(place);
  }
  return places;
}

/** For each line, where the lines that may be in a list with it end. */
function findListEnds(lines: PageLine[]): number[] {
  const ends: number[] = [];
  for (let at = lines.length - 1; at >= 0; at--) {
    ends[at] = isInList(lines[at]) ? (ends[at + 1] ?? lines.length) : at;
  }
  return ends;
}

function findPlaceBelow(lines: PageLine[], from: number, ends: number[]): Place | null {
  const lead = lines.slice(from, from + MAX_LEAD_LINES);
  const first = lead.findIndex((line) => isSectionTitle(line) || isItem(line));
  const ingredients = from + first;
  const steps = ends[ingredients] ?? ingredients;
  if (first < 0 || isSectionTitle(lead[first]) || !isStep(lines[steps])) return null;
  const items = lines.slice(ingredients, steps);
  return items.filter(isItem).length >= MIN_ITEMS ? { ingredients, steps, items } : null;
}

const isItem = (line: PageLine | undefined) =>
  isText(line) && !isStep(line) && rateAsIngredient(line.text) >= MIN_SURE_LIKENESS;

const isInList = (line: PageLine | undefined) => isText(line) && !isStep(line);

const isStep = (line: PageLine | undefined) => isText(line) && rateAsStep(line.text) >= MIN_STEP_LIKENESS;

function isText(line: PageLine | undefined): line is PageLine {
  return line !== undefined && line.part !== "noise" && line.level === 0 && !line.link;
}
