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
export const dataOf = (dish: Dish) =>
  ldJson({
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: dish.name,
    recipeIngredient: listIngredients(dish),
    recipeInstructions: listSteps(dish).map((text) => ({ "@type": "HowToStep", text })),
  });

const headed = (level: number) => (dish: Dish) =>
  groups(dish, ({ title, items }) => tag(`h${level}`, escapeHtml(title)) + list(items));

const headedOutside = (dish: Dish) =>
  groups(
    dish,
    ({ title, items }) =>
      tag("h3", escapeHtml(title)) + tag("ul", each("li", items), 'class="recipe-ingredients"'),
  );

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

const nestedLists = (dish: Dish) =>
  tag(
    "ul",
    groups(dish, ({ title, items }) => tag("li", escapeHtml(title) + list(items))),
  );

const headRows = (dish: Dish) =>
  tag(
    "table",
    groups(
      dish,
      ({ title, items }) =>
        tag("tr", tag("th", escapeHtml(title), 'colspan="2"')) +
        items.map((item) => tag("tr", tag("td", escapeHtml(item)))).join("\n"),
    ),
  );

const captions = (dish: Dish) =>
  groups(dish, ({ title, items }) =>
    tag(
      "table",
      tag("caption", escapeHtml(title)) +
        items.map((item) => tag("tr", tag("td", escapeHtml(item)))).join("\n"),
    ),
  );

const terms = (dish: Dish) =>
  groups(dish, ({ title, items }) => tag("dl", tag("dt", escapeHtml(title)) + each("dd", items)));

const fieldsets = (dish: Dish) =>
  groups(dish, ({ title, items }) =>
    tag(
      "fieldset",
      tag("legend", escapeHtml(title)) +
        items.map((item) => `<label><input type="checkbox"> ${escapeHtml(item)}</label>`).join("\n"),
    ),
  );

const inOneParagraph = (dish: Dish) =>
  groups(dish, ({ title, items }) =>
    tag("p", `<strong>${escapeHtml(title)}</strong><br>${items.map(escapeHtml).join("<br>")}`),
  );

interface GroupLayout {
  kind: keyof Titles;
  render: (dish: Dish) => PageParts;
}

/** On a page with data and on one without. */
const inBoth = (name: string, kind: keyof Titles, lists: (dish: Dish) => string): [string, GroupLayout][] => [
  [name, { kind, render: (dish) => ({ body: page(dish, lists(dish)) }) }],
  [
    `${name}, beside data`,
    { kind, render: (dish) => ({ head: dataOf(dish), body: page(dish, lists(dish)) }) },
  ],
];

const below = (lists: (dish: Dish) => string) => (dish: Dish) => ingredients(dish, lists(dish));

/** Only data tells these titles from ingredients. */
const besideData = (name: string, lists: (dish: Dish) => string): [string, GroupLayout][] =>
  inBoth(name, "unknown", below(lists)).slice(1);

/** Titles of groups, in all the ways pages write them. */
export const GROUP_LAYOUTS: [string, GroupLayout][] = [
  ...inBoth("part names as headings", "withPartName", headed(3)),
  ...inBoth("part names as bold lines", "withPartName", bold),
  ...inBoth("part names below a heading", "withPartName", below(headed(3))),
  ...inBoth("headings", "unknown", below(headed(3))),
  ...inBoth("headings outside of marked lists", "unknown", below(headedOutside)),
  ...inBoth("plain paragraphs between lists", "unknown", below(plain)),
  ...inBoth("items around lists", "unknown", below(nestedLists)),
  ...inBoth("head rows of a table", "unknown", below(headRows)),
  ...inBoth("captions of tables", "unknown", below(captions)),
  ...inBoth("terms with descriptions", "unknown", below(terms)),
  ...inBoth("legends of checkboxes", "unknown", below(fieldsets)),
  ...inBoth("bold first lines of paragraphs", "unknown", below(inOneParagraph)),
  ...besideData("plain items of one list", oneList),
  ...besideData("plain rows of a table", table),
];
