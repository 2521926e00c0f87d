import type { Instruction, Note, Recipe } from "../../contract/recipes.ts";
import { createChosenLinesFinder } from "../../ingredients/step-ingredients/chosen-lines.ts";
import { detectRecipeLanguage } from "../../ingredients/words/detect-language.ts";
import { wordsFor } from "../../ingredients/words/languages.ts";
import {
  type CooklangIngredient,
  markChosen,
  toCooklangIngredient,
  writeIngredient,
} from "./cooklang-lines.ts";
import { writeFrontMatter } from "./front-matter.ts";
import type { ExportContext, NamedPicture, RecipeToExport } from "./export-format.ts";
import { type FileParts, filePerRecipe } from "./file-per-recipe.ts";
import {
  listIngredientSections,
  listNutrition,
  listStepSections,
  replaceRecipeLinks,
  writeStep,
} from "./recipe-texts.ts";

export const cooklang = filePerRecipe({
  ending: ".cook",
  mime: "text/plain;charset=utf-8",
  archive: { name: "cooklang.zip", mime: "application/zip" },
  namePictures: nameCooklangPictures,
  write: writeCooklang,
});

interface Block {
  title: string;
  ingredients: string[];
  steps: { position: number; text: string }[];
}

/** Source: https://cooklang.org/docs/spec */
export function writeCooklang({ source, pictures }: FileParts, context: ExportContext): string {
  const { recipe, isFavorite } = source;
  const parts: string[] = [writeMatter(recipe, { isFavorite, pictures })];
  let isTitled = false;
  for (const { title, ingredients, steps } of listBlocks(recipe, context)) {
    // A section lasts until the next one, which may have no name.
    if (title || isTitled) parts.push(title ? `== ${title} ==` : "====");
    isTitled = title !== "";
    if (ingredients.length > 0) parts.push(ingredients.join("\n"));
    parts.push(...steps.map(({ text }) => text));
  }
  parts.push(...recipe.notes.map((note) => writeNote(note, context)));
  return `${parts.join("\n\n")}\n`;
}

function writeMatter(
  recipe: Recipe,
  { isFavorite, pictures }: { isFavorite: boolean; pictures: readonly NamedPicture[] },
): string {
  return writeFrontMatter([
    ["title", recipe.name],
    ["description", recipe.description],
    // Programs scale by this number, and refuse any other text.
    ["servings", /^\d{1,4}(?![\p{N}.,/–-])/u.exec(recipe.recipeYield)?.[0] ?? ""],
    ["yields", /^\d+$/.test(recipe.recipeYield) ? "" : recipe.recipeYield],
    ["prep time", writeTime(recipe.prepTime)],
    ["cook time", writeTime(recipe.performTime)],
    ["time", writeTime(recipe.totalTime)],
    ["course", recipe.recipeCategory],
    ["tags", recipe.tags],
    ["cuisine", recipe.recipeCuisine],
    ["tools", recipe.tools],
    ["author", recipe.author],
    ["source", recipe.orgURL],
    ["rating", recipe.rating > 0 ? String(recipe.rating) : ""],
    ["favorite", isFavorite ? "true" : ""],
    ["date added", recipe.dateAdded],
    // Programs find other pictures by their names.
    ["images", pictures.flatMap(({ file }) => (file.includes("~") ? [file] : []))],
    ...listNutrition(recipe).map(([label, amount]) => [label.toLowerCase(), amount] as const),
    ...Object.entries(recipe.extras),
  ]);
}

/** `1 Hour 30 Minutes` as `1h 30min`, since Cooklang's units have small letters. */
function writeTime(text: string | null): string | null {
  const [, ...counts] = /^(?:(\d+) Days?)?(?: ?(\d+) Hours?)?(?: ?(\d+) Minutes?)?$/.exec(text ?? "") ?? [];
  const parts = ["d", "h", "min"].flatMap((unit, at) => (counts[at] ? [counts[at] + unit] : []));
  return parts.join(" ") || text;
}

/** `Soup.jpg`, and `Soup.3.jpg` for a step. Further ones have names that only Tagine knows. */
export function nameCooklangPictures({ recipe, pictures }: RecipeToExport, stem: string): NamedPicture[] {
  const numbers = pictures.some(({ step }) => step !== null)
    ? numberSteps(recipe)
    : new Map<number, number>();
  const taken = new Set<string>();
  return pictures.map((picture, at) => {
    const step = picture.step === null ? undefined : numbers.get(picture.step);
    const name = step === undefined ? stem : `${stem}.${step}`;
    const isFree = !taken.has(name);
    taken.add(name);
    return { ...picture, file: `${isFree ? name : `${stem}~${at + 1}`}.${picture.ext}` };
  });
}

