import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const PICTURE = Uint8Array.of(0xff, 0xd8, 0xff);

test("Markdown that Tagine exported is read line by line", async () => {
  const { formats, found } = await readFiles({
    "soup.md": `# Soup

![](images/soup.jpg)

Warm.

- Serves many

- Servings: 4
- Cook: 20 min

## Ingredients

- [ ] 1 l water

### Topping

- [ ] Salt

## Instructions

1. Boil.
Twice:
3. is no step.

   ![](images/soup~2.jpg)

### Topping

2. 2. Add salt.

## Note

Keeps. See [Bread](/recipe/bread).

## Tip

# Not a title

Categories: Soups, Dinner
Tags: warm

Original: https://kitchen.example/soup
`,
    "images/soup.jpg": PICTURE,
    "images/soup~2.jpg": PICTURE,
    "bare.md": "# Bare\n\n## Ingredients\n\n\n## Instructions\n",
  });
  expect(formats).toMatchObject({ "soup.md": "markdown", "bare.md": "markdown" });
  expect(found.map(({ recipe }) => recipe.name)).toEqual(["Soup", "Bare"]);
  expect(found[0]).toEqual({
    recipe: {
      name: "Soup",
      description: "Warm.\n\n- Serves many",
      recipeYield: "4",
      prepTime: null,
      performTime: "20 min",
      totalTime: null,
      recipeIngredient: ["1 l water", "Salt"],
      ingredientGroups: [
        { title: "", items: ["1 l water"] },
        { title: "Topping", items: ["Salt"] },
      ],
      recipeInstructions: [
        { text: "Boil.\nTwice:\n3. is no step." },
        { title: "Topping", text: "2. Add salt." },
      ],
      notes: [
        { title: "", text: "Keeps. See [Bread](recipe:Bread)." },
        { title: "Tip", text: "# Not a title" },
      ],
      recipeCategory: ["Soups", "Dinner"],
      tags: ["warm"],
      orgURL: "https://kitchen.example/soup",
    },
    pictures: [{ file: "images/soup.jpg" }, { file: "images/soup~2.jpg", step: 0 }],
  });
});

test("other Markdown with the same headings is read as before", async () => {
  const { found } = await readFiles({
    "soup.md":
      "# Soup\n\n## Ingredients\n\n- 1 l water\n- 2 carrots\n\n## Instructions\n\n1. Boil the water.\n",
  });
  expect(found[0]?.recipe.recipeIngredient).toEqual(["1 l water", "2 carrots"]);
});
