import { listIngredients, type Dish } from "./page-dish.ts";
import { each, tag, type PageParts } from "./page-frame.ts";
import { bullets, headedLists, ingredients, numbers, steps } from "./visible-layouts.ts";

/** Lists of which only one is seen at a time. */
export const HIDDEN_LAYOUTS: Record<string, (dish: Dish) => PageParts> = {
  "a hidden list with other units": (dish) => ({
    body:
      ingredients(
        dish,
        `<div class="tab-content"><div class="tab-pane active"><ul>${each("li", listIngredients(dish))}</ul></div>
        <div class="tab-pane"><ul>${each("li", otherUnits(dish))}</ul></div></div>`,
      ) + steps(dish, numbers(dish)),
  }),
  "hidden lines with other units": (dish) => ({
    body:
      ingredients(
        dish,
        tag(
          "ul",
          each("li", listIngredients(dish), 'class="metric"') +
            each("li", otherUnits(dish), 'class="imperial hide"'),
        ),
      ) + steps(dish, numbers(dish)),
  }),
  "tabs for ingredients and steps": (dish) => ({
    body: `<div class="tabs"><div class="tab-pane active">${steps(dish, numbers(dish))}</div>
      <div class="tab-pane">${ingredients(dish, bullets(dish))}</div></div>`,
  }),
  "the list again for printing": (dish) => ({
    body: `${headedLists(dish)}<div class="print-only" style="display: none">${headedLists(dish)}</div>`,
  }),
};

/** As on pages that show kilograms first. */
const otherUnits = (dish: Dish) =>
  listIngredients(dish).map((text) =>
    text.replace(/^(\d+)(?= )/, (amount) => String(Number(amount) * 2 + 1)),
  );
