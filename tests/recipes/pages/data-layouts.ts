import { listIngredients, listSteps, type Dish } from "./page-dish.ts";
import { each, escapeHtml, ldJson, tag, type PageParts } from "./page-frame.ts";
import { bullets, headedLists, ingredients, steps } from "./visible-layouts.ts";

const recipe = (dish: Dish, fields: object): string =>
  ldJson({ "@context": "https://schema.org", "@type": "Recipe", name: dish.name, ...fields });

const step = (text: string): object => ({ "@type": "HowToStep", text });

const complete = (dish: Dish): object => ({
  recipeIngredient: listIngredients(dish),
  recipeInstructions: listSteps(dish).map(step),
});

/** Structured data of many systems, alone or beside what the page shows. */
export const DATA_LAYOUTS: Record<string, (dish: Dish) => PageParts> = {
  "JSON-LD alone": (dish) => ({ head: recipe(dish, complete(dish)) }),
  "JSON-LD and lists": (dish) => ({ head: recipe(dish, complete(dish)), body: headedLists(dish) }),
  "JSON-LD in a graph": (dish) => ({
    head: ldJson({
      "@context": "https://schema.org",
      "@graph": [
        { "@type": "WebSite", "@id": "#site", name: "Anna" },
        { "@type": "Article", "@id": "#article", headline: dish.name, isPartOf: { "@id": "#site" } },
        { "@type": ["Recipe"], "@id": "#recipe", name: dish.name, ...complete(dish) },
      ],
    }),
  }),
  "JSON-LD with sections": (dish) => ({
    head: recipe(dish, {
      recipeIngredient: listIngredients(dish),
      recipeInstructions: groupSteps(dish).map(({ title, texts }) => ({
        "@type": "HowToSection",
        name: title,
        itemListElement: texts.map(step),
      })),
    }),
  }),
  "JSON-LD with steps in one text": (dish) => ({
    head: recipe(dish, { ...complete(dish), recipeInstructions: listSteps(dish).join("\n\n") }),
  }),
  "JSON-LD with numbered steps in one text": (dish) => ({
    head: recipe(dish, {
      ...complete(dish),
      recipeInstructions: listSteps(dish)
        .map((text, at) => `${at + 1}. ${text}`)
        .join(" "),
    }),
  }),
  "JSON-LD with numbered lines in one text": (dish) => ({
    head: recipe(dish, {
      ...complete(dish),
      recipeInstructions: listSteps(dish)
        .map((text, at) => `${at + 1}. ${text}`)
        .join("\n"),
    }),
  }),
  "JSON-LD with steps as markup": (dish) => ({
    head: recipe(dish, { ...complete(dish), recipeInstructions: each("p", listSteps(dish)) }),
  }),
  "JSON-LD with ingredients in one text": (dish) => ({
    head: recipe(dish, { ...complete(dish), recipeIngredient: listIngredients(dish).join("\n") }),
  }),
  "JSON-LD with the dish as first line": (dish) => ({
    head: recipe(dish, {
      ...complete(dish),
      recipeInstructions: [dish.name, ...listSteps(dish)].join("\n\n"),
    }),
  }),
  "JSON-LD with bulleted steps": (dish) => ({
    head: recipe(dish, {
      ...complete(dish),
      recipeInstructions: [
        step(
          listSteps(dish)
            .map((text) => `* ${text}`)
            .join("\n\n"),
        ),
      ],
    }),
  }),
  "JSON-LD without steps": (dish) => ({
    head: recipe(dish, { recipeIngredient: listIngredients(dish), recipeInstructions: [] }),
    body: headedLists(dish),
  }),
  "JSON-LD with one word as ingredients": (dish) => ({
    head: recipe(dish, {
      recipeIngredient: dish.name.split(" ")[0],
      recipeInstructions: listSteps(dish).map(step),
    }),
    body: headedLists(dish),
  }),
  "JSON-LD with only the names of steps": (dish) => ({
    head: recipe(dish, { ...complete(dish), recipeInstructions: listSteps(dish).map(nameStep).map(step) }),
    body:
      ingredients(dish, bullets(dish)) +
      steps(
        dish,
        listSteps(dish)
          .map(
            (text, at) =>
              `<div class="row"><span>${at + 1}</span><h4>${escapeHtml(nameStep(text))}</h4><p>${escapeHtml(text)}</p></div>`,
          )
          .join("\n"),
      ),
  }),
  "JSON-LD with only the names of steps in rows": (dish) => ({
    head: recipe(dish, { ...complete(dish), recipeInstructions: listSteps(dish).map(nameStep).map(step) }),
    body:
      ingredients(dish, bullets(dish)) +
      steps(
        dish,
        tag(
          "ol",
          listSteps(dish)
            .map((text) => tag("li", `<b>${escapeHtml(nameStep(text))}</b> <span>${escapeHtml(text)}</span>`))
            .join("\n"),
        ),
      ),
  }),
  "JSON-LD with steps by reference": (dish) => {
    const known = listSteps(dish).map((text, at) => ({ ...step(text), "@id": `#step-${at}` }));
    const section = { "@type": "HowToSection", itemListElement: known.map((one) => ({ "@id": one["@id"] })) };
    const dishNode = {
      "@type": "Recipe",
      name: dish.name,
      recipeIngredient: listIngredients(dish),
      recipeInstructions: [section],
    };
    return { head: ldJson({ "@context": "https://schema.org", "@graph": [...known, dishNode] }) };
  },
  "JSON-LD with sections inside themselves": (dish) => ({
    head: recipe(dish, {
      recipeIngredient: listIngredients(dish),
      recipeInstructions: listSteps(dish).map((text, at) => ({
        "@type": "HowToSection",
        "@id": `#part-${at}`,
        itemListElement: [{ "@id": `#part-${at}` }, step(text)],
      })),
    }),
  }),
  "microdata in lists": (dish) => ({
    body: microdata(
      dish,
      `<ul>${each("li", listIngredients(dish), 'itemprop="recipeIngredient"')}</ul>
      <ol>${each("li", listSteps(dish), 'itemprop="recipeInstructions"')}</ol>`,
    ),
  }),
  "microdata with steps in paragraphs": (dish) => ({
    body: microdata(
      dish,
      `${each("p", listIngredients(dish), 'itemprop="ingredients"')}
      <div itemprop="recipeInstructions">${each("p", listSteps(dish))}</div>`,
    ),
  }),
  "microdata with numbered headings": (dish) => ({
    body: microdata(
      dish,
      `${each("p", listIngredients(dish), 'itemprop="recipeIngredient"')}
      <div itemprop="recipeInstructions">${listSteps(dish)
        .map((text, at) => tag("div", `<h3>Step ${at + 1}</h3><p>${escapeHtml(text)}</p>`))
        .join("\n")}</div>`,
    ),
  }),
  "microdata inside the item of the page": (dish) => ({
    body: `<div itemscope itemtype="https://schema.org/WebPage"><p itemprop="about">Anna</p>${microdata(
      dish,
      `<ul>${each("li", listIngredients(dish), 'itemprop="recipeIngredient"')}</ul>
      <ol>${each("li", listSteps(dish), 'itemprop="recipeInstructions"')}</ol>`,
    )}</div>`,
  }),
  RDFa: (dish) => ({
    body: `<div vocab="https://schema.org/" typeof="Recipe"><h2 property="name">${escapeHtml(dish.name)}</h2>
      <ul>${each("li", listIngredients(dish), 'property="recipeIngredient"')}</ul>
      <ol>${each("li", listSteps(dish), 'property="schema:recipeInstructions"')}</ol></div>`,
  }),
  "state of a script": (dish) => ({
    body: `<div id="app"></div><script id="__STATE__" type="application/json">${JSON.stringify(state(dish))}</script>`,
  }),
  "state in streamed strings": (dish) => {
    const text = `5:${JSON.stringify(["$", "div", null, state(dish)])}\n`;
    const middle = Math.floor(text.length / 2);
    const push = (part: string) => `<script>self.__next_f.push(${JSON.stringify([1, part])})</script>`;
    return { body: `<div id="app"></div>${push(text.slice(0, middle))}${push(text.slice(middle))}` };
  },
};

/** Its first words. */
function nameStep(text: string): string {
  return /^[^\s,，、。]+(?: [^\s,.]+)?/u.exec(text)?.[0].slice(0, 40) ?? text;
}

function state(dish: Dish): object {
  return {
    page: {
      recipe: {
        title: dish.name,
        servings: 4,
        ingredients: listIngredients(dish).map((text) => ({ text })),
        steps: listSteps(dish).map((text, at) => ({ position: at + 1, text })),
        description: "x".repeat(400),
      },
    },
  };
}

function microdata(dish: Dish, body: string): string {
  return `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${escapeHtml(dish.name)}</h2>${body}</div>`;
}

function groupSteps(dish: Dish): { title: string; texts: string[] }[] {
  const groups: { title: string; texts: string[] }[] = [];
  for (const { title, text } of dish.steps) {
    const last = groups.at(-1);
    if (title || !last) groups.push({ title: title ?? "", texts: [text] });
    else last.texts.push(text);
  }
  return groups;
}
