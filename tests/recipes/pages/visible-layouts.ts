import { listIngredients, listSteps, type Dish } from "./page-dish.ts";
import { each, escapeHtml, tag, type PageParts } from "./page-frame.ts";
import { PAGE_WORDS } from "./page-words.ts";

export const words = (dish: Dish) => PAGE_WORDS[dish.language];

const heading = (level: number, text: string) => tag(`h${level}`, escapeHtml(text));

export const ingredients = (dish: Dish, list: string, level = 2) =>
  heading(level, words(dish).ingredients) + list;

export const steps = (dish: Dish, list: string, level = 2) => heading(level, words(dish).steps) + list;

export const bullets = (dish: Dish) => tag("ul", each("li", listIngredients(dish)));

export const numbers = (dish: Dish) => tag("ol", each("li", listSteps(dish)));

export const headedLists = (dish: Dish): string =>
  ingredients(dish, bullets(dish)) + steps(dish, numbers(dish));

const lines = (texts: readonly string[], lead = "") =>
  texts.map((text) => lead + escapeHtml(text)).join("<br>\n");

const groupsWith = (dish: Dish, title: (text: string) => string, list: (items: string[]) => string) =>
  dish.groups.map((group) => (group.title ? title(group.title) : "") + list(group.items)).join("\n");

const itemList = (items: string[]) => tag("ul", each("li", items));

/** `200 g` and `flour`; without an amount, an empty first part. */
export function splitAmount(text: string): [string, string] {
  const found =
    /^((?:\d[\d.,/–-]*|[½¼¾])(?:\s(?:g|kg|ml|dl|cl|l|EL|TL|tbsp|tsp|msk|tsk|spsk))?)\s+(.+)$/.exec(text);
  return found ? [found[1] ?? "", found[2] ?? ""] : ["", text];
}

/** Amount and name are escaped. */
export const eachSplit = (dish: Dish, render: (amount: string, name: string) => string): string =>
  listIngredients(dish)
    .map(splitAmount)
    .map(([amount, name]) => render(escapeHtml(amount), escapeHtml(name)))
    .join("\n");

const markedList = (dish: Dish, mark: (name: string) => string) =>
  tag(
    "ul",
    eachSplit(dish, (amount, name) => tag("li", `${amount && `${amount} `}${mark(name)}`)),
  );

const lead = (text: string) => {
  const [first = "", ...others] = text.split(" ");
  return `<strong>${escapeHtml(first)}</strong> ${escapeHtml(others.join(" "))}`;
};

