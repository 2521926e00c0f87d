import { expect, test } from "bun:test";
import { recipesOn, stepsOf } from "../../support/reading.ts";
import {
  BLOCK_LAYOUTS,
  COMPONENT_TITLES,
  divideInBlocks,
  UNNAMED_LAYOUTS,
  type Block,
} from "./block-layouts.ts";
import { listIngredients, listSteps, makeDish, type Dish } from "./page-dish.ts";
import { FRAMES } from "./page-frame.ts";
import { PAGE_LANGUAGES } from "./page-words.ts";

const LAYOUTS = Object.entries(BLOCK_LAYOUTS);

const readAll = (html: string) =>
  recipesOn(html).map((recipe) => ({
    name: recipe.name,
    groups: recipe.ingredientGroups,
    ingredients: recipe.recipeIngredient,
    steps: stepsOf(recipe),
  }));

test.each(LAYOUTS)("a component with its own headings belongs to the dish: %s", (_, render) => {
  const pages = PAGE_LANGUAGES.flatMap((language) =>
    Object.values(FRAMES).flatMap((frame) =>
      COMPONENT_TITLES[language].map((title) => {
        const dish = makeDish(language, 1);
        const blocks = divideInBlocks(dish, title);
        const body = blocks.map((block) => render(dish, block)).join("\n");
        return { read: readAll(frame(dish, { body })), wanted: [toComponents(dish, blocks)] };
      }),
    ),
  );
  expect(pages.map(({ read }) => read)).toEqual(pages.map(({ wanted }) => wanted));
});

function toComponents(dish: Dish, blocks: [Block, Block]) {
  const [first, { title, texts }] = blocks;
  const [step = "", ...others] = texts;
  return {
    name: dish.name,
    groups: blocks.map((block) => ({ title: block.title, items: block.items })),
    ingredients: listIngredients(dish),
    steps: [...first.texts, `${title}: ${step}`, ...others],
  };
}

test.each(LAYOUTS)("several dishes on a page are several recipes: %s", (_, render) => {
  const pages = PAGE_LANGUAGES.flatMap((language) =>
    Object.values(FRAMES).map((frame) => {
      const dishes = [makeDish(language, 1), makeDish(language, 8)];
      const body = dishes.map((dish) => render(dish, toBlock(dish))).join("\n");
      const collection = { ...makeDish(language, 1), name: "Anna" };
      return { read: readAll(frame(collection, { body })), wanted: dishes.map(toRecipe) };
    }),
  );
  expect(pages.map(({ read }) => read)).toEqual(pages.map(({ wanted }) => wanted));
});

test.each(["Hamburguesas caseras", "Milanesas", "Tabla de quesos", "Ensalada verde"])(
  "%s is a dish, although it ends like a sauce in another language",
  (second) => {
    const [render] = Object.values(BLOCK_LAYOUTS);
    const dishes = [makeDish("es-ES", 1), { ...makeDish("es-ES", 8), name: second }];
    const body = dishes.map((dish) => render?.(dish, toBlock(dish))).join("\n");
    const html = FRAMES.bare({ ...makeDish("es-ES", 1), name: "Anna" }, { body });
    expect(recipesOn(html).map(({ name }) => name)).toEqual(dishes.map(({ name }) => name));
  },
);

const toBlock = (dish: Dish): Block => ({
  title: dish.name,
  items: listIngredients(dish),
  texts: listSteps(dish),
});

const toRecipe = (dish: Dish) => ({
  name: dish.name,
  groups: [],
  ingredients: listIngredients(dish),
  steps: listSteps(dish),
});

test.each(Object.entries(UNNAMED_LAYOUTS))(
  "several dishes whose lists have no headings are several recipes: %s",
  (_, render) => {
    const pages = PAGE_LANGUAGES.flatMap((language) =>
      Object.values(FRAMES).map((frame) => {
        const dishes = [makeDish(language, 1), makeDish(language, 8)];
        const body = dishes.map((dish) => render(toBlock(dish))).join("\n");
        const collection = { ...makeDish(language, 1), name: "Anna" };
        return { read: readAll(frame(collection, { body })), wanted: dishes.map(toRecipe) };
      }),
    );
    expect(pages.map(({ read }) => read)).toEqual(pages.map(({ wanted }) => wanted));
  },
);

test.each(Object.entries(UNNAMED_LAYOUTS))(
  "parts of a dish whose lists have no headings are one recipe: %s",
  (_, render) => {
    const counts = PAGE_LANGUAGES.flatMap((language) =>
      Object.values(FRAMES).flatMap((frame) =>
        COMPONENT_TITLES[language].map((title) => {
          const dish = makeDish(language, 1);
          const [first, second] = divideInBlocks(dish, title);
          const body = [{ ...first, title: dish.name }, second].map((block) => render(block)).join("\n");
          return recipesOn(frame(dish, { body })).length;
        }),
      ),
    );
    expect(counts.filter((count) => count > 1)).toEqual([]);
  },
);

const ARTICLES: [string, (block: Block) => Block][] = [
  ["all of it", (block) => block],
  [
    "its first lines",
    ({ title, items, texts }) => ({ title, items: items.slice(0, 4), texts: texts.slice(0, 1) }),
  ],
];

test.each(ARTICLES)("an article and the card below it are one recipe if the article has %s", (_, shorten) => {
  const [render] = Object.values(BLOCK_LAYOUTS);
  const pages = PAGE_LANGUAGES.flatMap((language) =>
    Object.values(FRAMES).map((frame) => {
      const dish = makeDish(language, 1);
      const blocks = [{ ...shorten(toBlock(dish)), title: "" }, toBlock(dish)];
      const body = blocks.map((block) => render?.(dish, block)).join("\n");
      return { read: readAll(frame(dish, { body })), wanted: [toRecipe(dish)] };
    }),
  );
  expect(pages.map(({ read }) => read)).toEqual(pages.map(({ wanted }) => wanted));
});
