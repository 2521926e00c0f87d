import type { PageHead } from "./page-head.ts";
import type { PageLine } from "./page-lines.ts";
import type { ParsedRecipe } from "../../text/parsed-recipe.ts";
import { isListPart, isPartName, partOfHeading } from "../../text/part-words.ts";

const MIN_PARAGRAPH_CHARACTERS = 60;
const MAX_PARAGRAPH_CHARACTERS = 1500;
/** Of a description that was cut short. */
const COMPARED_CHARACTERS = 40;
const MAX_LINES_TO_LEAD = 30;
const MAX_COMPARED_INGREDIENTS = 20;
const MIN_REPEATED_INGREDIENTS = 2;

export function findDescription({ meta }: PageHead, lines: PageLine[]): string {
  const shared = meta["og:description"] ?? "";
  const own = meta["description"] ?? "";
  const isOwnWhole = isCut(shared) && !isCut(own) && own.startsWith(shared.slice(0, COMPARED_CHARACTERS));
  const said = (isOwnWhole ? own : shared) || own || findLead(lines);
  return isCut(said) ? completeDescription(said, lines) : said;
}

function isCut(description: string): boolean {
  return !/[^.…][.!?。！？)"”»]$/u.test(description);
}

function completeDescription(description: string, lines: PageLine[]): string {
  const begin = description.slice(0, COMPARED_CHARACTERS);
  if (begin.length < COMPARED_CHARACTERS) return description;
  const whole = lines.find(
    (line) => line.text.length < MAX_PARAGRAPH_CHARACTERS && line.text.startsWith(begin),
  )?.text;
  return whole && whole.length > description.length - 3 ? whole : description;
}

function findLead(lines: PageLine[]): string {
  const heading = lines.findIndex((line) => line.level === 1);
  const near = lines.slice(heading + 1, heading + MAX_LINES_TO_LEAD);
  const list = near.findIndex(({ text }) => isPartName(text) && isListPart(partOfHeading(text)));
  const below = list < 0 ? near : near.slice(0, list);
  const isLead = (line: PageLine) =>
    line.part === null && line.level === 0 && !line.link && line.text.length > MIN_PARAGRAPH_CHARACTERS;
  return below.find(isLead)?.text ?? "";
}

/** Some CMSs describe a page with its whole text, ingredients included. */
export function cutBeforeIngredients({ description, recipeIngredient }: ParsedRecipe): string {
  const found = recipeIngredient
    .slice(0, MAX_COMPARED_INGREDIENTS)
    .map((item) => (/\p{N}/u.test(item) ? description.indexOf(item) : -1))
    .filter((at) => at >= 0);
  if (found.length < MIN_REPEATED_INGREDIENTS) return description;
  const before = description.slice(0, Math.min(...found));
  return /^.*[.!?。！？…](?=\s|$)/u.exec(before)?.[0] ?? "";
}
