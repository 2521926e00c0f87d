import { expect, test } from "bun:test";
import { BEAN_CHILI, makePlainPdf, RICE_BOWL } from "../../../support/plain-pdf.ts";
import { readFiles } from "../../../support/read-files.ts";

const SOUP = [
  "Lentil soup",
  "Serves 4",
  "Ingredients",
  "200 g red lentils",
  "1 onion, chopped",
  "2 tbsp olive oil",
  "1 tsp salt",
  "Method",
  "Fry the onion in the oil for 5 minutes.",
  "Add the lentils and simmer for 20 minutes.",
];

test("a PDF with a recipe is read with its text", async () => {
  const { formats, found } = await readFiles({ "Soup.pdf": makePlainPdf(SOUP) });
  expect(formats).toEqual({ "Soup.pdf": "pdf" });
  expect(found.map(({ recipe }) => recipe)).toMatchObject([
    {
      name: "Lentil soup",
      recipeIngredient: ["200 g red lentils", "1 onion, chopped", "2 tbsp olive oil", "1 tsp salt"],
      recipeInstructions: [
        { text: "Fry the onion in the oil for 5 minutes." },
        { text: "Add the lentils and simmer for 20 minutes." },
      ],
      orgURL: null,
    },
  ]);
  expect(found[0]?.recipe.sourceText).toContain("200 g red lentils");
});

test("pages with a recipe each are divided, also below a numbered step", async () => {
  const { found } = await readFiles({ "Two.pdf": makePlainPdf(BEAN_CHILI, RICE_BOWL) });
  expect(found.map(({ recipe }) => recipe)).toMatchObject([
    {
      name: "Bean chili",
      recipeYield: "Serves 4",
      recipeIngredient: ["400 g beans", "1 onion"],
      recipeInstructions: [{ text: "Chop the onion." }, { text: "Simmer 30 minutes." }],
    },
    {
      name: "Rice bowl",
      recipeYield: "Serves 2",
      recipeIngredient: ["200 g rice", "400 ml water"],
      recipeInstructions: [{ text: "Boil the rice." }, { text: "Let it stand for 5 minutes." }],
    },
  ]);
});

test("pages with a recipe each are divided, also if nothing is larger or numbered", async () => {
  const unnumbered = (lines: string[]) => lines.map((line) => line.replace(/^\d\. /, ""));
  const { found } = await readFiles({
    "Two.pdf": makePlainPdf(...[BEAN_CHILI, RICE_BOWL, SOUP].map(unnumbered)),
  });
  expect(found.map(({ recipe }) => [recipe.name, recipe.recipeInstructions?.length])).toEqual([
    ["Bean chili", 2],
    ["Rice bowl", 2],
    ["Lentil soup", 2],
  ]);
});

test("numbered steps continue on the next page", async () => {
  const { found } = await readFiles({ "Chili.pdf": makePlainPdf(BEAN_CHILI, ["3. Add salt.", "4. Serve."]) });
  expect(found.map(({ recipe }) => recipe.recipeInstructions?.map(({ text }) => text))).toEqual([
    ["Chop the onion.", "Simmer 30 minutes.", "Add salt.", "Serve."],
  ]);
});

test("a PDF without a title has the name of its file", async () => {
  const { found } = await readFiles({ "Grandma Soup.pdf": makePlainPdf(SOUP.slice(2)) });
  expect(found.map(({ recipe: { name, recipeIngredient } }) => [name, recipeIngredient?.length])).toEqual([
    ["Grandma Soup", 4],
  ]);
});

test("a PDF without a recipe is reported", async () => {
  const manual = makePlainPdf(["Toaster manual", "Do not put it into water.", "Unplug it before cleaning."]);
  await expect(readFiles({ "manual.pdf": manual })).rejects.toMatchObject({ problem: "no-recipe-in-pdf" });
});

test("documents that Mealie keeps with a recipe aren't recipes", async () => {
  const { formats } = await readFiles({ "recipes/soup/assets/scan.pdf": makePlainPdf(SOUP) });
  expect(formats).toEqual({});
});
