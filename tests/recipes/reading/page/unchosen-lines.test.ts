import { describe, expect, test } from "bun:test";
import { blogPage, listItems as items, pageWithData, recipeOn, stepsOf } from "../../../support/reading.ts";

const OVEN = {
  list: ["1 chicken", "2 tbsp olive oil", "3 lemons", "1 tsp salt"],
  method: [
    "Heat the oven to 400°F and rub the chicken with oil and salt.",
    "Roast it with the lemons for about 80 minutes.",
  ],
};
const SLOW_COOKER = {
  list: ["1 chicken", "1 lemon", "1 cup broth", "1 tsp salt"],
  method: [
    "Put the chicken and the lemon into the slow cooker.",
    "Pour the broth over it and cook it on low for 7 hours.",
  ],
};

const box = (method: string, content: string, attributes = "") =>
  `<div data-method="${method}"${attributes}>${content}</div>`;
const toggle = (oven: string, slowCooker: string) =>
  box("oven", oven) + box("slow-cooker", slowCooker, ' class="d-none"');
const LISTS = toggle(`<ul>${items(OVEN.list)}</ul>`, `<ul>${items(SLOW_COOKER.list)}</ul>`);
const METHODS = toggle(`<ol>${items(OVEN.method)}</ol>`, `<ol>${items(SLOW_COOKER.method)}</ol>`);
const PAGE = `<h2>Ingredients</h2>${LISTS}<h2>Method</h2>${METHODS}`;

const read = (html: string) => {
  const recipe = recipeOn(html);
  return { list: recipe?.recipeIngredient, method: stepsOf(recipe) };
};
const toData = (list: string[], method: string[]) => ({
  "@type": "Recipe",
  name: "Lemon chicken",
  recipeIngredient: list,
  recipeInstructions: method.map((text) => ({ "@type": "HowToStep", text })),
});

describe("another way to cook the dish, which has to be chosen,", () => {
  test("isn't read from the page", () => {
    expect(read(blogPage("Lemon chicken", PAGE))).toEqual(OVEN);
  });

  test("isn't read from data that has both", () => {
    const both = toData([...OVEN.list, ...SLOW_COOKER.list], [...OVEN.method, ...SLOW_COOKER.method]);
    expect(read(pageWithData(both, PAGE))).toEqual(OVEN);
  });

  test("is read if it's all that the data has", () => {
    const { list, method } = SLOW_COOKER;
    expect(read(pageWithData(toData(list, method), PAGE))).toEqual(SLOW_COOKER);
  });
});

describe("hidden lines are read", () => {
  const both = toData([...OVEN.list, "2 cups rice"], [...OVEN.method, "Serve it with the rice."]);

  test("if they're in a tab beside the ingredients", () => {
    const tabs = `${box("list", `<h2>Ingredients</h2><ul>${items(OVEN.list)}</ul>`)}${box("steps", `<h2>Method</h2><ol>${items(OVEN.method)}</ol>`, " hidden")}`;
    expect(read(blogPage("Lemon chicken", tabs))).toEqual(OVEN);
  });

  test("if both copies of their tab are hidden", () => {
    const list = box("list", `<h2>Ingredients</h2><ul>${items(OVEN.list)}</ul>`);
    const method = box("method", `<h2>Method</h2><ol>${items(OVEN.method)}</ol>`, " hidden");
    const copies = ["phone", "desktop"].map((screen) => `<div class="${screen}">${list}${method}</div>`);
    expect(read(blogPage("Lemon chicken", copies.join("")))).toEqual(OVEN);
  });

  test("if they're another part of the dish", () => {
    const part = (lines: string[], others: string[]) =>
      `<ul data-part="dough">${items(lines)}</ul><ul data-part="filling" hidden>${items(others)}</ul>`;
    const [first = "", second = ""] = OVEN.method;
    const body = `<h2>Ingredients</h2>${part(OVEN.list, ["2 lemons", "1 tsp salt", "1 cup rice"])}<h2>Method</h2>${part([first], [second])}`;
    expect(read(blogPage("Lemon chicken", body)).method).toEqual(OVEN.method);
  });

  test("if they're the end of a list that has to be expanded", () => {
    const expand = (lines: string[], other: string) =>
      `<ul data-size="short">${items(lines)}</ul><ul class="d-none">${items([other])}</ul>`;
    const body = `<h2>Ingredients</h2>${expand(OVEN.list, "2 cups rice")}<h2>Method</h2>${expand(OVEN.method, "Serve it with the rice.")}`;
    expect(read(pageWithData(both, body))).toEqual({
      list: both.recipeIngredient,
      method: [...OVEN.method, "Serve it with the rice."],
    });
  });
});
