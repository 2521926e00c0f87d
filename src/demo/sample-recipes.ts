import type { RecipeContent } from "../contract/recipe-life.ts";
import { completeNutrition } from "../recipes/recipe.ts";
import { durationText } from "../recipes/reading/page/duration.ts";
import de from "./kitchens/de.json";
import en from "./kitchens/en.json";
import es from "./kitchens/es.json";
import fr from "./kitchens/fr.json";
import it from "./kitchens/it.json";
import pl from "./kitchens/pl.json";
import sv from "./kitchens/sv.json";
import zh from "./kitchens/zh.json";
import { createSeededRandom, type Random } from "./random.ts";

/** `{vegetable}` and `{vegetable.plural}` are forms of one entry; `{200|300}` is a free choice. */
export interface Kitchen {
  slots: Record<string, (string | Record<string, string>)[]>;
  kinds: Kind[];
}

export interface Kind {
  category: string;
  tags: string[];
  names: string[];
  descriptions: string[];
  yields: string[];
  ingredients: Section[];
  steps: Section[];
  notes: string[][];
  tools: string[];
  prepMinutes: number[];
  cookMinutes: number[];
}

interface Section {
  title: string;
  lines: string[];
}

const KITCHENS = [en, en, de, fr, es, it, pl, sv, zh] as Kitchen[];

const DAYS = 900;
const DAY_MS = 24 * 3_600_000;

export function* sampleRecipes(seed: number, count: number, today: Date): Generator<RecipeContent> {
  const random = createSeededRandom(seed);
  for (let index = 0; index < count; index++) {
    const kitchen = random.pick(KITCHENS);
    const kind = random.pick(kitchen.kinds);
    const age = Math.floor((DAYS * (count - index)) / count);
    const day = new Date(today.getTime() - age * DAY_MS).toISOString().slice(0, 10);
    yield { ...makeRecipe(kitchen, kind, random), dateAdded: day };
  }
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
