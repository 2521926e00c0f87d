import { expect, test } from "bun:test";
import { recipeOn, stepsOf } from "../../support/reading.ts";
import { listSteps, makeDish, type Dish } from "./page-dish.ts";
import { each, escapeHtml, FRAMES, tag } from "./page-frame.ts";
import { PAGE_LANGUAGES, type PageLanguage } from "./page-words.ts";
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

const STEP: Partial<Record<PageLanguage, string>> = {
  "en-US": "Step",
  "da-DK": "Trin",
  "de-DE": "Schritt",
  "es-ES": "Paso",
  "fr-FR": "Étape",
  "zh-CN": "步骤",
};

test.each([
  ["headings", (text: string) => tag("h3", text)],
  ["bold lines", (text: string) => tag("p", tag("b", text))],
  ["plain lines", (text: string) => tag("div", text)],
])("steps below numbers in %s are read", (_, render) => {
  const wrap = [
    (text: string) => tag("ol", each("li", [text])),
    (text: string) => tag("div", tag("div", escapeHtml(text), 'class="text"')),
    (text: string) => tag("p", escapeHtml(text)),
    (text: string) => tag("section", each("p", [text])),
  ];
  const pages = Object.entries(STEP).flatMap(([language, word]) =>
    Object.values(FRAMES).map((frame) => {
      const dish = makeDish(language as PageLanguage, 1);
      const texts = listSteps(dish);
      const list = texts.map(
        (text, at) => render(`${word} ${at + 1}`) + (wrap[at % wrap.length]?.(text) ?? ""),
      );
      return {
        read: stepsOf(recipeOn(frame(dish, { body: showDish(dish, list.join("\n")) }))),
        wanted: texts,
      };
    }),
  );
  expect(pages.map(({ read }) => read)).toEqual(pages.map(({ wanted }) => wanted));
});
