import { isVisible } from "../../../../contract/rules.ts";
import { decodeFile } from "../../../archives/repair-text.ts";
import { FileNotRecipe } from "../../../archives/recipe-format.ts";
import { readFrontMatter } from "../../../migrations/formats/front-matter.ts";
import type { FileFormat } from "../../file-format.ts";
import { linkRecipesInNote } from "../../reading/recipe-text.ts";
import { isLabelledText } from "../labelled-text.ts";
import { findPictures, nameFile, nameLinkedRecipes } from "./markdown-text.ts";
import { readOwnLayout } from "./own-layout.ts";
import { readMatter } from "./properties.ts";
import { readMarkdownRecipe } from "./read-recipe.ts";
import { type MarkdownPart, splitMarkdown } from "./split.ts";
import { MAX_COLLECTION_BYTES } from "../../reading/linked-files.ts";
import { isCode, hasRecipeEvidence } from "../../reading/recipe-evidence.ts";
import type { Cell } from "../table/cells.ts";

const HEAD_CHARACTERS = 20_000;

/** Notes with headings for ingredients and steps, as people write them in Obsidian or Notion. */
export const markdown: FileFormat = {
  name: "markdown",
  recognize({ kind, head }) {
    if (kind !== "text" || isCode(head) || isLabelledText(head.slice(0, HEAD_CHARACTERS))) return false;
    if (readOwnLayout(head)) return true;
    const { parts, matter } = splitFile(head.slice(0, HEAD_CHARACTERS));
    return parts.some((part) => hasRecipeEvidence(readMarkdownRecipe(part, matter).recipe));
  },
  async *read(path, files) {
    const text = decodeFile(await files.bytes(path, MAX_COLLECTION_BYTES), path, files);
    const own = readOwnLayout(text);
    if (own) return yield { recipe: own.recipe, pictures: findPictures(own.images, path, files) };
    const { parts, matter } = splitFile(text);
    for (const part of parts) {
      const { recipe, images, isFavorite, cookedOn } = readMarkdownRecipe(
        part,
        parts.length === 1 ? matter : [],
      );
      const name = recipe.name || (parts.length === 1 ? nameFile(path) : "");
      if (!isVisible(name) || !recipe.recipeIngredient?.length) {
        yield { name, problem: new FileNotRecipe(path) };
        continue;
      }
      const categories = [
        ...new Set([...(recipe.recipeCategory ?? []), ...(part.category ? [part.category] : [])]),
      ];
      const links = linkRecipesInNote(await nameLinkedRecipes(part.lines.join("\n"), path, files));
      yield {
        recipe: { ...recipe, name, recipeCategory: categories, notes: [...(recipe.notes ?? []), ...links] },
        pictures: findPictures(images, path, files),
        ...(isFavorite && { isFavorite }),
        ...(cookedOn.length > 0 && { cookedOn }),
      };
    }
  },
};

function splitFile(text: string): { parts: MarkdownPart[]; matter: Cell[] } {
  const clean = text.replace(/^\ufeff/, "");
  const matter = readFrontMatter(clean);
  const lines = (matter?.body ?? clean).split(/\r\n?|\n/);
  return { parts: splitMarkdown(lines), matter: readMatter(matter?.fields ?? new Map()) };
}
