import { expect, test } from "bun:test";
import { recipeOn, stepsOf } from "../../support/reading.ts";
import { makeDish, type Dish } from "./page-dish.ts";
import { FRAMES } from "./page-frame.ts";
import { PAGE_LANGUAGES } from "./page-words.ts";
import { dataOf } from "./group-layouts.ts";
import { divideSteps, STEP_LAYOUTS } from "./step-layouts.ts";
import { bullets, ingredients, steps } from "./visible-layouts.ts";

const LAYOUTS = Object.entries(STEP_LAYOUTS);

test.each(LAYOUTS)("titles of steps are read: %s", (_, render) => {
  const pages = readPages((dish) => ({ body: showDish(dish, render(dish)) }));
  expect(pages.map(({ read }) => read)).toEqual(pages.map(({ wanted }) => wanted));
});

test.each(LAYOUTS)("titles of steps are read beside data: %s", (_, render) => {
  const pages = readPages((dish) => ({ head: dataOf(dish), body: showDish(dish, render(dish)) }));
  expect(pages.map(({ read }) => read)).toEqual(pages.map(({ wanted }) => wanted));
});

const showDish = (dish: Dish, list: string) => ingredients(dish, bullets(dish)) + steps(dish, list);

/** Two dishes in each language, one of them with a long name that its steps repeat. */
function readPages(render: (dish: Dish) => { head?: string; body: string }) {
  return PAGE_LANGUAGES.flatMap((language) =>
    Object.values(FRAMES).flatMap((frame) =>
      [makeDish(language, 1), makeDish(language, 7)].map((dish) => ({
        read: stepsOf(recipeOn(frame(dish, render(dish)))),
        wanted: divideSteps(dish).flatMap(({ title, texts }) =>
          texts.map((text, at) => (title && at === 0 ? `${title}: ${text}` : text)),
        ),
      })),
    ),
  );
}
