import { listIngredients, listSteps, type Dish } from "./page-dish.ts";
import { each, escapeHtml, tag, type PageParts } from "./page-frame.ts";
import { bullets, eachSplit, ingredients, numbers, splitAmount, steps, words } from "./visible-layouts.ts";

const ad = `<div class="ad-slot advertisement"><p>Advertisement</p></div>`;

const halve = (texts: readonly string[]) => {
  const half = Math.ceil(texts.length / 2);
  return [texts.slice(0, half), texts.slice(half)];
};

/** Recipes between controls, advertisements, pictures, and columns. */
export const CLUTTERED_LAYOUTS: Record<string, (dish: Dish) => PageParts> = {
  "advertisements between lines": (dish) => ({
    body:
      ingredients(
        dish,
        halve(listIngredients(dish))
          .map((part) => tag("ul", each("li", part)))
          .join(ad),
      ) +
      steps(
        dish,
        listSteps(dish)
          .map((text) => tag("p", escapeHtml(text)))
          .join(ad),
      ),
  }),
  "links to other dishes between paragraphs": (dish) => {
    const [one, other, last] = words(dish).relatedDishes.map((text) =>
      tag("p", tag("a", escapeHtml(text), 'href="/other"')),
    );
    const [first = [], second = []] = halve(listSteps(dish));
    return {
      body:
        ingredients(dish, tag("p", listIngredients(dish).map(escapeHtml).join("<br>")) + one) +
        steps(dish, `${each("p", first)}${other}${each("p", second)}${last}`),
    };
  },
  "links to a shop below paragraphs": (dish) => ({
    body:
      ingredients(
        dish,
        each("p", listIngredients(dish)) +
          tag("p", tag("a", escapeHtml(`Anna: ${words(dish).ingredients}`), 'href="/shop"')),
      ) + steps(dish, numbers(dish)),
  }),
  "two columns of ingredients": (dish) => ({
    body:
      ingredients(
        dish,
        `<div class="row">${halve(listIngredients(dish))
          .map((part) => tag("div", tag("ul", each("li", part)), 'class="col"'))
          .join("\n")}</div>`,
      ) + steps(dish, numbers(dish)),
  }),
  "tables for ingredients and steps": (dish) => ({
    body:
      ingredients(
        dish,
        `<table><tbody>${eachSplit(
          dish,
          (amount, name) => `<tr><td><b>${amount}</b></td><td>${name}</td></tr>`,
        )}</tbody></table>`,
      ) +
      steps(
        dish,
        `<table>${listSteps(dish)
          .map((text, at) => `<tr><td>${at + 1}</td><td>${escapeHtml(text)}</td></tr>`)
          .join("\n")}</table>`,
      ),
  }),
  "amounts and names in one line each": (dish) => ({
    body:
      ingredients(
        dish,
        eachSplit(
          dish,
          (amount, name) =>
            `<div class="line"><span class="qty">${amount}</span> <span class="what">${name}</span></div>`,
        ),
      ) + steps(dish, numbers(dish)),
  }),
  "parts of a plugin": (dish) => ({
    body: `<div class="wp-card"><div class="wp-card-rating">★★★★★ 4.8 (12)</div><a class="wp-card-print" href="/print">Print</a>
      <div class="wp-card-ingredients-container"><h3>${escapeHtml(words(dish).ingredients)}</h3>
      <div class="wp-card-adjustable-servings"><button>1x</button><button>2x</button><button>3x</button></div>
      ${dish.groups
        .map(
          ({ title, items }) =>
            `<div class="wp-card-ingredient-group">${title && `<h4>${escapeHtml(title)}</h4>`}<ul>${items
              .map(splitAmount)
              .map(
                ([amount, name]) =>
                  `<li class="wp-card-ingredient">${amount && `<span class="wp-card-ingredient-amount">${escapeHtml(amount)}</span> `}<span class="wp-card-ingredient-name">${escapeHtml(name)}</span></li>`,
              )
              .join("")}</ul></div>`,
        )
        .join("\n")}</div>
      <div class="wp-card-instructions-container"><h3>${escapeHtml(words(dish).steps)}</h3>
      <ol>${listSteps(dish)
        .map(
          (text) =>
            `<li class="wp-card-instruction"><div class="wp-card-instruction-text"><span>${escapeHtml(text)}</span></div><img src="/s.jpg"></li>`,
        )
        .join("")}</ol></div>
      <div class="wp-card-notes-container"><h3>${escapeHtml(words(dish).notes)}</h3><p>${escapeHtml(words(dish).tipText)}</p></div></div>`,
  }),
  "steps with pictures and captions": (dish) => ({
    body:
      ingredients(dish, bullets(dish)) +
      steps(
        dish,
        listSteps(dish)
          .map(
            (text) =>
              `<p>${escapeHtml(text)}</p><figure><img src="/s.jpg" alt=""><figcaption>${escapeHtml(words(dish).photo)}</figcaption></figure>`,
          )
          .join("\n"),
      ),
  }),
  "steps of two elements": (dish) => ({
    body:
      ingredients(dish, bullets(dish)) +
      steps(
        dish,
        listSteps(dish)
          .map(
            (text, at) =>
              `<div class="step"><span class="step-number">${at + 1}</span><div class="step-text">${escapeHtml(text)}</div></div>`,
          )
          .join("\n"),
      ),
  }),
  "numbered lines in one paragraph": (dish) => ({
    body:
      ingredients(dish, bullets(dish)) +
      steps(
        dish,
        tag(
          "p",
          listSteps(dish)
            .map((text, at) => `${at + 1}. ${escapeHtml(text)}`)
            .join("<br>"),
        ),
      ),
  }),
  "a paragraph of lines for each group": (dish) => ({
    body:
      ingredients(
        dish,
        dish.groups
          .map(({ title, items }) =>
            tag(
              "p",
              [title && `<strong>${escapeHtml(title)}</strong>`, ...items.map(escapeHtml)]
                .filter(Boolean)
                .join("<br>"),
            ),
          )
          .join("\n"),
      ) + steps(dish, each("p", listSteps(dish))),
  }),
  "dashes before ingredients in paragraphs": (dish) => ({
    body:
      ingredients(
        dish,
        listIngredients(dish)
          .map((text) => `<p>– ${escapeHtml(text)}</p>`)
          .join("\n"),
      ) +
      steps(
        dish,
        listSteps(dish)
          .map((text, at) => `<p>${at + 1}) ${escapeHtml(text)}</p>`)
          .join("\n"),
      ),
  }),
  "ingredients in one paragraph": (dish) => ({
    body:
      ingredients(dish, tag("p", escapeHtml(listIngredients(dish).join("; ")))) + steps(dish, numbers(dish)),
  }),
  "ingredients beside steps": (dish) => ({
    body: `<div class="grid"><aside class="recipe-side">${ingredients(dish, bullets(dish))}</aside>
      <section class="recipe-main">${steps(dish, numbers(dish))}</section></div>`,
  }),
  "steps before ingredients": (dish) => ({
    body: `<div class="grid"><section>${steps(dish, numbers(dish))}</section><section>${ingredients(dish, bullets(dish))}</section></div>`,
  }),
  "links inside lines": (dish) => ({
    body:
      ingredients(dish, bullets(dish)) +
      steps(
        dish,
        listSteps(dish)
          .map((text) => {
            const end = Math.max(2, text.indexOf(" "));
            const [linked, rest] = [text.slice(0, end), text.slice(end)].map(escapeHtml);
            return `<p><meta charset="utf-8"><a href="/a"><span>${linked}</span></a>${rest}</p>`;
          })
          .join("\n"),
      ),
  }),
};
