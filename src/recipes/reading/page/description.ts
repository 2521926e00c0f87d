import type { PageHead } from "./page-head.ts";
import type { PageLine } from "./page-lines.ts";
import type { ParsedRecipe } from "../../text/parsed-recipe.ts";
import { matchStart } from "../../text/match-start.ts";
import { LABELS } from "../../text/plain-text-words.ts";
import { isListPart, isPartName, partOfHeading } from "../../text/part-words.ts";

const MIN_PARAGRAPH_CHARACTERS = 60;
const MAX_PARAGRAPH_CHARACTERS = 1500;
/** Of a description that was cut short. */
const COMPARED_CHARACTERS = 40;
const MAX_LINES_TO_LEAD = 30;
/** Shorter ones are often whole without a full stop. */
const MIN_CUT_CHARACTERS = 100;
const MAX_TRAIL_PARTS = 3;
const MAX_COMPARED_INGREDIENTS = 20;
const MIN_REPEATED_INGREDIENTS = 2;

export function findDescription({ meta }: PageHead, lines: PageLine[]): string {
  const shared = meta["og:description"] ?? "";
  const own = meta["description"] ?? "";
  const isOwnWhole = isCut(shared) && !isCut(own) && own.startsWith(shared.slice(0, COMPARED_CHARACTERS));
  const said = (isOwnWhole || opensWithFact(shared) ? own : shared) || own || findLead(lines);
  return isCut(said) ? completeDescription(said, lines) : said;
}

/** “Serves: 4 | Total time: 35 minutes …”, which some CMSs take from the start of the text. */
const opensWithFact = (text: string) => /^\s?[:：]/.test(matchStart(text, LABELS)?.rest ?? "");

/** The data may have a tip in its place, or only the start of a paragraph. */
export function improveDescription(recipe: ParsedRecipe, head: PageHead, lines: PageLine[]): ParsedRecipe {
  const { description } = recipe;
  const [, title = "", text = ""] = /^([^:：]{2,30})[:：]\s*(.+)$/su.exec(description) ?? [];
  const isTip = text !== "" && isPartName(title) && partOfHeading(title) === "notes";
  const instead = isTip ? findDescription(head, lines) : "";
  if (instead !== "" && instead !== description) {
    const notes = [...(recipe.notes ?? []), { title: title.trim(), text }];
    return { ...recipe, description: instead, notes };
  }
  const mayBeCut = description.length >= MIN_CUT_CHARACTERS && isCut(description);
  return { ...recipe, description: (mayBeCut && findLine(description, lines)) || description };
}

function isCut(description: string): boolean {
  return !/[^.…][.!?。！？)"”»]$/u.test(description);
}

function completeDescription(description: string, lines: PageLine[]): string {
  const begin = description.slice(0, COMPARED_CHARACTERS);
  if (begin.length < COMPARED_CHARACTERS) return description;
  const whole = findLine(begin, lines);
  return whole && whole.length > description.length - 3 ? whole : description;
}

function findLine(begin: string, lines: PageLine[]): string | undefined {
  return lines.find(({ text }) => text.length < MAX_PARAGRAPH_CHARACTERS && text.startsWith(begin))?.text;
}

function findLead(lines: PageLine[]): string {
  const heading = lines.findIndex((line) => line.level === 1);
  const near = lines.slice(heading + 1, heading + MAX_LINES_TO_LEAD);
  const list = near.findIndex(({ text }) => isPartName(text) && isListPart(partOfHeading(text)));
  const below = list < 0 ? near : near.slice(0, list);
  const isLead = (line: PageLine) =>
    line.part === null &&
    line.level === 0 &&
    !line.link &&
    !isTrail(line.text) &&
    line.text.length > MIN_PARAGRAPH_CHARACTERS;
  return below.find(isLead)?.text ?? "";
}

/** “Recipes | Ingredients | Equipment” */
const isTrail = (text: string) => text.split(" | ").length > MAX_TRAIL_PARTS;

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
