import { archive } from "./archives.ts";
import { picture } from "./test-site.ts";

export const SOUP = {
  "@type": "Recipe",
  name: "Lentil soup",
  recipeIngredient: ["200 g lentils", "1 onion"],
  recipeInstructions: ["Chop.", "Simmer for 20 minutes."],
  dateCreated: "2019-05-04T10:00:00",
};

export const BREAD = {
  "@type": "Recipe",
  name: "Bread",
  recipeIngredient: ["500 g flour", "10 g salt", "300 ml water"],
};

/** Two recipes of Nextcloud, one of them with a picture and the other twice, a broken file, and one without a recipe. */
export async function makeCookbook() {
  return archive("Whatever.bin", {
    "Recipes/Soup/recipe.json": SOUP,
    "Recipes/Soup/full.jpg": await picture(80, 60),
    "Recipes/Bread/recipe.json": BREAD,
    "Recipes/Again/recipe.json": BREAD,
    "Recipes/Broken/recipe.json": '{ "@type" nothing else',
    "Recipes/style.css": "body { color: red }",
  });
}
