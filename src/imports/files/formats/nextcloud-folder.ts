import { toText } from "../../../archiving/lenient-values.ts";
import type { RecipeInput } from "../../../contract/recipes.ts";
import { DomainError } from "../../../platform/errors.ts";
import { plainLine } from "../../../recipes/text/text.ts";
import type { ArchiveFiles } from "../../archives/recipe-format.ts";
import { nextcloud, pictureBeside, readNextcloudFile } from "../../migrations/formats/nextcloud.ts";
import type { FileFormat } from "../file-format.ts";
import { linkToRecipe } from "../reading/recipe-links.ts";
import { linkRecipesInNote } from "../reading/recipe-text.ts";
import { linkVideos, readPictures } from "../reading/schema-node-recipe.ts";

/** One recipe per folder, with its picture; other files are read as JSON-LD or by their program's format. */
export const nextcloudFolder: FileFormat = {
  name: "nextcloud",
  recognize: ({ path, kind, head }) =>
    kind === "json" && OWN_NAME.test(path) && /^\s*\{/.test(head) && /"@type"/.test(head),
  async *read(path, files) {
    const { recipe, node } = await readNextcloudFile(path, files);
    const file = pictureBeside(path, files);
    const linked = await linkReferences(recipe, files);
    yield {
      recipe: { ...linked, notes: [...(linked.notes ?? []), ...linkVideos(node["video"])] },
      pictures: file === null ? readPictures(node["image"] ?? node["imageUrl"], { path, files }) : [{ file }],
    };
  },
};

const OWN_NAME = /(?:^|\/)recipe\.json$/i;
/** `[Stock (#r/21)](https://…)`, `[Stock](#r/21)`, or `#r/21` alone. */
const REFERENCE =
  /\[(?<label>[^\][]*?)\s*\(?#r\/(?<id>\d+)\)?\]\([^\s()]*\)|\[(?<text>[^\][]*)\]\(#r\/(?<target>\d+)\)|(?<![\p{L}\p{N}])#r\/(?<alone>\d+)/gu;

async function linkReferences(recipe: RecipeInput, files: ArchiveFiles): Promise<RecipeInput> {
  if (!/#r\/\d/.test(JSON.stringify(recipe))) return recipe;
  const names = await files.derive(readNames);
  const mentioned: string[] = [];
  const replace = (text: string, write: (name: string) => string) =>
    text.replace(REFERENCE, (whole, ...given) => {
      const { label, id, text: shown, target, alone } = given.at(-1) as Record<string, string | undefined>;
      const name = names.get(id ?? target ?? alone ?? "") ?? label ?? shown;
      return name ? write(name) : whole;
    });
  const link = (text: string) => replace(text, linkToRecipe);
  const name = (text: string) =>
    replace(text, (found) => {
      mentioned.push(found);
      return found;
    });
  const recipeIngredient = (recipe.recipeIngredient ?? []).map(name);
  return {
    ...recipe,
    description: link(recipe.description ?? ""),
    recipeIngredient,
    ingredientGroups: (recipe.ingredientGroups ?? []).map((group) => ({
      ...group,
      items: group.items.map(name),
    })),
    recipeInstructions: (recipe.recipeInstructions ?? []).map((step) => ({ ...step, text: link(step.text) })),
    notes: [...(recipe.notes ?? []), ...linkRecipesInNote(mentioned)],
  };
}

/** Of all recipes by their IDs, since references have no more than the ID. */
async function readNames(files: ArchiveFiles): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  for (const { file } of nextcloud.findRecipes(files.names)) {
    if (!OWN_NAME.test(file)) continue;
    try {
      const { recipe, node } = await readNextcloudFile(file, files);
      const id = toText(node["id"] ?? node["identifier"]).trim();
      if (id) names.set(id, plainLine(recipe.name));
    } catch (problem) {
      // It's reported where it's read.
      if (!(problem instanceof DomainError)) throw problem;
    }
  }
  return names;
}
