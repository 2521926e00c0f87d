import { findUrl } from "../../text/facts.ts";
import { foldText } from "../../text/fold-text.ts";
import { isComplete, type ParsedRecipe } from "../../text/parsed-recipe.ts";
import { isComponent, listReferences } from "./dish-name.ts";
import { findDishStarts, findFirstTitle } from "./dish-starts.ts";
import { joinWrapped } from "./join-wrapped.ts";
import { cleanPastedText } from "./pasted-from.ts";
import { looksLikeRecipe, readCleanText } from "./read-plain-text.ts";
import { splitLines, splitRows } from "./text-lines.ts";

export interface PastedRecipe {
  recipe: ParsedRecipe;
  /** The recipe's part of the text. */
  sourceText: string;
}

interface Dish extends PastedRecipe {
  clean: CleanText;
}

type CleanText = ReturnType<typeof cleanPastedText>;

const MIN_INGREDIENTS = 2;
const MIN_STEM_LETTERS = 3;
/** The ending of a plural or a case. */
const MAX_ENDING = 2;
const SCRIPT_WITHOUT_SPACES = /[\u3040-\u9fff\uac00-\ud7af]/u;

/** Several only if each is clearly a separate dish; a sauce or a dough isn't. */
export function readPlainTexts(text: string): [PastedRecipe, ...PastedRecipe[]] {
  const clean = cleanPastedText(text);
  const [first, ...others] = readDishes(text, clean);
  return first && others.length > 0
    ? [first, ...others]
    : [{ recipe: readCleanText(clean), sourceText: text }];
}

function readDishes(text: string, { text: clean, isChat }: CleanText): Dish[] {
  const lines = joinWrapped(splitLines(clean).lines);
  const starts = findDishStarts(lines);
  const first = starts.length > 0 ? findFirstTitle(lines) : null;
  if (!first) return [];
  const [above = "", ...parts] = splitAt(clean, [first.row, ...starts]);
  const sources = splitAt(text, findOwnRows(text, clean, starts));
  const dishes = parts.map((part, at) =>
    readDish({ text: part, isChat }, sources.length === parts.length ? sources[at] : part),
  );
  if (!dishes.every(isDish)) return [];
  const whole = joinParts(dishes);
  const areCounted = whole.every(({ recipe }) => recipe.recipeYield !== "");
  return areCounted || !first.isBelowTitle ? addIntroduction(whole, above) : [];
}

/** The text above the first dish is about all of them. */
function addIntroduction([first, ...others]: Dish[], above: string): Dish[] {
  if (!first) return [];
  const description = [above, first.recipe.description].filter(Boolean).join("\n\n");
  const orgURL = first.recipe.orgURL || (findUrl(above) ?? "");
  return [{ ...first, recipe: { ...first.recipe, description, orgURL } }, ...others];
}

function readDish(clean: CleanText, sourceText = clean.text): Dish {
  return { recipe: readCleanText(clean), clean, sourceText };
}

function isDish({ recipe }: PastedRecipe): boolean {
  return isComplete(recipe) && recipe.recipeIngredient.length >= MIN_INGREDIENTS && looksLikeRecipe(recipe);
}

/** A sauce is part of a dish, and so is anything the dish's steps mention. */
function joinParts(dishes: Dish[]): Dish[] {
  const groups: Dish[][] = [];
  for (const dish of dishes) {
    const at = findWhole(groups, dish);
    const joined = at < 0 ? [] : groups.splice(at).flat();
    groups.push([...joined, dish]);
  }
  return groups.flatMap((group) => (group.length === 1 ? group : [joinDishes(group)]));
}

function joinDishes(dishes: Dish[]): Dish {
  const text = dishes.map(({ clean }) => clean.text).join("\n\n");
  const isChat = dishes.some(({ clean }) => clean.isChat);
  return readDish({ text, isChat }, dishes.map(({ sourceText }) => sourceText).join("\n\n"));
}

function findWhole(groups: Dish[][], dish: Dish): number {
  const [first, ...others] = groups.flat();
  const isBelowPart = first !== undefined && others.length === 0 && isComponent(first.recipe.name);
  if (isComponent(dish.recipe.name) || isBelowPart) return groups.length - 1;
  return groups.findIndex((group) => group.some((other) => refersTo(other, dish) || refersTo(dish, other)));
}

function refersTo({ recipe }: Dish, { recipe: other }: Dish): boolean {
  const said = foldText(recipe.recipeInstructions.map(({ text }) => text).join("\n"));
  const words: string[] = said.match(/[\p{L}\p{M}]+/gu) ?? [];
  return listReferences(other.name, other.recipeIngredient).some((name) =>
    SCRIPT_WITHOUT_SPACES.test(name) ? said.includes(name) : words.some((word) => isSameNoun(word, name)),
  );
}

/** “patty” and “patties”. */
function isSameNoun(one: string, other: string): boolean {
  const [short = "", long = ""] = [one, other].toSorted((a, b) => a.length - b.length);
  const stem = Math.max(MIN_STEM_LETTERS, short.length - 1);
  return (
    one === other ||
    (long.length > short.length &&
      long.length - short.length <= MAX_ENDING &&
      long.startsWith(short.slice(0, stem)))
  );
}

/** Where these rows of the clean text are in the pasted one. Cleaning only shortens and removes lines. */
function findOwnRows(pasted: string, clean: string, starts: number[]): number[] {
  const lines = splitRows(clean).map((line, at) => ({ words: line.trim(), isStart: starts.includes(at) }));
  const expected = lines.filter(({ words }) => words !== "");
  const rows: number[] = [];
  let next = 0;
  for (const [row, line] of splitRows(pasted).entries()) {
    const own = expected[next];
    if (!own || !line.trimEnd().endsWith(own.words)) continue;
    if (own.isStart) rows.push(row);
    next++;
  }
  return rows;
}

function splitAt(text: string, starts: number[]): string[] {
  const rows = splitRows(text);
  return [0, ...starts].map((start, at) =>
    rows
      .slice(start, starts[at] ?? rows.length)
      .join("\n")
      .trim(),
  );
}
