import type { Language } from "../contract/languages.ts";
import type { RecipeContent } from "../contract/recipe-life.ts";
import { completeNutrition } from "../recipes/recipe.ts";
import { durationText } from "../recipes/reading/page/duration.ts";
import { ALL_KITCHENS, KITCHENS, type Kind, type Kitchen } from "./kitchens.ts";
import { createSeededRandom, type Random } from "./random.ts";

const TRIES_PER_RECIPE = 10;

const DAYS = 900;
const DAY_MS = 24 * 3_600_000;

/** In many languages. */
export function* sampleRecipes(seed: number, count: number, today: Date): Generator<RecipeContent> {
  const random = createSeededRandom(seed);
  for (let index = 0; index < count; index++) {
    const recipe = makeRandomRecipe(ALL_KITCHENS, random);
    yield { ...recipe, dateAdded: spreadDate(index, count, today) };
  }
}

/** In one language and with different names. There may be fewer. */
export function sampleRecipesIn(
  language: Language,
  { seed, count, today }: { seed: number; count: number; today: Date },
): RecipeContent[] {
  const random = createSeededRandom(seed);
  const recipes = new Map<string, Omit<RecipeContent, "dateAdded">>();
  for (let tries = count * TRIES_PER_RECIPE; tries > 0 && recipes.size < count; tries--) {
    const recipe = makeRandomRecipe(KITCHENS[language], random);
    if (!recipes.has(recipe.name)) recipes.set(recipe.name, recipe);
  }
  return [...recipes.values()].map((recipe, index) => ({
    ...recipe,
    dateAdded: spreadDate(index, recipes.size, today),
  }));
}

function makeRandomRecipe(kitchens: Kitchen[], random: Random): Omit<RecipeContent, "dateAdded"> {
  const kitchen = random.pick(kitchens);
  return makeRecipe(kitchen, random.pick(kitchen.kinds), random);
}

/** Evenly over the last years. */
function spreadDate(index: number, count: number, today: Date): string {
  const age = Math.floor((DAYS * (count - index)) / count);
  return new Date(today.getTime() - age * DAY_MS).toISOString().slice(0, 10);
}

type Fill = (pattern: string) => string;

export function makeRecipe(kitchen: Kitchen, kind: Kind, random: Random): Omit<RecipeContent, "dateAdded"> {
  const fill = makeFill(kitchen, random);
  const prep = minutes(random, kind.prepMinutes);
  const cook = minutes(random, kind.cookMinutes);
  const groups = kind.ingredients.map(({ title, lines }) => ({ title: fill(title), items: lines.map(fill) }));
  return {
    name: fill(random.pick(kind.names)),
    description: random.chance(85) ? fill(random.pick(kind.descriptions)) : "",
    recipeCategory: random.chance(92) ? [kind.category] : [],
    tags: random.some(kind.tags, random.between(0, 4)),
    rating: random.chance(60) ? random.between(2, 5) : 0,
    sourceRating: random.chance(30) ? random.between(30, 50) / 10 : null,
    recipeYield: random.pick(kind.yields),
    recipeIngredient: groups.flatMap((group) => group.items),
    ingredientGroups: groups.some((group) => group.title) ? groups : [],
    recipeInstructions: kind.steps.flatMap(({ title, lines }) =>
      lines.map((line, position) => ({
        text: fill(line),
        ...(position === 0 && title && { title: fill(title) }),
      })),
    ),
    nutrition: completeNutrition(random.chance(40) ? nutrition(random) : {}),
    tools: kind.tools,
    prepTime: durationText(prep),
    performTime: durationText(cook),
    totalTime: durationText(prep + cook),
    notes: random
      .some(kind.notes, random.between(0, 2))
      .map(([title = "", text = ""]) => ({ title: fill(title), text: fill(text) })),
    author: "",
    recipeCuisine: [],
    orgURL: random.chance(70) ? `https://recipes.example.org/${random.between(1000, 99_999)}` : null,
    sourceText: null,
    extras: random.chance(5) ? { shelf: String(random.between(1, 9)) } : {},
  };
}

function makeFill({ slots }: Kitchen, random: Random): Fill {
  const chosen = new Map<string, string | Record<string, string>>();
  return (pattern) =>
    pattern.replace(/\{([^{}]+)\}/g, (_, inner: string) => {
      if (inner.includes("|")) return random.pick(inner.split("|"));
      const [slot = "", form = "base"] = inner.split(".");
      const entry = chosen.get(slot) ?? random.pick(slots[slot] ?? [slot]);
      chosen.set(slot, entry);
      return typeof entry === "string" ? entry : (entry[form] ?? "");
    });
}

function minutes(random: Random, [from = 0, to = 0]: number[]): number {
  return Math.round(random.between(from, to) / 5) * 5;
}

function nutrition(random: Random): Record<string, string> {
  return {
    calories: `${random.between(120, 780)} kcal`,
    fatContent: `${random.between(2, 45)} g`,
    carbohydrateContent: `${random.between(8, 90)} g`,
    proteinContent: `${random.between(3, 48)} g`,
    fiberContent: String(random.between(1, 14)),
    sodiumContent: String(random.between(40, 1400)),
    sugarContent: `${random.between(1, 40)} g`,
  };
}
