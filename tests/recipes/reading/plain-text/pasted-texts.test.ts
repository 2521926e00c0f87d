import { expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { looksLikeRecipe } from "../../../../src/recipes/reading/plain-text/read-plain-text.ts";
import { readPlainTexts } from "../../../../src/recipes/reading/plain-text/read-plain-texts.ts";
import type { ParsedRecipe } from "../../../../src/recipes/text/parsed-recipe.ts";

interface Wanted {
  name: string;
  recipeYield: string;
  recipeIngredient: string[];
  recipeInstructions: string[];
}

/** A text as people paste it, and what a careful reader takes from it; nothing if it isn't a recipe. */
interface PastedText extends Wanted {
  shape: string;
  text: string;
  /** Further dishes of the same text. */
  others?: Wanted[];
}

/** Emails, chats, prints, and recipe cards in twelve languages. */
const FOLDER = join(import.meta.dir, "pasted");
const MIN_RIGHT_SHARE = 0.95;
const MAX_DAMAGED_SHARE = 0.01;

const listTexts = (): [string, PastedText][] =>
  readdirSync(FOLDER).flatMap((file) => {
    const texts: PastedText[] = JSON.parse(readFileSync(join(FOLDER, file), "utf8"));
    return texts.map((text): [string, PastedText] => [`${file.replace(".json", "")}, ${text.shape}`, text]);
  });

const readAll = ({ text }: PastedText) => readPlainTexts(text).map(({ recipe }) => recipe);

const listWanted = ({ others = [], ...first }: PastedText): Wanted[] => [first, ...others];

/** White space and final full stops don't count, nor how prose is divided. */
const simplify = (texts: string[]) => texts.join(" ").replace(/[.。]/g, "").replace(/\s+/g, " ").trim();

const findNumber = (text: string) => /\d+/.exec(text)?.[0] ?? "";

function isRight(text: PastedText): boolean {
  const read = readAll(text);
  if (text.recipeIngredient.length === 0) return !read.some(looksLikeRecipe);
  const wanted = listWanted(text);
  return (
    read.length === wanted.length &&
    wanted.every((dish, at) => {
      const recipe = read[at];
      return recipe !== undefined && isRightDish(recipe, dish);
    })
  );
}

function isRightDish(read: ParsedRecipe, wanted: Wanted): boolean {
  return (
    looksLikeRecipe(read) &&
    read.name.toLowerCase() === wanted.name.toLowerCase() &&
    findNumber(read.recipeYield) === findNumber(wanted.recipeYield) &&
    read.recipeIngredient.length === wanted.recipeIngredient.length &&
    simplify(read.recipeIngredient) === simplify(wanted.recipeIngredient) &&
    simplify(read.recipeInstructions.map((step) => step.text)) === simplify(wanted.recipeInstructions)
  );
}

function isDamaged(text: PastedText): boolean {
  const ingredients = (dishes: { recipeIngredient: string[] }[]) =>
    simplify(dishes.flatMap(({ recipeIngredient }) => recipeIngredient));
  return text.recipeIngredient.length > 0 && ingredients(readAll(text)) !== ingredients(listWanted(text));
}

const listNames = (isListed: (text: PastedText) => boolean) =>
  listTexts()
    .filter(([, text]) => isListed(text))
    .map(([name]) => name);

test("most pasted texts are read entirely right", () => {
  const wrong = listNames((text) => !isRight(text));
  expect(wrong.length, wrong.join("; ")).toBeLessThanOrEqual(listTexts().length * (1 - MIN_RIGHT_SHARE));
});

test("hardly any loses an ingredient or gets another one", () => {
  const damaged = listNames(isDamaged);
  expect(damaged.length, damaged.join("; ")).toBeLessThanOrEqual(listTexts().length * MAX_DAMAGED_SHARE);
});
