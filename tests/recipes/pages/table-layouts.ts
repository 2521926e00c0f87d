import { listIngredients, listSteps, type Dish } from "./page-dish.ts";
import { each, escapeHtml, tag, type PageParts } from "./page-frame.ts";
import { bullets, numbers, words } from "./visible-layouts.ts";

const row = (name: "td" | "th", cells: string[]) => tag("tr", cells.map((cell) => tag(name, cell)).join(""));

const headRow = (dish: Dish) =>
  row("th", [escapeHtml(words(dish).ingredients), escapeHtml(words(dish).steps)]);

const table = (dish: Dish, rows: string) => ({
  body: tag("table", tag("thead", headRow(dish)) + tag("tbody", rows)),
});

const lines = (texts: string[]) => texts.map(escapeHtml).join("<br>\n");

/** Ingredients beside steps. */
export const TABLE_LAYOUTS: Record<string, (dish: Dish) => PageParts> = {
  "a table with lists side by side": (dish) => table(dish, row("td", [bullets(dish), numbers(dish)])),
  "a table with paragraphs side by side": (dish) =>
    table(dish, row("td", [each("p", listIngredients(dish)), each("p", listSteps(dish))])),
  "a table with lines side by side": (dish) =>
    table(dish, row("td", [lines(listIngredients(dish)), lines(listSteps(dish))])),
  "a table with a row for each step": (dish) => {
    const [items, texts] = [listIngredients(dish), listSteps(dish)];
    const perStep = Math.ceil(items.length / texts.length);
    const rows = texts.map((text, at) =>
      row("td", [lines(items.slice(at * perStep, (at + 1) * perStep)), escapeHtml(text)]),
    );
    return table(dish, rows.join("\n"));
  },
};
