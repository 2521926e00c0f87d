import { expect, test } from "bun:test";
import { assessText, assessReading } from "../../../../src/recipes/reading/doubts/assess.ts";
import { readPage } from "../../../../src/recipes/reading/page/read-page.ts";
import { readPlainText } from "../../../../src/recipes/reading/plain-text/read-plain-text.ts";
import { blogPage, listItems, MASH, PAGE_URL, pageWithData } from "../../../support/reading.ts";

function assessPage(html: string) {
  const [recipe] = assessReading(readPage({ url: PAGE_URL, html })).recipes;
  if (!recipe) throw new Error("There is no recipe");
  return recipe;
}

const doubtsOn = (html: string) =>
  assessPage(html).doubts.map(({ part, reason, lines }) => [part, reason, lines] as const);

const data = (more: object = {}) => ({
  "@type": "Recipe",
  name: "Chickpea mash",
  recipeIngredient: MASH.list,
  recipeInstructions: MASH.method,
  ...more,
});

const shown = (ingredients: string[], steps: string[]) =>
  `<main><h1>Chickpea mash</h1><h2>Ingredients</h2><ul>${listItems(ingredients)}</ul>
   <h2>Method</h2><ol>${listItems(steps)}</ol></main>`;

test("a page that shows what its data says leaves no doubt", () => {
  const recipe = assessPage(pageWithData(data(), shown(MASH.list, MASH.method)));
  expect(recipe.doubts).toEqual([]);
  expect(recipe.shownText).toBeNull();
  expect(Math.min(...Object.values(recipe.confidence))).toBeGreaterThan(0.9);
});

test("data that the page doesn't show at all, or in other words, leaves no doubt", () => {
  expect(doubtsOn(pageWithData(data()))).toEqual([]);
  const inOunces = ["10 oz chickpeas", "2 carrots, peeled", "a teaspoon of cumin", "sea salt"];
  expect(doubtsOn(pageWithData(data(), shown(inOunces, MASH.method)))).toEqual([]);
});

test("lines of the data that are missing on the page are doubtful", () => {
  const extra = "4 hamburger buns, toasted";
  const html = pageWithData(data({ recipeIngredient: [...MASH.list, extra] }), shown(MASH.list, MASH.method));
  expect(doubtsOn(html)).toEqual([["ingredients", "not-on-page", [extra]]]);
});

test("more ingredients on the page are doubtful, and its text is there to compare", () => {
  const bread = ["250 g rye flour", "7 g yeast", "1 tbsp treacle"];
  const inOtherWords = [
    "300 grams dried chickpeas",
    "2 large carrots, peeled",
    "1 teaspoon ground cumin",
    "salt",
  ];
  const html = pageWithData(
    data({ recipeIngredient: inOtherWords }),
    shown([...bread, ...MASH.list], MASH.method),
  );
  expect(doubtsOn(html)).toEqual([["ingredients", "only-on-page", bread]]);
  const { shownText, confidence } = assessPage(html);
  for (const line of [...bread, ...MASH.list, ...MASH.method]) expect(shownText).toContain(line);
  expect(confidence.ingredients).toBeLessThan(confidence.steps);
});

test("a single line more, or a list of other things, leaves no doubt", () => {
  const inOtherWords = data({
    recipeIngredient: ["300 grams dried chickpeas", "2 large carrots, peeled", "salt"],
  });
  const one = shown(["250 g rye flour", "300 g chickpeas", "2 carrots", "salt"], MASH.method);
  expect(doubtsOn(pageWithData(inOtherWords, one))).toEqual([]);
  const others = shown(
    ["250 g rye flour", "7 g yeast", "1 tbsp treacle", "200 g raisins", "salt"],
    MASH.method,
  );
  expect(doubtsOn(pageWithData(inOtherWords, others))).toEqual([]);
});

test("the page's text is short, and without menus", () => {
  const odd = "Follow us on Instagram";
  const html = pageWithData(
    data({ recipeIngredient: [...MASH.list, odd] }),
    `<nav class="menu"><ul>${listItems(["Chickpeas and carrots", "Cumin and salt"])}</ul></nav>
     ${shown([...MASH.list, odd], MASH.method)}<p>${"Rinse the chickpeas and carrots.</p><p>".repeat(400)}</p>`,
  );
  const lines = assessPage(html).shownText?.split("\n") ?? [];
  expect(lines).toContain("300 g chickpeas");
  expect(lines).not.toContain("Cumin and salt");
  expect(lines.filter(Boolean).length).toBeLessThanOrEqual(300);
});

const ASIDE = "If the chickpeas are old, simmer them for another hour and add a little baking soda.";

test("a sentence below the last step is doubtful, unless a heading or the data comes first", () => {
  const page = (below: string) =>
    blogPage(
      "Chickpea mash",
      `<h2>Ingredients</h2><ul>${listItems(MASH.list)}</ul><h2>Method</h2><ol>${listItems(MASH.method)}</ol>${below}`,
    );
  expect(doubtsOn(page(`<div>${ASIDE}</div>`))).toEqual([["steps", "only-on-page", [ASIDE]]]);
  expect(doubtsOn(page(`<h3>More dishes</h3><div>${ASIDE}</div>`))).toEqual([]);
  expect(doubtsOn(page(`${"<div>A photo of the mash</div>".repeat(6)}<div>${ASIDE}</div>`))).toEqual([]);
  const inData = pageWithData(data(), `${shown(MASH.list, MASH.method)}<div>${ASIDE}</div>`);
  expect(doubtsOn(inData)).toEqual([]);
});

test("sentences about cooking that were left out between steps are doubtful", () => {
  const [first = "", ...others] = MASH.method;
  const steps = [`<li>${first}</li>`, `<aside>${ASIDE}</aside>`, ...others.map((step) => `<li>${step}</li>`)];
  const html = blogPage(
    "Chickpea mash",
    `<h2>Ingredients</h2><ul>${listItems(MASH.list)}</ul><h2>Method</h2><ol>${steps.join("")}</ol>`,
  );
  expect(doubtsOn(html)).toEqual([["steps", "only-on-page", [ASIDE]]]);
});

test("a recipe without steps says so", () => {
  expect(doubtsOn(pageWithData(data({ recipeInstructions: [] })))).toEqual([["steps", "missing", []]]);
});

test("lines that may be something else are doubtful on pages and in texts", () => {
  const odd = "Follow us on Instagram";
  expect(doubtsOn(pageWithData(data({ recipeIngredient: [...MASH.list, odd] })))).toEqual([
    ["ingredients", "odd-lines", [odd]],
  ]);
  const text = `Chickpea mash\n\nIngredients\n${MASH.list.join("\n")}\n200 g\n\nMethod\n${MASH.method.join("\n")}`;
  expect(assessText(readPlainText(text)).doubts).toMatchObject([{ part: "ingredients", lines: ["200 g"] }]);
});

test("a text without a title says so", () => {
  const text = `Ingredients\n${MASH.list.join("\n")}\n\nMethod\n${MASH.method.join("\n")}`;
  expect(assessText(readPlainText(text)).doubts).toMatchObject([{ part: "name", reason: "missing" }]);
});
