import type { Instruction, Note, Recipe } from "../../contract/recipes.ts";
import { readLine } from "../../ingredients/lines/read-line.ts";
import type { LineWords } from "../../ingredients/words/line-words.ts";
import { detectRecipeLanguage } from "../../ingredients/words/detect-language.ts";
import { wordsFor } from "../../ingredients/words/languages.ts";
import type { ExportContext, NamedPicture } from "./export-format.ts";
import { type FileParts, filePerRecipe, namePictures } from "./file-per-recipe.ts";
import {
  groupByStep,
  isPlainName,
  listIngredientSections,
  listNutrition,
  listStepSections,
  replaceRecipeLinks,
} from "./recipe-texts.ts";

export const recipemd = filePerRecipe({
  ending: ".md",
  mime: "text/markdown;charset=utf-8",
  archive: { name: "recipemd.zip", mime: "application/zip" },
  namePictures,
  omitsPicturesIfSingle: true,
  write: writeRecipeMd,
});

const BREAK = "---";

/**
 * RecipeMD has no place for some facts and for notes, so they follow the steps.
 * Source: https://recipemd.org/specification.html
 */
export function writeRecipeMd({ source, pictures }: FileParts, context: ExportContext): string {
  const { recipe, isFavorite } = source;
  const tags = [...new Set([...recipe.tags, ...recipe.recipeCategory])].map(cleanTag);
  const shown = groupByStep(pictures);
  const parts = [
    `# ${escapeInline(recipe.name)}`,
    ...(shown.get(null) ?? []).map(writePicture),
    linkRecipes(recipe.description, context).replace(/^\s*(?:[-*_][ \t]*){3,}$/gm, "\\$&"),
    tags.length > 0 ? `*${tags.join(", ")}*` : "",
    recipe.recipeYield ? `**${recipe.recipeYield.replaceAll("*", "")}**` : "",
    BREAK,
    ...writeIngredients(recipe),
    BREAK,
    ...writeSteps(recipe, shown),
    BREAK,
    writeFacts(recipe, isFavorite),
    ...recipe.notes.map((note) => writeNote(note, context)),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

function writeIngredients(recipe: Recipe): string[] {
  const words = wordsFor(detectRecipeLanguage(recipe));
  return listIngredientSections(recipe).flatMap(({ title, items }) => [
    title ? `## ${escapeInline(title)}` : "",
    items.map((line) => `- ${markAmount(line, words)}`).join("\n"),
  ]);
}

/** The amount is in italics. */
function markAmount(line: string, words: LineWords): string {
  const { text, amounts } = readLine(line, words);
  const [first] = amounts;
  const end = first && first.from === 0 && text === line ? Math.max(first.to, first.unit?.to ?? 0) : 0;
  const amount = line.slice(0, end);
  const isPlain = end < line.length && /^[^*_\\[\]`]{1,60}$/.test(amount) && /\d|\p{No}/u.test(amount);
  return isPlain
    ? `*${amount.trimEnd()}*${escapeInline(line.slice(amount.trimEnd().length))}`
    : escapeLine(line);
}

function writeSteps(recipe: Recipe, pictures: ReadonlyMap<number | null, NamedPicture[]>): string[] {
  return listStepSections(recipe).flatMap(({ title, items }) => [
    title ? `## ${escapeInline(title)}` : "",
    items
      .map((step, at) =>
        writeItem(
          [...writeLines(step), ...(pictures.get(step.position) ?? []).map(writePicture)],
          `${at + 1}. `,
        ),
      )
      .join("\n"),
  ]);
}

function writeLines({ name, text }: Instruction): string[] {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
    .map(escapeLine);
  const [first = "", ...rest] = lines;
  if (!name) return lines;
  const start = escapeInline(name);
  return [`${isPlainName(name) ? `**${start}:**` : `${start}:`} ${first}`.trim(), ...rest];
}

/** Further lines of a step are paragraphs of the same item. */
function writeItem(lines: string[], number: string): string {
  return number + lines.join(`\n\n${" ".repeat(number.length)}`);
}

function writePicture({ file }: NamedPicture): string {
  return `![](${encodePath(file)})`;
}

/** Always includes the first line, by which Tagine finds the facts when importing. */
function writeFacts(recipe: Recipe, isFavorite: boolean): string {
  const facts: [label: string, value: string | null][] = [
    ["Added", recipe.dateAdded],
    ["Prep time", recipe.prepTime],
    ["Cook time", recipe.performTime],
    ["Total time", recipe.totalTime],
    ["Categories", recipe.recipeCategory.join("; ")],
    ["Tags", areTagsPlain(recipe) ? "" : recipe.tags.join("; ")],
    ["Cuisine", recipe.recipeCuisine.join("; ")],
    ["Tools", recipe.tools.join("; ")],
    ["Author", recipe.author],
    ["Source", recipe.orgURL],
    ["Rating", recipe.rating > 0 ? String(recipe.rating) : ""],
    ["Favorite", isFavorite ? "yes" : ""],
    ...listNutrition(recipe),
    ...Object.entries(recipe.extras).map(([key, value]): [string, string] => [`\`${key}\``, value]),
  ];
  return facts
    .flatMap(([label, value]) => (value ? [`- ${label}: ${value.replace(/\s+/g, " ")}`] : []))
    .join("\n");
}

/** Whether the line of tags, which has the categories as well, says which ones are tags. */
function areTagsPlain({ tags, recipeCategory }: Recipe): boolean {
  const others = recipeCategory.map(cleanTag).filter((name) => !recipeCategory.includes(name));
  return others.length === 0 && tags.every((tag) => cleanTag(tag) === tag && !recipeCategory.includes(tag));
}

function writeNote({ title, text }: Note, context: ExportContext): string {
  const lines = linkRecipes(text, context).replace(/^(?=#{1,6}\s)/gm, "\\");
  return `## ${title ? escapeInline(title) : "Note"}\n\n${lines}`;
}

function linkRecipes(text: string, { fileNames }: ExportContext): string {
  return replaceRecipeLinks(text, (label, slug) => {
    const file = fileNames.get(slug);
    return file === undefined ? label : `[${label}](${encodePath(file)}.md)`;
  });
}

function encodePath(path: string): string {
  return path
    .split("/")
    .map((part) => encodeURIComponent(part).replace(/[()]/g, (sign) => (sign === "(" ? "%28" : "%29")))
    .join("/");
}

function cleanTag(tag: string): string {
  return tag.replace(/[*,]+/g, " ").trim();
}

function escapeLine(line: string): string {
  return escapeInline(line)
    .replace(/^(?=[-+>#])/, "\\")
    .replace(/^(\d{1,9})([.)])(?=\s)/, "$1\\$2");
}

/** Escapes only what Markdown would show differently. */
function escapeInline(text: string): string {
  return text
    .replace(/\s+/g, " ")
    .replace(/[\\`*~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|[[!](?=\[)|\[(?=[^\]\n]*\]\()/gu, "\\$&");
}
