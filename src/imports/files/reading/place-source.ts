import type { RecipeInput } from "../../../contract/recipes.ts";

/** People paste links into the field for the source's name. */
export function placeSource(source: string, url = ""): Pick<RecipeInput, "author" | "orgURL"> {
  const isLink = url === "" && /^https?:\/\/\S+$/i.test(source);
  return isLink ? { author: "", orgURL: source } : { author: source, orgURL: url || null };
}
