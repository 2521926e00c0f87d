import { COMPONENT_TITLES } from "./block-layouts.ts";
import { listSteps, type Dish } from "./page-dish.ts";
import { each, escapeHtml, tag } from "./page-frame.ts";

/** The steps of a dish in two sections; the first one has no title. */
export function divideSteps(dish: Dish): { title: string; texts: string[] }[] {
  const texts = listSteps(dish);
  const middle = Math.ceil(texts.length / 2);
  const [title = ""] = COMPONENT_TITLES[dish.language];
  return [
    { title: "", texts: texts.slice(0, middle) },
    { title, texts: texts.slice(middle) },
  ];
}

const sections =
  (render: (title: string) => string, name = "li", wrap = (items: string) => tag("ol", items)) =>
  (dish: Dish) =>
    divideSteps(dish)
      .map(({ title, texts }) => (title && render(escapeHtml(title))) + wrap(each(name, texts)))
      .join("\n");

const nested = (render: (title: string) => string) => (dish: Dish) =>
  tag(
    "ol",
    divideSteps(dish)
      .map(({ title, texts }) => {
        const items = each("li", texts);
        return title ? tag("li", render(escapeHtml(title)) + tag("ol", items)) : items;
      })
      .join("\n"),
  );

const asIs = (items: string) => items;

/** Titles of step sections, in all the ways pages write them. */
export const STEP_LAYOUTS: Record<string, (dish: Dish) => string> = {
  headings: sections((title) => tag("h3", title)),
  "bold paragraphs": sections((title) => tag("p", tag("b", title))),
  "paragraphs with a colon": sections((title) => tag("p", `${title}:`)),
  "bold paragraphs among paragraphs": sections((title) => tag("p", tag("b", title)), "p", asIs),
  "elements named title": sections((title) => tag("div", title, 'class="step-group-title"')),
  "items around lists": nested((title) => title),
  "paragraphs in items around lists": nested((title) => tag("p", title)),
  "plain paragraphs": sections((title) => tag("p", title)),
};
