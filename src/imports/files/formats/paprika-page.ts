import { DomUtils } from "htmlparser2";
import { isTag, type Element } from "domhandler";
import { isVisible } from "../../../contract/rules.ts";
import { MAX_UNPACKED_PAGE_BYTES } from "../../../recipes/reading/reading-limits.ts";
import { getAttribute, parsePage } from "../../../recipes/reading/page/parse-page.ts";
import { plainLine, plainLines } from "../../../recipes/text/text.ts";
import { listLinkedRecipes, readLinkedLines } from "../reading/html-parts.ts";
import { decodeFile } from "../../archives/repair-text.ts";
import { type ArchiveFiles, FileNotJson, RecipeWithoutName } from "../../archives/recipe-format.ts";
import { collectExtras } from "../../migrations/collect-extras.ts";
import type { FileSample, FoundPicture, FoundRecipe, UnreadableRecipe } from "../file-format.ts";
import {
  linkRecipesInNote,
  readIngredientLines,
  readNutritionNotes,
  readRating,
  readStepLines,
  readTime,
  toNote,
} from "../reading/recipe-text.ts";
import { dropRepeats, findPictureFile, readWrittenPicture } from "../reading/written-pictures.ts";
import { readSource } from "./paprika-text.ts";

const RECIPE = /\bitemtype="https?:\/\/schema\.org\/Recipe"/i;
const OWN_CLASSES = [
  "infobox",
  "photobox",
  "photoswipe",
  "ingredientsbox",
  "directionsbox",
  "nutritionbox",
  "subhead",
];

export function isPaprikaPage({ kind, head }: FileSample): boolean {
  if (kind !== "html" || !RECIPE.test(head)) return false;
  const own = OWN_CLASSES.filter((name) => new RegExp(`class="(?:[^"]*\\s)?${name}[\\s"]`).test(head));
  return own.length > 2;
}

export async function readPaprikaPage(
  path: string,
  files: ArchiveFiles,
): Promise<FoundRecipe | UnreadableRecipe> {
  const html = decodeFile(await files.bytes(path, MAX_UNPACKED_PAGE_BYTES), path, files);
  if (!html.trimStart().startsWith("<")) throw new FileNotJson(path);
  const page = parsePage(html);
  const isProperty = (name: string) => (node: Element) =>
    (getAttribute(node, "itemprop") ?? "").split(/\s+/).includes(name);
  const find = (name: string) => DomUtils.findAll(isProperty(name), page.children);
  const line = (name: string) => plainLine(find(name).map(DomUtils.textContent)[0] ?? "");
  const lines = (name: string) => find(name).flatMap(readLinkedLines);
  const ingredients = ["recipeIngredient", "ingredients"].flatMap(find);
  const name = line("name");
  if (!isVisible(name)) return { name: "", problem: new RecipeWithoutName(path) };
  const { nutrition, notes } = readNutritionNotes(lines("nutrition").join("\n"));
  const link = find("url").map((node) => getAttribute(node, "href") ?? "")[0];
  return {
    recipe: {
      name,
      description: lines("description").join("\n"),
      recipeCategory: listCategories(find("recipeCategory")),
      rating: Math.max(0, ...find("aggregateRating").map(countStars)),
      recipeYield: line("recipeYield"),
      ...readIngredientLines(ingredients.flatMap(listLines)),
      recipeInstructions: readStepLines(lines("recipeInstructions")),
      nutrition,
      notes: [
        ...toNote(lines("comment").join("\n")),
        ...notes,
        ...linkRecipesInNote(ingredients.flatMap(listLinkedRecipes)),
      ],
      prepTime: readTime(line("prepTime")),
      performTime: readTime(line("cookTime")),
      totalTime: readTime(line("totalTime")),
      ...readSource(line("author"), plainLine(link ?? "")),
      extras: collectExtras([["difficulty", line("difficulty")]]),
    },
    pictures: dropRepeats(DomUtils.getElementsByTagName("img", page.children).flatMap(toPicture)),
  };

  /** A small picture links to the large one. */
  function toPicture(image: Element): FoundPicture[] {
    const { parent } = image;
    const large = parent && isTag(parent) && parent.name === "a" ? getAttribute(parent, "href") : undefined;
    for (const source of [large, getAttribute(image, "src")]) {
      const file = findPictureFile(source ?? "", path, files);
      if (file !== null) return [{ file }];
    }
    return readWrittenPicture(getAttribute(image, "src"));
  }
}

function listLines(node: Element): string[] {
  return plainLines(DomUtils.getInnerHTML(node).replace(/\s+/g, " "));
}

/** One after the other, or all in one element. */
function listCategories(nodes: Element[]): string[] {
  const names = nodes.flatMap((node) => plainLine(DomUtils.textContent(node)).split(/\s*,\s*/));
  return [...new Set(names.filter(isVisible))];
}

function countStars(node: Element): number {
  const value = getAttribute(node, "value") ?? getAttribute(node, "content");
  return readRating(value) || readRating(DomUtils.textContent(node).split("★").length - 1);
}
