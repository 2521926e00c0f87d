import { expect, test } from "bun:test";
import { listItems, pageWithData, recipeOn } from "../../support/reading.ts";
import { divideDish, GROUP_LAYOUTS } from "./group-layouts.ts";
import { makeDish } from "./page-dish.ts";
import { FRAMES } from "./page-frame.ts";
import { PAGE_LANGUAGES } from "./page-words.ts";

test.each(GROUP_LAYOUTS)("titles of ingredients are read: %s", (_, { kind, render }) => {
  const pages = PAGE_LANGUAGES.flatMap((language) =>
    Object.values(FRAMES).map((frame) => {
      const dish = divideDish(makeDish(language, 1), kind);
      return { wanted: dish.groups, read: recipeOn(frame(dish, render(dish)))?.ingredientGroups };
    }),
  );
  expect(pages.map(({ read }) => read)).toEqual(pages.map(({ wanted }) => wanted));
});

const LISTS = [["250 g flour", "1 egg"], ["200 g quark", "1 lemon"], ["30 g almonds"]];

function readBetween(lines: string[], list: (items: string[]) => string): unknown {
  const recipe = {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: "Quark tart",
    recipeIngredient: LISTS.flat(),
    recipeInstructions: "Knead the dough and bake it for 40 minutes with the quark on top.",
  };
  const body = LISTS.map((items, at) => list(items) + (lines[at] ?? "")).join("");
  return recipeOn(pageWithData(recipe, `<h1>Quark tart</h1><h2>Ingredients</h2>${body}`))?.ingredientGroups;
}

const bulletList = (items: string[]) => `<ul>${listItems(items)}</ul>`;

const NO_TITLES: [string, string[], (items: string[]) => string][] = [
  ["an advertisement", ["<p>Our sponsor</p>", "<p>Our sponsor</p>"], bulletList],
  ["a link", ['<p><a href="/tarts">All about tarts</a></p>'], bulletList],
  ["a sentence", ["<p>Everything should be cold.</p>"], bulletList],
  ["a food that the data lacks", ["<li>Salt</li>"], listItems],
];

test.each(NO_TITLES)("%s between ingredients isn't a title", (_, between, list) => {
  expect(readBetween(between, list)).toEqual([]);
});
