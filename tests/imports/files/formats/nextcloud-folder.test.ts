import { expect, test } from "bun:test";
import { readFiles } from "../../../support/read-files.ts";

const NOODLES = {
  "@type": "Recipe",
  id: "21",
  name: "Noodles",
  description: "With #r/22, not #r/99",
  image: "https://kitchen.example/noodles.jpg",
  recipeIngredient: ["500 g flour", "1 portion [Onions (#r/22)](https://cloud.example/#/recipe/22)"],
  recipeInstructions: ["Serve with [Onions (#r/22)](https://cloud.example/#/recipe/22)."],
  video: { "@type": "VideoObject", contentUrl: "https://kitchen.example/noodles.mp4" },
};

test("references to other recipes are links, and videos and addresses of pictures stay", async () => {
  const { formats, found } = await readFiles({
    "Recipes/Noodles/recipe.json": JSON.stringify(NOODLES),
    "Recipes/Onions/recipe.json": JSON.stringify({ "@type": "Recipe", id: 22, name: "Roast onions" }),
  });
  expect(new Set(Object.values(formats))).toEqual(new Set(["nextcloud"]));
  expect(found[0]).toMatchObject({
    recipe: {
      description: "With [Roast onions](recipe:Roast%20onions), not #r/99",
      recipeIngredient: ["500 g flour", "1 portion Roast onions"],
      recipeInstructions: [{ text: "Serve with [Roast onions](recipe:Roast%20onions)." }],
      notes: [
        { title: "", text: "- [Roast onions](recipe:Roast%20onions)" },
        { title: "Video", text: "https://kitchen.example/noodles.mp4" },
      ],
    },
    pictures: [{ address: "https://kitchen.example/noodles.jpg" }],
  });
});

test("a link with a reference as its address keeps one pair of brackets", async () => {
  const { found } = await readFiles({
    "Noodles/recipe.json": JSON.stringify({ ...NOODLES, recipeInstructions: ["Add [these](#r/22)."] }),
    "Onions/recipe.json": JSON.stringify({ "@type": "Recipe", id: 22, name: "Onions" }),
  });
  expect(found[0]?.recipe.recipeInstructions).toMatchObject([{ text: "Add [Onions](recipe:Onions)." }]);
});
