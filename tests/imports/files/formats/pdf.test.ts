import { expect, test } from "bun:test";
import { makePdf } from "../../../support/pdf-file.ts";
import { readFiles } from "../../../support/read-files.ts";

const pdfOf = (lines: string[]) => makePdf([lines.map((text, at) => ({ text, x: 50, y: 100 + at * 14 }))]);

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
  const { formats, found } = await readFiles({ "Soup.pdf": pdfOf(SOUP) });
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

test("a PDF without a recipe is reported", async () => {
  const manual = pdfOf(["Toaster manual", "Do not put it into water.", "Unplug it before cleaning."]);
  await expect(readFiles({ "manual.pdf": manual })).rejects.toMatchObject({ problem: "no-recipe-in-pdf" });
});

test("documents that Mealie keeps with a recipe aren't recipes", async () => {
  const { formats } = await readFiles({ "recipes/soup/assets/scan.pdf": pdfOf(SOUP) });
  expect(formats).toEqual({});
});
