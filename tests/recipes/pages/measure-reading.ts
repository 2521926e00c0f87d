import { readPage } from "../../../src/recipes/reading/page/read-page.ts";
import { CLUTTERED_LAYOUTS } from "./cluttered-layouts.ts";
import { DATA_LAYOUTS } from "./data-layouts.ts";
import { HIDDEN_LAYOUTS } from "./hidden-layouts.ts";
import { FRAMES } from "./page-frame.ts";
import { listIngredients, listSteps, makeDish, type Dish } from "./page-dish.ts";
import type { PageLanguage } from "./page-words.ts";
import { TABLE_LAYOUTS } from "./table-layouts.ts";
import { VISIBLE_LAYOUTS } from "./visible-layouts.ts";

export const LAYOUTS = {
  ...DATA_LAYOUTS,
  ...VISIBLE_LAYOUTS,
  ...TABLE_LAYOUTS,
  ...HIDDEN_LAYOUTS,
  ...CLUTTERED_LAYOUTS,
};
type Frame = keyof typeof FRAMES;
export const FRAME_NAMES = Object.keys(FRAMES) as Frame[];

interface GeneratedPage {
  layout: string;
  frame: Frame;
  language: PageLanguage;
  seed: number;
}

/** What a reading has done to a recipe. */
interface Damage {
  lost: string[];
  duplicated: string[];
  foreign: string[];
}

function makePage({ layout, frame, language, seed }: GeneratedPage): { dish: Dish; html: string } {
  const dish = makeDish(language, seed);
  const parts = LAYOUTS[layout]?.(dish) ?? {};
  return { dish, html: FRAMES[frame](dish, parts) };
}

/** Null if name, ingredients, and steps are read as they are, in their order. */
export function findDamage(page: GeneratedPage): Damage | null {
  const { dish, html } = makePage(page);
  const [found] = readPage({ url: "https://anna.example/dish", html }).recipes;
  const wanted = [dish.name, ...listIngredients(dish), ...listSteps(dish)].map(simplify);
  const read = found
    ? [found.name, ...found.recipeIngredient, ...found.recipeInstructions.map(({ text }) => text)].map(
        simplify,
      )
    : [];
  if (wanted.join("\n") === read.join("\n")) return null;
  return {
    lost: wanted.filter((text) => !read.includes(text)),
    duplicated: read.filter((text, at) => wanted.includes(text) && read.indexOf(text) < at),
    foreign: read.filter((text) => !wanted.includes(text)),
  };
}

const simplify = (text: string) => text.replace(/\s+/g, " ").trim();