/** By their positions. Cooklang counts a list of ingredients as a step. */
function numberSteps(recipe: Recipe): Map<number, number> {
  const numbers = new Map<number, number>();
  let number = 0;
  for (const { ingredients, steps } of listBlocks(recipe, {
    fileNames: new Map(),
    recipeNames: new Map(),
    base: "",
  })) {
    if (ingredients.length > 0) number++;
    for (const { position } of steps) numbers.set(position, ++number);
  }
  return numbers;
}

/** All ingredients come before the steps, as in Tagine, unless both have the same sections. */
function listBlocks(recipe: Recipe, context: ExportContext): Block[] {
  const words = wordsFor(detectRecipeLanguage(recipe));
  const lines = recipe.recipeIngredient.map((line) => toCooklangIngredient(line, words));
  const findChosen = createChosenLinesFinder(recipe.recipeIngredient);
  const linked = listLinkedFiles(recipe, context);
  const toStep = (step: Instruction & { position: number }) => ({
    position: step.position,
    text: writeStepText(
      writeStep(step),
      (findChosen(step.ingredients) ?? []).flatMap((at) => lines[at] ?? []),
    ),
  });
  const ingredients = listIngredientSections(recipe).map(({ title, items }) => ({
    title: cleanTitle(title),
    ingredients: items.map((line) => writeLine(toCooklangIngredient(line, words), linked)),
    steps: [],
  }));
  const steps = listStepSections(recipe).map(({ title, items }) => ({
    title: cleanTitle(title),
    ingredients: [],
    steps: items.map(toStep),
  }));
  const isSame =
    ingredients.length === steps.length && ingredients.every(({ title }, at) => title === steps[at]?.title);
  if (!isSame) return [...ingredients, ...steps];
  return ingredients.map((block, at) => ({ ...block, steps: steps[at]?.steps ?? [] }));
}

function cleanTitle(title: string): string {
  return title.replace(/^[=\s]+|[=\s]+$/g, "");
}

/** By name in lower case. */
function listLinkedFiles({ notes }: Recipe, { fileNames, recipeNames }: ExportContext): Map<string, string> {
  const files = new Map<string, string>();
  for (const { text } of notes)
    replaceRecipeLinks(text, (label, slug) => {
      const file = fileNames.get(slug);
      if (file) files.set((recipeNames.get(slug) ?? label).toLowerCase(), file);
      return label;
    });
  return files;
}

/** An ingredient that is a recipe of its own refers to it. */
function writeLine(ingredient: CooklangIngredient, linked: ReadonlyMap<string, string>): string {
  const file = linked.get(ingredient.name.toLowerCase());
  return writeIngredient(file === ingredient.name ? { ...ingredient, name: `./${file}` } : ingredient);
}

/** Cooklang's own parser refuses recipes with timers in other units, and with other dashes. */
const TIME =
  /(?<![\p{L}\p{N}.,:/–-])(?<amount>\d{1,3}(?:-\d{1,3})?) (?<unit>minutes?|mins?|hours?|seconds?)(?![\p{L}\p{N}-])/gu;

function writeStepText(text: string, chosen: CooklangIngredient[]): string {
  const lines = text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const written = markChosen(lines.join("\n"), chosen, escapeText).split("\n");
  return written.map(escapeStart).join("\\\n");
}

/** Times become timers. */
function escapeText(text: string): string {
  let written = "";
  let at = 0;
  for (const { 0: time, index, groups } of text.matchAll(TIME)) {
    written += `${escapeSigns(text.slice(at, index))}~{${groups?.["amount"]}%${groups?.["unit"]}}`;
    at = index + time.length;
  }
  return written + escapeSigns(text.slice(at));
}

function escapeSigns(text: string): string {
  return text.replace(/[\\@#~{}]|-(?=-)|(?<=\[)-/g, "\\$&");
}

/** At the start of a line, these characters begin a note or a section. */
function escapeStart(line: string): string {
  return line.replace(/^[>=]/, "\\$&");
}

function writeNote({ title, text }: Note, { fileNames }: ExportContext): string {
  const linked = replaceRecipeLinks(text, (label, slug) => {
    const file = fileNames.get(slug);
    return file === undefined ? label : `[${label}](./${encodeURIComponent(file)}.cook)`;
  });
  const lines = linked.replace(/[@#~{}]|--|\[-/g, (sign) => `\\${sign}`).split("\n");
  return [...(title ? [`**${title}**`] : []), ...lines].map((line) => `> ${line}`.trimEnd()).join("\n");
}
