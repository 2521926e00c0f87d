import { isTag, type Element } from "domhandler";
import { findBeside } from "./element-shape.ts";
import { isHidden } from "./element-visibility.ts";
import { measureRepeats, pickWords } from "./hidden-lines.ts";
import { rateAsIngredient } from "./ingredient-shape.ts";
import type { PageLine } from "./page-lines.ts";
import { makeWordKey } from "./split-words.ts";
import { rateAsStep } from "./step-lines.ts";
import { isComponent } from "../plain-text/dish-name.ts";
import type { ParsedRecipe } from "../../text/parsed-recipe.ts";
import { MAX_LIST_LINES } from "../reading-limits.ts";

/** Pairs a box that is hidden until someone chooses it with the box beside it. */
interface Choice {
  /** All boxes of a choice have the same name: `data-method=oven`. */
  name: string;
  hidden: Element;
  shown: Element;
}

const MIN_LIKENESS = 0.5;
/** Two ways to cook a dish share at least this part of their foods. */
const MIN_SHARED = 0.3;
const MAX_ANCESTORS = 20;
/** Each box is compared with all lines. */
const MAX_BOXES = 10;
const MAX_NAMES = 5;

/** Finds another way to cook the dish, which the page hides until someone chooses it. */
export function findUnchosenLines(lines: PageLine[]): PageLine[] {
  const choices = findHiddenBoxes(lines).flatMap((box) => findChoice(box) ?? []);
  if (choices.length < 2) return [];
  const names = Map.groupBy(choices, ({ name }) => name);
  const repeated = [...names.values()].filter(({ length }) => length > 1 && length <= MAX_BOXES);
  const unchosen = repeated
    .slice(0, MAX_NAMES)
    .filter((some) => coverRecipe(some, lines))
    .flat();
  const elements = new Set(unchosen.map(({ hidden }) => hidden));
  return elements.size > 0 ? lines.filter((line) => isInside(line, elements)) : [];
}

/** Removes these lines where the data has them after its own. */
export function withoutUnchosen(recipe: ParsedRecipe, unchosen: PageLine[]): ParsedRecipe {
  if (unchosen.length === 0) return recipe;
  const { recipeIngredient, recipeInstructions } = recipe;
  const keys = unchosen.map(({ text }) => makeWordKey(text));
  const items = countAtEnd(recipeIngredient, keys);
  const steps = countAtEnd(
    recipeInstructions.map(({ text }) => text),
    keys,
  );
  if (items === 0 || steps === 0) return recipe;
  return {
    ...recipe,
    recipeIngredient: recipeIngredient.slice(0, -items),
    recipeInstructions: recipeInstructions.slice(0, -steps),
  };
}

function countAtEnd(texts: string[], unchosen: string[]): number {
  const keys = texts.map(makeWordKey);
  const known = new Set(keys);
  const listed = unchosen.filter((key) => known.has(key));
  const isAtEnd = listed.every((key, at) => key === keys[keys.length - listed.length + at]);
  return isAtEnd && listed.length < texts.length ? listed.length : 0;
}

function findHiddenBoxes(lines: PageLine[]): Element[] {
  const boxes = new Set<Element>();
  // Items of one list are in the same boxes.
  const lists = new Set<unknown>();
  for (const { hidden, block } of lines) {
    if (!hidden || lists.has(block.parent)) continue;
    lists.add(block.parent);
    const box = listAncestors(block).findLast(isHidden);
    if (box) boxes.add(box);
  }
  return [...boxes];
}

function listAncestors(element: Element): Element[] {
  const ancestors = [element];
  for (
    let { parent } = element;
    parent && isTag(parent) && ancestors.length < MAX_ANCESTORS;
    { parent } = parent
  )
    ancestors.push(parent);
  return ancestors;
}

function isInside({ block }: PageLine, elements: ReadonlySet<Element>): boolean {
  return listAncestors(block).some((element) => elements.has(element));
}

function findChoice(hidden: Element): Choice | null {
  for (const [name, value] of Object.entries(hidden.attribs)) {
    if (!name.startsWith("data-") || !mayBeMethod(value)) continue;
    const isOther = (other: Element) =>
      other.name === hidden.name &&
      !!other.attribs[name] &&
      other.attribs[name] !== value &&
      !isHidden(other);
    const shown = findBeside(hidden, "prev", isOther) ?? findBeside(hidden, "next", isOther);
    if (shown) return { name: `${name}=${value}`, hidden, shown };
  }
  return null;
}

/** Accepts “slow-cooker”, but not “filling” or “2”, which may be a part of the dish. */
function mayBeMethod(value: string): boolean {
  return /\p{L}{3}/u.test(value) && !isComponent(value.replace(/[-_]/g, " "));
}

/** Checks that both lists can be chosen, and that each box is beside another of its kind. */
function coverRecipe(choices: Choice[], lines: PageLine[]): boolean {
  const pairs = choices.map(({ hidden, shown }) => {
    const [own, others] = [listInside(lines, hidden), listInside(lines, shown)];
    return { own, others, kind: getKind(own) };
  });
  const kinds = new Set(pairs.map(({ kind }) => kind));
  return (
    kinds.has("ingredients") &&
    kinds.has("steps") &&
    pairs.every(({ kind, others }) => kind === getKind(others)) &&
    pairs.every(({ kind, own, others }) => kind !== "ingredients" || shareFoods(own, others))
  );
}

function listInside(lines: PageLine[], box: Element): PageLine[] {
  const elements = new Set([box]);
  return lines.filter((line) => isInside(line, elements));
}

function shareFoods(some: PageLine[], others: PageLine[]): boolean {
  return measureRepeats(some, others.slice(0, MAX_LIST_LINES).map(pickWords)) >= MIN_SHARED;
}

function getKind(lines: PageLine[]): "ingredients" | "steps" | null {
  const items = lines.filter(({ text }) => rateAsIngredient(text) >= MIN_LIKENESS);
  if (items.length > lines.length / 2) return "ingredients";
  return lines.some(({ text }) => rateAsStep(text) >= MIN_LIKENESS) ? "steps" : null;
}
