import { joinTexts, splitDividedText } from "../../../contract/divided-texts.ts";
import { readPlainText } from "../../../recipes/reading/plain-text/read-plain-text.ts";
import type { FoundRecipe, UnreadableRecipe } from "../file-format.ts";
import { requireName } from "./each-object.ts";
import { toTextInput } from "./to-recipe-input.ts";

/** Divides a text where its recipes begin and end, as far as they are found in it. Nothing is left out. */
export function divideText(whole: string, recipes: readonly string[]): string {
  const parts: string[] = [];
  let rest = whole.replace(/\r\n?/g, "\n");
  for (const recipe of recipes.map((text) => text.trim())) {
    const at = rest.indexOf(recipe);
    if (at < 0) continue;
    parts.push(...splitDividedText(rest.slice(0, at)), recipe);
    rest = rest.slice(at + recipe.length);
  }
  return joinTexts([...parts, ...splitDividedText(rest)]);
}

/** Reads a text that someone divided with lines of dashes. */
export function* readDividedText(text: string, path: string): Generator<FoundRecipe | UnreadableRecipe> {
  for (const part of splitDividedText(text)) {
    yield requireName({ recipe: toTextInput(readPlainText(part), part), pictures: [] }, path);
  }
}
