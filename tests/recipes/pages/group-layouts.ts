import type { IngredientGroup } from "../../../src/contract/recipes.ts";
import { listIngredients, listSteps, type Dish } from "./page-dish.ts";
import { each, escapeHtml, ldJson, tag, type PageParts } from "./page-frame.ts";
import { ingredients, numbers, steps } from "./visible-layouts.ts";
import type { PageLanguage } from "./page-words.ts";

interface Titles {
  /** With a word that also is the heading of the whole list. */
  withPartName: [string, string];
  /** Words that no table of the reader has. */
  unknown: [string, string];
}

const TITLES: Record<PageLanguage, Titles> = {
  "en-US": {
    withPartName: ["Ingredients for the dough", "Ingredients for the filling"],
    unknown: ["Bottom layer", "Top layer"],
  },
  "da-DK": {
    withPartName: ["Ingredienser til dejen", "Ingredienser til fyldet"],
    unknown: ["Nederste lag", "Øverste lag"],
  },
  "de-DE": {
    withPartName: ["Zutaten für den Teig", "Zutaten für die Füllung"],
    unknown: ["Untere Schicht", "Obere Schicht"],
  },
  "es-ES": {
    withPartName: ["Ingredientes para la masa", "Ingredientes para el relleno"],
    unknown: ["Capa inferior", "Capa superior"],
  },
  "fr-FR": {
    withPartName: ["Ingrédients pour la pâte", "Ingrédients pour la garniture"],
    unknown: ["Couche du bas", "Couche du haut"],
  },
  "it-IT": {
    withPartName: ["Ingredienti per l'impasto", "Ingredienti per il ripieno"],
    unknown: ["Strato inferiore", "Strato superiore"],
  },
  "pl-PL": {
    withPartName: ["Składniki na ciasto", "Składniki na farsz"],
    unknown: ["Dolna warstwa", "Górna warstwa"],
  },
  "pt-PT": {
    withPartName: ["Ingredientes para a massa", "Ingredientes para o recheio"],
    unknown: ["Camada de baixo", "Camada de cima"],
  },
  "sv-SE": {
    withPartName: ["Ingredienser till degen", "Ingredienser till fyllningen"],
    unknown: ["Undre lagret", "Övre lagret"],
  },
  "zh-CN": { withPartName: ["面团材料", "馅料材料"], unknown: ["底层", "顶层"] },
  "zh-TW": { withPartName: ["麵團材料", "內餡材料"], unknown: ["底層", "頂層"] },
};

/** The same dish in two titled groups. */
export function divideDish(dish: Dish, kind: keyof Titles): Dish {
  const items = listIngredients(dish);
  const middle = Math.ceil(items.length / 2);
  const [first, second] = TITLES[dish.language][kind];
  return {
    ...dish,
    groups: [
      { title: first, items: items.slice(0, middle) },
      { title: second, items: items.slice(middle) },
    ],
  };
}

const list = (items: string[]) => tag("ul", each("li", items));

const groups = (dish: Dish, render: (group: IngredientGroup) => string) => dish.groups.map(render).join("\n");

const page = (dish: Dish, lists: string) => lists + steps(dish, numbers(dish));

/** Flat, as most systems write it. */
const data = (dish: Dish) =>
  ldJson({
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: dish.name,
    recipeIngredient: listIngredients(dish),
    recipeInstructions: listSteps(dish).map((text) => ({ "@type": "HowToStep", text })),
  });

const headed = (level: number) => (dish: Dish) =>
  groups(dish, ({ title, items }) => tag(`h${level}`, escapeHtml(title)) + list(items));

const bold = (dish: Dish) =>
  groups(dish, ({ title, items }) => tag("p", tag("strong", `${escapeHtml(title)}:`)) + list(items));

const plain = (dish: Dish) => groups(dish, ({ title, items }) => tag("p", escapeHtml(title)) + list(items));

const oneList = (dish: Dish) =>
  tag(
    "ul",
    groups(
      dish,
      ({ title, items }) => tag("li", tag("span", escapeHtml(title), 'class="g"')) + each("li", items),
    ),
  );

const table = (dish: Dish) =>
  tag(
    "table",
    groups(
      dish,
      ({ title, items }) =>
        tag("tr", tag("td", escapeHtml(title), 'colspan="2"')) +
        items.map((item) => tag("tr", tag("td", escapeHtml(item)))).join("\n"),
    ),
  );

/** Titles of groups, in all the ways pages write them. */
export const GROUP_LAYOUTS: Record<string, { kind: keyof Titles; render: (dish: Dish) => PageParts }> = {
  "part names as headings": {
    kind: "withPartName",
    render: (dish) => ({ body: page(dish, headed(3)(dish)) }),
  },
  "part names as bold lines": { kind: "withPartName", render: (dish) => ({ body: page(dish, bold(dish)) }) },
  "part names below a heading": {
    kind: "withPartName",
    render: (dish) => ({ body: page(dish, ingredients(dish, headed(3)(dish))) }),
  },
  "part names as headings, beside data": {
    kind: "withPartName",
    render: (dish) => ({ head: data(dish), body: page(dish, headed(3)(dish)) }),
  },
  "part names as bold lines, beside data": {
    kind: "withPartName",
    render: (dish) => ({ head: data(dish), body: page(dish, bold(dish)) }),
  },
  "part names below a heading, beside data": {
    kind: "withPartName",
    render: (dish) => ({ head: data(dish), body: page(dish, ingredients(dish, headed(3)(dish))) }),
  },
  "headings, beside data": {
    kind: "unknown",
    render: (dish) => ({ head: data(dish), body: page(dish, ingredients(dish, headed(3)(dish))) }),
  },
  "plain paragraphs between lists": {
    kind: "unknown",
    render: (dish) => ({ body: page(dish, ingredients(dish, plain(dish))) }),
  },
  "plain paragraphs between lists, beside data": {
    kind: "unknown",
    render: (dish) => ({ head: data(dish), body: page(dish, ingredients(dish, plain(dish))) }),
  },
  "plain items of one list, beside data": {
    kind: "unknown",
    render: (dish) => ({ head: data(dish), body: page(dish, ingredients(dish, oneList(dish))) }),
  },
  "rows of a table, beside data": {
    kind: "unknown",
    render: (dish) => ({ head: data(dish), body: page(dish, ingredients(dish, table(dish))) }),
  },
};
