import type { IngredientGroup, Instruction } from "../../../src/contract/recipes.ts";
import { ALL_KITCHENS, KITCHENS, type Kitchen } from "../../../src/demo/kitchens.ts";
import { createSeededRandom } from "../../../src/demo/random.ts";
import { makeRecipe } from "../../../src/demo/sample-recipes.ts";
import es from "../../../src/demo/kitchens/es.json";
import it from "../../../src/demo/kitchens/it.json";
import type { PageLanguage } from "./page-words.ts";

/** What a page says, and what must be read from it. */
export interface Dish {
  language: PageLanguage;
  name: string;
  /** Untitled ones have an empty title. */
  groups: IngredientGroup[];
  steps: Instruction[];
  tools: string[];
}

const KITCHENS_BY_LANGUAGE: Record<PageLanguage, Kitchen[]> = {
  ...KITCHENS,
  "en-US": ALL_KITCHENS.slice(0, 1),
  "es-ES": [es as Kitchen],
  "it-IT": [it as Kitchen],
};

export function makeDish(language: PageLanguage, seed: number): Dish {
  const random = createSeededRandom(seed);
  const kitchen = random.pick(KITCHENS_BY_LANGUAGE[language]);
  const recipe = makeRecipe(kitchen, random.pick(kitchen.kinds), random);
  return {
    language,
    name: recipe.name,
    groups:
      recipe.ingredientGroups.length > 0
        ? recipe.ingredientGroups
        : [{ title: "", items: recipe.recipeIngredient }],
    steps: recipe.recipeInstructions,
    tools: recipe.tools,
  };
}

export const listIngredients = ({ groups }: Dish): string[] => groups.flatMap(({ items }) => items);

export const listSteps = ({ steps }: Dish): string[] => steps.map(({ text }) => text);
