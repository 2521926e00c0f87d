import { posix } from "node:path";
import { isVisible } from "../../../contract/rules.ts";
import type { Instruction, RecipeInput } from "../../../contract/recipes.ts";
import { readRecipe } from "../../../recipes/reading/read-recipe.ts";
import { readInstructions } from "../../../recipes/reading/page/instructions.ts";
import { listNodes, isOfType, toList, type SchemaNode } from "../../../recipes/reading/page/schema-node.ts";
import { readSchemaRecipes } from "../../../recipes/reading/page/schema-recipe.ts";
import { plainLine, plainLines } from "../../../recipes/text/text.ts";
import { collectExtras } from "../collect-extras.ts";
import { groupIngredientLines, applyStepTitles } from "../heading-lines.ts";
import { isCutJson, readLooseJson } from "../../archives/read-loose-json.ts";
import { parseDay, toFields, toText } from "../../../archiving/lenient-values.ts";
import {
  type ArchiveFiles,
  FileNotJson,
  FileNotRecipe,
  type RecipeFormat,
  RecipeWithoutName,
} from "../../archives/recipe-format.ts";
import { stripMarkup } from "../strip-markup.ts";

/** Other programs write into these folders, too. Source: https://github.com/nextcloud/cookbook */
export const nextcloud: RecipeFormat = {
  type: "nextcloud",
  findRecipes(names) {
    const files = names.filter((name) => /\.json$/i.test(name) && !/(?:^|\/)\./.test(name));
    const own = new Set(files.filter(isOwnName).map(posix.dirname));
    return files.filter((file) => isOwnName(file) || !own.has(posix.dirname(file))).map((file) => ({ file }));
  },
  async read({ file }, files) {
    const { recipe } = await readNextcloudFile(file, files);
    // Half a recipe would look like a whole one, since its report only lists files that can't be read.
    if (isCutJson(file, files)) throw new FileNotJson(file);
    return { recipe, slug: null, picture: pictureBeside(file, files) };
  },
};

/** @throws FileNotRecipe, RecipeWithoutName, and what reading the file throws */
export async function readNextcloudFile(
  file: string,
  files: ArchiveFiles,
): Promise<{ recipe: RecipeInput; node: SchemaNode }> {
  const node = recipeNode(await readLooseJson(file, files));
  if (!node) throw new FileNotRecipe(file);
  const recipe = toRecipe(node);
  if (!isVisible(recipe.name)) throw new RecipeWithoutName(file);
  return { recipe, node };
}

function isOwnName(file: string): boolean {
  return /^recipe\.json$/i.test(posix.basename(file));
}

function recipeNode(value: unknown): SchemaNode | undefined {
  const told = listNodes([value]).find((node) => isOfType(node, "Recipe"));
  const root = toFields(value);
  const isLikeOne = root?.["name"] && (root["recipeIngredient"] || root["recipeInstructions"]);
  return told ?? (root && isLikeOne ? { ...root, "@type": "Recipe" } : undefined);
}

/** Read like a page, but texts that people wrote here keep all their lines. */
function toRecipe(node: SchemaNode): RecipeInput {
  const [found] = readSchemaRecipes([node], "", "");
  if (!found) return { name: "" };
  const told = { ...found, ...groupIngredientLines(found.recipeIngredient), notes: [] };
  const {
    image: _image,
    preview: _preview,
    ...recipe
  } = readRecipe(told, { orgURL: null, sourceText: null });
  return {
    ...recipe,
    description: getDescription(node) || recipe.description,
    recipeInstructions: applyStepTitles(toSteps(node["recipeInstructions"] ?? node["instructions"])),
    tags: toTags(node["keywords"]),
    dateAdded: parseDay(node["dateCreated"]) ?? parseDay(node["datePublished"]),
    orgURL: toText(toList(node["url"])[0]).trim() || null,
    extras: collectExtras(Object.entries(node).filter(([key]) => !SCHEMA_KEYS.has(key))),
  };
}

function getDescription(node: SchemaNode): string {
  return stripMarkup(toText(node["description"]));
}

function toSteps(value: unknown): Instruction[] {
  const parts = typeof value === "string" ? plainLines(value) : toList(value);
  return parts.flatMap((part) => {
    // Separately, because on a page, steps end at a heading “Notes”.
    if (typeof part !== "string") return readInstructions([part], (inner) => inner);
    const text = stripMarkup(part);
    return text ? [{ text }] : [];
  });
}

function toTags(value: unknown): string[] {
  const names = toList(value).flatMap((item) =>
    plainLine(toText(toFields(item)?.["name"] ?? item)).split(","),
  );
  return [...new Set(names.map((name) => name.trim()).filter(isVisible))];
}

/** Null if several recipes share the folder. */
export function pictureBeside(file: string, { inFolder, derive }: ArchiveFiles): string | null {
  const folder = file.slice(0, file.lastIndexOf("/") + 1);
  const beside = inFolder(folder);
  if (derive(findSharedFolders).has(folder)) return null;
  const findByStem = (stem: string) =>
    beside.find((name) => posix.parse(name).name.toLowerCase() === stem && !/\.json$/i.test(name));
  return findByStem("full") ?? findByStem("thumb") ?? null;
}

function findSharedFolders({ names }: ArchiveFiles): Set<string> {
  const folders = new Set<string>();
  const several = new Set<string>();
  for (const { file } of nextcloud.findRecipes(names)) {
    const folder = file.slice(0, file.lastIndexOf("/") + 1);
    (folders.has(folder) ? several : folders).add(folder);
  }
  return several;
}

/** Keys that have a field, or that don't matter for cooking. */
export const SCHEMA_KEYS: ReadonlySet<string> = new Set(
  `@context @type @id @graph id identifier name headline alternativeHeadline url image imageUrl imagePlaceholderUrl
  thumbnailUrl printImage description author publisher creator recipeYield yield recipeIngredient ingredients
  recipeInstructions instructions prepTime cookTime performTime totalTime nutrition recipeCategory recipeCuisine keywords
  tool tools aggregateRating dateCreated datePublished dateModified mainEntityOfPage isPartOf articleSection articleBody
  wordCount commentCount inLanguage isAccessibleForFree copyrightYear copyrightHolder license video review`.split(
    /\s+/,
  ),
);
