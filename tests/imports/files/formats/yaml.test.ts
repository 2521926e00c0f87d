import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

test("a recipe in YAML keeps every field", async () => {
  const { formats, found } = await readFiles({
    "Crumble.yml": `name: Apple Crumble
description: Warm
servings: 4 servings
prep_time: 20 mins
cook_time: 40 mins
source: https://kitchen.example/crumble
image: crumble.jpg
favorite: yes
rating: 4
ingredients:
- 'Filling:'
- 4 apples
- 'Topping:'
- '50 g butter: cold'
directions:
- Peel the apples; put them in a dish.
- Bake for 40 minutes.
notes: |
  Serve with custard.
  Freezes well.
nutrition: 'Calories: 200, Fat: 10 g'
tags:
- dessert
`,
    "crumble.jpg": Uint8Array.of(0xff, 0xd8, 0xff, 0, 0, 0, 0),
  });
  expect(formats).toEqual({ "Crumble.yml": "yaml" });
  expect(found).toMatchObject([
    {
      recipe: {
        name: "Apple Crumble",
        description: "Warm",
        recipeYield: "4 servings",
        prepTime: "20 mins",
        performTime: "40 mins",
        orgURL: "https://kitchen.example/crumble",
        rating: 4,
        tags: ["dessert"],
        ingredientGroups: [
          { title: "Filling", items: ["4 apples"] },
          { title: "Topping", items: ["50 g butter: cold"] },
        ],
        recipeInstructions: [
          { text: "Peel the apples; put them in a dish." },
          { text: "Bake for 40 minutes." },
        ],
        notes: [{ title: "", text: "Serve with custard.\nFreezes well." }],
        nutrition: { calories: "200", fatContent: "10 g" },
      },
      pictures: [{ file: "crumble.jpg" }],
      isFavorite: true,
    },
  ]);
});

test("other YAML isn't a recipe, and an empty recipe is reported", async () => {
  const { formats, unreadable } = await readFiles({
    "compose.yml": "name: app\nservices:\n  web:\n    image: nginx\n",
    "page.md": "---\nname: X\ningredients:\ndirections:\n---\nText\n",
    "Toast.yml": "name: Toast\ningredients: []\ndirections: []\n",
  });
  expect(formats).toEqual({ "Toast.yml": "yaml" });
  expect(unreadable).toMatchObject([{ name: "Toast", problem: { problem: "archive-file-not-recipe" } }]);
});
