import type { Foods } from "../foods/find-foods.ts";
import type { IngredientLine } from "../lines/read-line.ts";
import type { LineWords } from "../words/line-words.ts";
import { chooseIngredients, type ReadStep } from "./choose-ingredients.ts";
import { createFoodFinder } from "./find-food-id.ts";
import { nameLine } from "./name-lines.ts";
import { readStep } from "./read-step.ts";
import {
  findLeadingTitle,
  findMainSection,
  findNamedSection,
  isTitleOnly,
  listSections,
  readSections,
  type Section,
} from "./sections.ts";
import { indexLines, type Vocabulary } from "./vocabulary.ts";
import type { StepWords } from "./words/step-words.ts";

/** A line of the recipe. A line that is a heading starts a section, too. */
export interface RecipeLine {
  line: IngredientLine;
  /** The title of its section, or empty. */
  section: string;
}

/** A title starts a section of steps. */
export interface RecipeStep {
  text: string;
  title?: string;
}

export interface StepRecipe {
  /** Steps may repeat it, which names no ingredients. */
  name: string;
  lines: readonly RecipeLine[];
  steps: readonly RecipeStep[];
}

export interface StepKnowledge {
  /** These are in the recipe's language, like `lineWords`. */
  words: StepWords;
  lineWords: LineWords;
  /** Without foods, only the words of the lines count. */
  foods: Foods | null;
}

/**
 * Finds the ingredients that each step adds or prepares.
 * @returns positions of lines for each step, in the order of the list
 */
export function findStepIngredients(
  { name, lines, steps }: StepRecipe,
  { words, lineWords, foods }: StepKnowledge,
): number[][] {
  const options = { foods, findFoodId: createFoodFinder(foods, words.language), words, lineWords };
  const { titles, places } = listSections(lines);
  const named = lines.flatMap(({ line }, position) =>
    line.isHeading || !line.food.trim()
      ? []
      : [nameLine(line, { position, section: places[position] ?? 0 }, options)],
  );
  const vocabulary = indexLines(named, options);
  const sections = readSections(titles, words);
  const read = readSteps(
    steps.map((step) => dropName(step, name)),
    sections,
    vocabulary,
  );
  return chooseIngredients(read, sections, vocabulary);
}

const MIN_NAME_WORDS = 3;

function dropName({ text, title }: RecipeStep, name: string): RecipeStep {
  if (name.trim().split(/\s+/).length < MIN_NAME_WORDS) return { text, title };
  const at = text.toLowerCase().indexOf(name.trim().toLowerCase());
  return { text: at < 0 ? text : text.slice(0, at) + text.slice(at + name.trim().length), title };
}

function readSteps(
  steps: readonly RecipeStep[],
  sections: readonly Section[],
  vocabulary: Vocabulary,
): ReadStep[] {
  const { words } = vocabulary;
  let titled: number | null = null;
  return steps.map(({ text, title }) => {
    const isTitle = isTitleOnly(text, words);
    const own = isTitle ? text : title;
    if (own) titled = findNamedSection(own, sections, words);
    const items = isTitle ? [] : readStep(text, vocabulary);
    const leading = findLeadingTitle(text, words);
    const named = leading ? findNamedSection(leading, sections, words) : null;
    return { items, section: named ?? findMainSection(items) ?? titled, isSectionNamed: named !== null };
  });
}
