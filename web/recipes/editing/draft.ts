import type { Language } from "../../../src/contract/languages.ts";
import type { RecipeContent } from "../../../src/contract/recipe-life.ts";
import type { IngredientGroup, Instruction } from "../../../src/contract/recipes.ts";
import { isVisible } from "../../../src/contract/rules.ts";
import { formatDuration } from "../../text/duration.ts";
import { newLine, newPair, type Line, type Pair } from "./line.ts";
import { readLinks, writeLinks } from "./step-links.ts";

const TEXTS = ["name", "description", "recipeYield", "author"] as const;
const TIMES = ["prepTime", "performTime", "totalTime"] as const;
const NAMES = ["recipeCategory", "tags", "tools"] as const;

export interface Draft
  extends
    Record<(typeof TEXTS)[number] | (typeof TIMES)[number] | "orgURL" | "dateAdded", string>,
    Record<(typeof NAMES)[number], string[]> {
  rating: number;
  ingredients: Line[];
  steps: Line[];
  notes: Pair[];
  nutrition: Record<string, string>;
  extras: Pair[];
}

export const EMPTY_RECIPE: RecipeContent = {
  name: "",
  description: "",
  recipeCategory: [],
  tags: [],
  rating: 0,
  sourceRating: null,
  recipeYield: "",
  recipeIngredient: [],
  ingredientGroups: [],
  recipeInstructions: [],
  nutrition: {
    calories: null,
    fatContent: null,
    fiberContent: null,
    proteinContent: null,
    sodiumContent: null,
    sugarContent: null,
  },
  tools: [],
  totalTime: null,
  prepTime: null,
  performTime: null,
  dateAdded: "",
  notes: [],
  author: "",
  recipeCuisine: [],
  orgURL: null,
  sourceText: null,
  extras: {},
};

export function toRecipeState(recipe: RecipeContent): RecipeContent {
  const keys = Object.keys(EMPTY_RECIPE) as (keyof RecipeContent)[];
  return Object.fromEntries(keys.map((key) => [key, recipe[key]])) as unknown as RecipeContent;
}

/** @param language of times */
export function toDraft(state: RecipeContent, language: Language): Draft {
  const { prepTime, performTime, totalTime, nutrition } = state;
  const ingredients = ingredientLines(state);
  return {
    name: state.name,
    description: state.description,
    recipeYield: state.recipeYield,
    author: state.author,
    prepTime: formatTime(prepTime, language),
    performTime: formatTime(performTime, language),
    totalTime: formatTime(totalTime, language),
    orgURL: state.orgURL ?? "",
    dateAdded: state.dateAdded ?? "",
    rating: state.rating,
    recipeCategory: state.recipeCategory,
    tags: state.tags,
    tools: state.tools,
    ingredients,
    steps: readLinks(state.recipeInstructions.flatMap(stepLines), ingredients),
    notes: state.notes.map(({ title, text }) => newPair(title, text)),
    nutrition: Object.fromEntries(Object.entries(nutrition).map(([key, amount]) => [key, amount ?? ""])),
    extras: Object.entries(state.extras).map(([key, value]) => newPair(key, value)),
  };
}

/** Untouched fields stay as they were, also times in another language; empty rows are dropped. */
export function applyDraft(draft: Draft, before: RecipeContent, language: Language): RecipeContent {
  const time = (name: (typeof TIMES)[number]) =>
    draft[name] === formatTime(before[name], language) ? before[name] : draft[name].trim() || null;
  return {
    ...before,
    ...Object.fromEntries(TEXTS.map((name) => [name, draft[name].trim()])),
    ...Object.fromEntries(NAMES.map((name) => [name, draft[name]])),
    prepTime: time("prepTime"),
    performTime: time("performTime"),
    totalTime: time("totalTime"),
    orgURL: draft.orgURL.trim() || null,
    dateAdded: draft.dateAdded,
    rating: draft.rating,
    ...toIngredients(draft.ingredients),
    recipeInstructions: toSteps(writeLinks(draft.steps, draft.ingredients)),
    notes: draft.notes
      .filter(({ name, text }) => isVisible(name) || isVisible(text))
      .map(({ name, text }) => ({ title: name.trim(), text: text.trim() })),
    nutrition: {
      ...before.nutrition,
      ...Object.fromEntries(
        Object.entries(draft.nutrition).map(([key, amount]) => [key, amount.trim() || null]),
      ),
    },
    extras: Object.fromEntries(draft.extras.map(({ name, text }) => [name, text])),
  };
}

function formatTime(time: string | null, language: Language): string {
  return time ? formatDuration(time, language) : "";
}

function ingredientLines({ recipeIngredient, ingredientGroups }: RecipeContent): Line[] {
  if (ingredientGroups.length === 0) return recipeIngredient.map((text) => newLine(text));
  return ingredientGroups.flatMap(({ title, items }, position) => [
    // Later titles separate sections even if they are empty.
    ...(title || position > 0 ? [newLine(title, "title")] : []),
    ...items.map((text) => newLine(text)),
  ]);
}

function toIngredients(lines: Line[]): Pick<RecipeContent, "recipeIngredient" | "ingredientGroups"> {
  const groups: IngredientGroup[] = [{ title: "", items: [] }];
  for (const { kind, text } of lines) {
    if (!isVisible(text)) continue;
    if (kind === "title") groups.push({ title: text.trim(), items: [] });
    else groups.at(-1)?.items.push(text.trim());
  }
  const filled = groups.filter(({ title, items }) => title || items.length > 0);
  return {
    recipeIngredient: filled.flatMap(({ items }) => items),
    ingredientGroups: filled.some(({ title }) => title) ? filled : [],
  };
}

function stepLines({ title, text, ...more }: Instruction): Line[] {
  const step = { ...newLine(text), ...(Object.keys(more).length > 0 && { more }) };
  return [...(title ? [newLine(title, "title")] : []), ...(saysSomething(step) ? [step] : [])];
}

function saysSomething({ text, more }: Line): boolean {
  return isVisible(text) || isVisible(more?.name ?? "");
}

function toSteps(lines: Line[]): Instruction[] {
  const steps: Instruction[] = [];
  let title = "";
  // A title without steps stays.
  const end = () => {
    if (title) steps.push({ text: "", title });
    title = "";
  };
  for (const line of lines) {
    const { text, more } = line;
    if (line.kind === "title") {
      end();
      title = text.trim();
    } else if (saysSomething(line)) {
      steps.push({ text: text.trim(), ...(title && { title }), ...more });
      title = "";
    }
  }
  end();
  return steps;
}