/** Recipes that only people can see. */
export const VISIBLE_LAYOUTS: Record<string, (dish: Dish) => PageParts> = {
  "headings and lists": (dish) => ({ body: headedLists(dish) }),
  "steps in paragraphs": (dish) => ({
    body: ingredients(dish, bullets(dish), 3) + steps(dish, each("p", listSteps(dish)), 3),
  }),
  "line breaks": (dish) => ({
    body:
      ingredients(dish, tag("p", lines(listIngredients(dish))), 3) +
      steps(dish, tag("p", lines(listSteps(dish))), 3),
  }),
  "preformatted text": (dish) => ({
    body:
      ingredients(dish, tag("pre", escapeHtml(listIngredients(dish).join("\n"))), 3) +
      steps(dish, tag("div", escapeHtml(listSteps(dish).join("\n\n")), 'style="white-space: pre-wrap"'), 3),
  }),
  "bullets in one heading": (dish) => ({
    body:
      ingredients(dish, tag("h5", lines(listIngredients(dish), "• ")), 4) +
      steps(
        dish,
        listSteps(dish)
          .map((text, at) => `<p><strong>${at + 1}.</strong> ${escapeHtml(text)}</p>`)
          .join("\n"),
        4,
      ),
  }),
  "bold headings": (dish) => ({
    body: `<p><strong>${escapeHtml(words(dish).ingredients)}:</strong></p>${bullets(dish)}
      <p><strong>${escapeHtml(words(dish).steps)}:</strong></p>${each("p", listSteps(dish))}`,
  }),
  "a table of amounts": (dish) => ({
    body:
      ingredients(
        dish,
        tag(
          "table",
          eachSplit(dish, (amount, name) => tag("tr", tag("td", amount) + tag("td", name))),
        ),
      ) + steps(dish, numbers(dish)),
  }),
  "amounts and names in elements": (dish) => ({
    body:
      ingredients(
        dish,
        tag(
          "ul",
          eachSplit(dish, (amount, name) =>
            tag(
              "li",
              (amount && tag("span", amount, 'class="ingredient-amount"')) +
                tag("span", name, 'class="ingredient-name"'),
            ),
          ),
        ),
      ) + steps(dish, numbers(dish)),
  }),
  checkboxes: (dish) => ({
    body:
      ingredients(
        dish,
        listIngredients(dish)
          .map((text) =>
            tag("div", `<label><input type="checkbox"> ${escapeHtml(text)}</label>`, 'class="row"'),
          )
          .join("\n"),
      ) + steps(dish, numbers(dish)),
  }),
  "ingredients that are links": (dish) => ({
    body:
      ingredients(
        dish,
        markedList(dish, (name) => tag("a", name, 'href="/food"')),
        3,
      ) + steps(dish, numbers(dish), 3),
  }),
  "bold foods": (dish) => ({
    body:
      ingredients(
        dish,
        markedList(dish, (name) => tag("strong", name)),
      ) + steps(dish, numbers(dish)),
  }),
  "groups with headings": (dish) => ({
    body:
      ingredients(
        dish,
        groupsWith(dish, (title) => heading(3, title), itemList),
      ) + steps(dish, numbers(dish)),
  }),
  "groups with bold paragraphs": (dish) => ({
    body:
      ingredients(
        dish,
        groupsWith(dish, (title) => `<p><strong>${escapeHtml(title)}</strong></p>`, itemList),
      ) + steps(dish, numbers(dish)),
  }),
  "groups inside one list": (dish) => ({
    body:
      ingredients(
        dish,
        tag(
          "ul",
          groupsWith(
            dish,
            (title) => `<li><h4>${escapeHtml(title)}</h4></li>`,
            (items) => each("li", items),
          ),
        ),
      ) + steps(dish, numbers(dish)),
  }),
  "bold leads and numbers": (dish) => ({
    body:
      ingredients(dish, bullets(dish)) +
      steps(
        dish,
        tag(
          "div",
          listSteps(dish)
            .map(
              (text, at) =>
                `<div class="g"><div class="n">${at + 1}</div><div class="c"><p>${lead(text)}</p></div></div>`,
            )
            .join("\n"),
        ),
      ),
  }),
  "numbered headings over steps": (dish) => ({
    body:
      ingredients(dish, bullets(dish)) +
      steps(
        dish,
        listSteps(dish)
          .map((text, at) => `<h4>${at + 1}.</h4><p>${escapeHtml(text)}</p>`)
          .join("\n"),
      ),
  }),
  "numbered paragraphs in one item": (dish) => ({
    body:
      ingredients(dish, bullets(dish), 3) +
      steps(
        dish,
        tag(
          "ul",
          tag(
            "li",
            listSteps(dish)
              .map((text, at) => `<p>${at + 1}. ${escapeHtml(text)}</p>`)
              .join(""),
          ),
        ),
        3,
      ),
  }),
  "a tip inside a step": (dish) => ({
    body:
      ingredients(dish, bullets(dish)) +
      steps(
        dish,
        tag(
          "ol",
          listSteps(dish)
            .map((text, at) => {
              const { tip, tipText } = words(dish);
              const box = `<div class="box"><p class="title">${escapeHtml(tip)}</p><p>${escapeHtml(tipText)}</p></div>`;
              return tag("li", `<div><p class="d">${escapeHtml(text)}</p>${at === 0 ? box : ""}</div>`);
            })
            .join("\n"),
        ),
      ),
  }),
  "photo credits between steps": (dish) => ({
    body:
      ingredients(dish, bullets(dish)) +
      steps(
        dish,
        listSteps(dish)
          .map((text) => `<p>${escapeHtml(text)}</p>`)
          .join(`<p><img src="/a.jpg"><span>${escapeHtml(words(dish).photo)}</span></p>`),
      ),
  }),
  "a link to more below the ingredients": (dish) => ({
    body:
      ingredients(
        dish,
        tag("div", tag("p", lines(listIngredients(dish), "- ")) + tag("p", escapeHtml(words(dish).readMore))),
      ) + steps(dish, tag("ul", each("li", listSteps(dish)))),
  }),
  "notes and equipment below": (dish) => ({
    body: `${headedLists(dish)}${heading(2, words(dish).equipment)}<ul>${each("li", dish.tools)}</ul>
      ${heading(2, words(dish).notes)}<p>${escapeHtml(words(dish).tipText)}</p>`,
  }),
  "equipment above": (dish) => ({
    body: `${dish.tools.length > 0 ? `${heading(2, words(dish).equipment)}<ul>${each("li", dish.tools)}</ul>` : ""}${headedLists(dish)}`,
  }),
  "names of noise": (dish) => ({
    body: `<div class="post tag-similar-dishes has-comments no-reviews">${headedLists(dish)}</div>`,
  }),
  "names of recipe plugins": (dish) => ({
    body: `<div class="recipe-card"><div class="recipe-ingredients"><h3>${escapeHtml(words(dish).ingredients)}</h3>
      <ul>${each("li", listIngredients(dish), 'class="recipe-ingredient"')}</ul></div>
      <div class="recipe-instructions"><h3>${escapeHtml(words(dish).steps)}</h3>
      <ol>${each("li", listSteps(dish), 'class="recipe-instruction"')}</ol></div></div>`,
  }),
  "names without headings": (dish) => ({
    body: `<ul class="ingredients">${each("li", listIngredients(dish))}</ul>
      <ol class="instructions">${each("li", listSteps(dish))}</ol>`,
  }),
};
