import type { RecipeInput } from "../../../contract/recipes.ts";
import { type ReadFrom, readRecipe } from "../../../recipes/reading/read-recipe.ts";
import type { ParsedRecipe } from "../../../recipes/text/parsed-recipe.ts";

/** Without the address of its picture, which is among `FoundRecipe.pictures`. */
export function toRecipeInput(parsed: ParsedRecipe, from: ReadFrom): RecipeInput {
  const { image: _image, preview: _preview, ...recipe } = readRecipe(parsed, from);
  return recipe;
}

/** A recipe of a text, whose lines stay as someone typed them. Texts have no pictures and ratings. */
export function toTextInput(parsed: ParsedRecipe, sourceText: string): RecipeInput {
  const { image: _image, rating: _rating, bestRating: _best, ...recipe } = parsed;
  return { ...recipe, orgURL: parsed.orgURL || null, sourceText };
}
