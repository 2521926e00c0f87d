import type { Language } from "../contract/languages.ts";
import type { RecipeContent } from "../contract/recipe-life.ts";
import { completeNutrition } from "../recipes/recipe.ts";
import { localDay } from "../platform/clock.ts";
import { createSeededRandom, type Random } from "./random.ts";
import { KITCHENS, type Kind, type Kitchen } from "./kitchens.ts";
import { makeRecipe } from "./sample-recipes.ts";

const COUNT = 12;

const SEED = 7;

const NAME_MOST = 45;

/** Always the same ones, of all kinds alike. */
export function makeStarterRecipes(language: Language, today: Date): RecipeContent[] {
  const random = createSeededRandom(SEED);
  const [kitchen] = KITCHENS[language];
  const kinds = kitchen.kinds.map(leaveOutExtremes);
  const recipes = new Map<string, RecipeContent>();
  while (recipes.size < COUNT) {
    const kind = kinds[recipes.size % kinds.length];
    if (!kind) throw new RangeError(`No recipes in ${language}`);
    const { name, ...rest } = makeStarter(kitchen, kind, random);
    if (recipes.has(name) || name.length > NAME_MOST || rest.description === "") continue;
    recipes.set(name, { ...rest, name, dateAdded: localDay(today) });
  }
  return [...recipes.values()];
}

/** The demo also shows what's hard to display; a first impression shouldn't. */
function leaveOutExtremes(kind: Kind): Kind {
  return { ...kind, descriptions: kind.descriptions.filter((text) => !/[*\n]|\]\(/.test(text)) };
}

function makeStarter(kitchen: Kitchen, kind: Kind, random: Random): Omit<RecipeContent, "dateAdded"> {
  return {
    ...makeRecipe(kitchen, kind, random),
    recipeCategory: [kind.category],
    tags: kind.tags.slice(0, 2),
    rating: 0,
    sourceRating: null,
    nutrition: completeNutrition({}),
    orgURL: null,
    extras: {},
  };
}
