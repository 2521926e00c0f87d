import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const RECIPE = `@@@@@ Now You're Cooking! Export Format

Lentil pot

Soups, Quick meals

200 grams red lentils; rinsed
1 1/2 cups water
salt to taste
=== GARNISH ===
1 bunch coriander

Rinse the lentils until the water that runs off them is no longer cloudy at
all, then simmer them for 20 minutes.

Season and serve.

Contributor:  Ada Example

Preparation Time: 0:35

Yield: 4 servings

NYC Nutrilink: N0^00000,N0^00000

** Exported from Now You're Cooking! v5.67 **

`;

test("a recipe keeps its fields", async () => {
  const { formats, found } = await readFiles({ "pots.txt": RECIPE.replaceAll("\n", "\r\n") });
  expect(formats).toEqual({ "pots.txt": "nowyourecooking" });
  expect(found).toHaveLength(1);
  expect(found[0]?.recipe).toMatchObject({
    name: "Lentil pot",
    recipeCategory: ["Soups", "Quick meals"],
    author: "Ada Example",
    prepTime: "35 Minutes",
    recipeYield: "4 servings",
    ingredientGroups: [
      { title: "", items: ["200 grams red lentils, rinsed", "1 1/2 cups water", "salt to taste"] },
      { title: "GARNISH", items: ["1 bunch coriander"] },
    ],
    recipeInstructions: [
      {
        text: "Rinse the lentils until the water that runs off them is no longer cloudy at all, then simmer them for 20 minutes.",
      },
      { text: "Season and serve." },
    ],
    notes: [],
  });
});

test("several recipes are read, with and without categories", async () => {
  const other = "@@@@@ Now You're Cooking! Export Format\n\nToast\n\nnone\n\n2 slices bread\n\nToast it.\n\n";
  const third = "@@@@@ Now You're Cooking! Export Format\n\nRice\n\n1 cup rice\n\nBoil it.\n";
  const { found, unreadable } = await readFiles({
    "all.txt": `${RECIPE}${other}${third}@@@@@ Now You're Cooking! Export Format\n\n`,
  });
  expect(
    found.map(({ recipe }) => [recipe.name, recipe.recipeCategory, recipe.recipeIngredient?.at(-1)]),
  ).toEqual([
    ["Lentil pot", ["Soups", "Quick meals"], "1 bunch coriander"],
    ["Toast", [], "2 slices bread"],
    ["Rice", [], "1 cup rice"],
  ]);
  expect(unreadable).toHaveLength(1);
});

test("a text about the program isn't recognized", async () => {
  const { formats } = await readFiles({ "a.txt": "Now You're Cooking! is a program.\n@@@@@\n" });
  expect(formats).toEqual({});
});
