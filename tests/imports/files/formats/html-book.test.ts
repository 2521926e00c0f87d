import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const SIGNED = { "@type": "Recipe", sdPublisher: { name: "Tagine" } };
const PICTURE = Uint8Array.of(82, 73, 70, 70);
const DATA = `data:image/webp;base64,${Buffer.from(PICTURE).toString("base64")}`;

function book(...articles: string[]): string {
  const recipes = articles.map(
    (article, at) =>
      `<noscript id="r${at + 1}" data-name="x" data-words=""><article>${article}</article></noscript>`,
  );
  return `<!doctype html>
<html lang="en-US"><head><meta name="generator" content="Tagine offline book"></head><body>
${recipes.join("\n")}
<script type="application/json" id="food-index">[]</script></body></html>`;
}

function describe(recipe: object): string {
  const json = JSON.stringify({ ...SIGNED, ...recipe }).replaceAll("<", "\\u003c");
  return `<script type="application/ld+json">${json}</script>`;
}

test("a book's recipes are read with their pictures, and texts stay as they are", async () => {
  const soup = {
    name: "Soup",
    recipeIngredient: ["[Base]", "1 l water"],
    recipeInstructions: [
      { "@type": "HowToSection", name: "Base" },
      { "@type": "HowToStep", text: "Sauce:" },
      { "@type": "HowToStep", name: "Season", text: "Add <salt>." },
    ],
    comment: [{ name: "Author Notes", text: "See [Bread](/recipe/bread)." }],
    aggregateRating: { ratingValue: "4" },
    additionalProperty: [{ name: "spice", value: "mild" }],
  };
  const { formats, found, unreadable } = await readFiles({
    "recipes.html": book(
      `<img src="${DATA}" alt=""><p>1</p><img src="${DATA}" alt="" data-step="2">${describe(soup)}`,
      describe({ name: "Bread" }),
    ),
  });
  expect([formats["recipes.html"], unreadable]).toEqual(["html-book", []]);
  expect(found.map(({ recipe }) => recipe.name)).toEqual(["Soup", "Bread"]);
  expect(found[0]).toMatchObject({
    pictures: [{ bytes: Buffer.from(PICTURE) }, { bytes: Buffer.from(PICTURE), step: 1 }],
    recipe: {
      ingredientGroups: [{ title: "Base", items: ["1 l water"] }],
      recipeInstructions: [
        { title: "Base", text: "Sauce:" },
        { name: "Season", text: "Add <salt>." },
      ],
      notes: [{ title: "", text: "See [Bread](recipe:Bread)." }],
      rating: 4,
      extras: { spice: "mild" },
    },
  });
});

test("a damaged or nameless recipe doesn't stop the others", async () => {
  const { found, unreadable } = await readFiles({
    "recipes.html": book("<script>{</script>", describe({ name: "" }), describe({ name: "Bread" })),
  });
  expect(found.map(({ recipe }) => recipe.name)).toEqual(["Bread"]);
  expect(unreadable.map(({ problem }) => problem.problem)).toEqual([
    "archive-file-not-json",
    "archive-recipe-without-name",
  ]);
});

test("a book that's cut off keeps its complete recipes", async () => {
  const whole = book(describe({ name: "Soup" }), describe({ name: "Bread" }));
  const { found } = await readFiles({ "recipes.html": whole.slice(0, whole.indexOf('id="r2"') + 80) });
  expect(found.map(({ recipe }) => recipe.name)).toEqual(["Soup"]);
});
