import { decodeFile } from "../../archives/repair-text.ts";
import { FileNotRecipe, RecipeWithoutName } from "../../archives/recipe-format.ts";
import { readFrontMatter } from "../../migrations/formats/front-matter.ts";
import type { FileFormat } from "../file-format.ts";
import { readMatter } from "./markdown/properties.ts";
import { findPicture, MAX_TEXT_BYTES } from "../reading/linked-files.ts";
import { readCells, type TableRecipe } from "./table/cells.ts";

const KEY_LINE = /^["']?(?:name|title)["']?\s*:\s*\S/m;
const LIST_LINE = /^["']?ingredients["']?\s*:\s*(?:$|\||>|\[|-)/m;
const STEPS_LINE = /^["']?(?:directions|instructions|method|steps|preparation)["']?\s*:\s*(?:$|\||>|\[)/m;

/** One recipe per file, as CookBook Manager writes them. */
export const yaml: FileFormat = {
  name: "yaml",
  recognize: ({ kind, head }) =>
    kind === "text" && KEY_LINE.test(head) && LIST_LINE.test(head) && STEPS_LINE.test(head) && !hasBody(head),
  async *read(path, files) {
    const text = decodeFile(await files.bytes(path, MAX_TEXT_BYTES), path, files);
    const { recipe, pictures: links, isFavorite, cookedOn } = readYaml(text);
    if (recipe.name === "") return yield { name: "", problem: new RecipeWithoutName(path) };
    if (!recipe.recipeIngredient?.length && !recipe.recipeInstructions?.length)
      return yield { name: recipe.name, problem: new FileNotRecipe(path) };
    const pictures = links.flatMap((link) => findPicture(link, path, files) ?? []);
    yield { recipe, pictures, ...(isFavorite && { isFavorite }), ...(cookedOn.length > 0 && { cookedOn }) };
  },
};

/** The keys are those of a table's columns. */
function readYaml(text: string): TableRecipe {
  const fields = readFrontMatter(`---\n${withoutMarks(text)}\n---`)?.fields ?? new Map<string, string>();
  return readCells(readMatter(fields));
}

function withoutMarks(text: string): string {
  return text
    .replace(/^\ufeff/, "")
    .trim()
    .replace(/^---[^\n]*\n/, "")
    .replace(/\n(?:---|\.\.\.)\s*$/, "");
}

/** Front matter above a text is Markdown's. */
function hasBody(head: string): boolean {
  return /^---[ \t]*$/m.test(withoutMarks(head));
}
