import { isVisible } from "../../../contract/rules.ts";
import { readPlainText } from "../../../recipes/reading/plain-text/read-plain-text.ts";
import { RecipeWithoutName } from "../../archives/recipe-format.ts";
import type { FoundRecipe, UnreadableRecipe } from "../file-format.ts";

const DIVIDER = /^[ \t]*-{5,}[ \t]*$/m;

/** How texts of several recipes are joined for correcting where they begin. */
export function joinTexts(texts: readonly string[]): string {
  return texts.map((text) => text.trim()).join("\n\n----------\n\n");
}

/** Reads a text that someone divided: one recipe between two lines of dashes. */
export function* readDividedText(text: string, path: string): Generator<FoundRecipe | UnreadableRecipe> {
  for (const part of text
    .split(DIVIDER)
    .map((one) => one.trim())
    .filter(Boolean)) {
    const { image: _image, rating: _rating, bestRating: _best, ...read } = readPlainText(part);
    if (isVisible(read.name))
      yield { recipe: { ...read, orgURL: read.orgURL || null, sourceText: part }, pictures: [] };
    else yield { name: "", problem: new RecipeWithoutName(path) };
  }
}
