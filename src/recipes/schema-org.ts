import { isRecipeUrl } from "../contract/links.ts";
import type { Instruction, Recipe } from "../contract/recipes.ts";

export interface SchemaOrgParts {
  base: string;
  /** What a step has as `image`, by its position. */
  stepPictures?: ReadonlyMap<number | null, string[]>;
}

/** Source: https://schema.org/Recipe */
export function schemaOrgRecipe(recipe: Recipe, { base, stepPictures }: SchemaOrgParts): object {
  const all = {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: recipe.name,
    url: `${base}recipe/${recipe.slug}`,
    description: recipe.description,
    image: recipe.image && [`${base}api/recipes/${recipe.image}/image?image_type=original`],
    author: recipe.author && { "@type": "Person", name: recipe.author },
    datePublished: recipe.dateAdded,
    recipeYield: recipe.recipeYield,
    prepTime: toDuration(recipe.prepTime),
    cookTime: toDuration(recipe.performTime),
    totalTime: toDuration(recipe.totalTime),
    recipeCategory: recipe.recipeCategory,
    recipeCuisine: recipe.recipeCuisine,
    keywords: recipe.tags,
    recipeIngredient: recipe.recipeIngredient,
    recipeInstructions: toSteps(recipe.recipeInstructions, stepPictures),
    tool: recipe.tools,
    nutrition: toNutrition(recipe.nutrition),
    isBasedOn: recipe.orgURL && isRecipeUrl(recipe.orgURL) ? recipe.orgURL : null,
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => !isEmpty(value)));
}

function isEmpty(value: unknown): boolean {
  return value === null || value === "" || (Array.isArray(value) && value.length === 0);
}

/** `1 Hour 30 Minutes` becomes `PT1H30M`; anything else stays text, which most readers accept. */
function toDuration(text: string | null): string | null {
  const parts =
    /^(?:(\d+) ?d(?:ays?)?)? ?(?:(\d+) ?h(?:(?:ou)?rs?)?)? ?(?:(\d+) ?m(?:in(?:ute)?s?)?)?$/i.exec(
      text?.trim() ?? "",
    );
  if (!text || !parts) return text;
  const [, days, hours, minutes] = parts;
  const time = `${hours ? `${hours}H` : ""}${minutes ? `${minutes}M` : ""}`;
  return `P${days ? `${days}D` : ""}${time && `T${time}`}`;
}

function toSteps(instructions: Instruction[], pictures: SchemaOrgParts["stepPictures"]): object[] {
  const all: object[] = [];
  let section: object[] = all;
  for (const [at, { text, title, name }] of instructions.entries()) {
    if (title) {
      section = [];
      all.push({ "@type": "HowToSection", name: title, itemListElement: section });
    }
    const image = pictures?.get(at);
    section.push({ "@type": "HowToStep", ...(name && { name }), text, ...(image && { image }) });
  }
  return all;
}

function toNutrition(facts: Recipe["nutrition"]): object | null {
  const known = Object.entries(facts).filter(([, value]) => value);
  return known.length > 0 ? { "@type": "NutritionInformation", ...Object.fromEntries(known) } : null;
}
