import type { Instruction, Recipe } from "../../contract/recipes.ts";
import type { PictureToExport } from "./export-format.ts";

const LINK = /\[((?:\\.|[^\\\]\n])*)\]\(\/recipe\/([a-z0-9-]{1,100})\)/g;

interface NumberedStep extends Instruction {
  position: number;
}

interface Section<Item> {
  title: string;
  items: Item[];
}

/** Replaces links to other recipes in notes. */
export function replaceRecipeLinks(text: string, write: (label: string, slug: string) => string): string {
  return text.replace(LINK, (_, label: string, slug: string) => write(label.replace(/\\(.)/g, "$1"), slug));
}

export function listIngredientSections(recipe: Recipe): Section<string>[] {
  const { ingredientGroups, recipeIngredient } = recipe;
  if (ingredientGroups.length > 0) return ingredientGroups;
  return recipeIngredient.length > 0 ? [{ title: "", items: recipeIngredient }] : [];
}

/** Steps with their positions in the recipe. */
export function listStepSections({ recipeInstructions }: Recipe): Section<NumberedStep>[] {
  const sections: Section<NumberedStep>[] = [];
  for (const [position, step] of recipeInstructions.entries()) {
    if (step.title || sections.length === 0) sections.push({ title: step.title ?? "", items: [] });
    sections.at(-1)?.items.push({ ...step, position });
  }
  return sections;
}

/** For formats without names of steps. Tagine reads a bold start as the name. */
export function writeStep({ name, text }: Instruction): string {
  if (!name) return text;
  return isPlainName(name) ? `**${name.trim()}:** ${text}` : `${name}: ${text}`;
}

export function isPlainName(name: string): boolean {
  return /^[^*:\n]{1,80}$/.test(name);
}

/** By the positions of steps. */
export function groupByStep<Picture extends PictureToExport>(
  pictures: readonly Picture[],
): Map<number | null, Picture[]> {
  return Map.groupBy(pictures, ({ step }) => step);
}

const NUTRITION_LABELS: Record<string, string> = {
  calories: "Calories",
  fatContent: "Total fat",
  saturatedFatContent: "Saturated fat",
  transFatContent: "Trans fat",
  unsaturatedFatContent: "Unsaturated fat",
  cholesterolContent: "Cholesterol",
  sodiumContent: "Sodium",
  carbohydrateContent: "Carbohydrates",
  fiberContent: "Fiber",
  sugarContent: "Sugar",
  proteinContent: "Protein",
  servingSize: "Serving size",
};

export function listNutrition({ nutrition }: Recipe): [label: string, amount: string][] {
  return Object.entries(nutrition).flatMap(([key, amount]) =>
    amount ? [[NUTRITION_LABELS[key] ?? key, amount] as [string, string]] : [],
  );
}

/** Always the same for the same text. */
export function makeUuid(text: string): string {
  const hex = new Bun.CryptoHasher("sha256").update(text).digest("hex");
  // Programs check that it's version 4.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Stays the same when the recipe's text changes. */
export function getRecipeUuid({ id, slug, dateAdded }: Recipe): string {
  return makeUuid(`tagine ${id} ${slug} ${dateAdded}`);
}
