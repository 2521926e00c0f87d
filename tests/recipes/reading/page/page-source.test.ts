import { describe, expect, test } from "bun:test";
import { recipeOn, stepsOf } from "../../../support/reading.ts";

const DATA = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Plum cake",
  recipeIngredient: ["300 g flour", "2 eggs"],
  recipeInstructions: ["Stir the flour into the eggs.", "Bake it for an hour."],
};
const JSON_LD = `<script type="application/ld+json">${JSON.stringify(DATA)}</script>`;
const SHOWN = `<h1>Plum cake</h1><h2>Ingredients</h2><ul><li>300 g flour</li><li>2 eggs</li></ul>
  <h2>Method</h2><ol><li>Stir the flour into the eggs until nothing is dry.</li><li>Bake it for an hour.</li></ol>`;
const namesOf = (html: string) => {
  const recipe = recipeOn(html);
  return { name: recipe?.name, ingredients: recipe?.recipeIngredient, steps: stepsOf(recipe).length };
};
const WHOLE = { name: "Plum cake", ingredients: DATA.recipeIngredient, steps: 2 };

describe("a recipe is found anywhere in a page's source", () => {
  test.each([
    ["data in the head", `<html><head>${JSON_LD}</head><body></body></html>`],
    ["data in the body", `<html><head></head><body><p>Hi</p>${JSON_LD}</body></html>`],
    ["data without a head or a body", JSON_LD],
    ["data in capitals", `<HTML><HEAD></HEAD><BODY>${JSON_LD.replaceAll("script", "SCRIPT")}</BODY></HTML>`],
    [
      "data with markup in its text",
      `<body>${JSON_LD.replace("Bake it", "<!-- <style> --> Bake <b>it</b>")}</body>`,
    ],
    [
      "lists below a style, a drawing and a script",
      `<style>h1 { }</style><svg><path d="M0"/></svg><script>let a = "<h1>";</script>${SHOWN}`,
    ],
    ["lists below a self-closing drawing", `<body><svg class="x"/>${SHOWN}<svg><path/></svg></body>`],
    ["lists below a comment with a script in it", `<body><!-- <script> -->${SHOWN}<script>1</script></body>`],
    ["lists above an unclosed script", `<body>${SHOWN}<script>let a = 1;`],
    ["lists above an unclosed style", `<body>${SHOWN}<style>a { }`],
    ["lists above an unclosed comment", `<body>${SHOWN}<!-- and`],
  ])("%s", (_, html) => {
    expect(namesOf(html)).toMatchObject(WHOLE);
  });

  test("data counts, however many tags are left open", () => {
    const open = "<p>1".repeat(3200);
    expect(
      namesOf(`<html><head>${JSON_LD}</head><body><title>Cake</title>${open}</body></html>`),
    ).toMatchObject(WHOLE);
    expect(namesOf(`${open}${JSON_LD}`)).toMatchObject(WHOLE);
  });

  test("head elements are read in the body too", () => {
    const metadata = '<title>Plum cake</title><meta property="og:description" content="As my aunt made it.">';
    const recipe = recipeOn(`<html><head></head><body>${metadata}${JSON_LD}</body></html>`);
    expect(recipe?.description).toBe("As my aunt made it.");
  });

  test("a comment in the body is ignored", () => {
    expect(recipeOn(`<body><!-- ${SHOWN} --><h1>Plum cake</h1></body>`)).toBeNull();
  });
});
