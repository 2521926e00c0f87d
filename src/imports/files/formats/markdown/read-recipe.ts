import type { IngredientGroup, Instruction, Note, RecipeInput } from "../../../../contract/recipes.ts";
import { foldText } from "../../../../recipes/text/fold-text.ts";
import { joinGroups } from "../../../migrations/heading-lines.ts";
import { readNutritionText } from "../../reading/nutrition-text.ts";
import { readIngredientLines } from "../../reading/recipe-text.ts";
import {
  BREAK,
  LIST_ITEM,
  plainInline,
  readMarkdownSteps,
  takeImages,
  withoutFileLinks,
} from "./markdown-text.ts";
import { findColumnField } from "../table/column-words.ts";
import { type Cell, readCells, type TableRecipe } from "../table/cells.ts";
import { readProperty, readRemark } from "./properties.ts";
import { type MarkdownSection, splitSections } from "./sections.ts";
import type { MarkdownPart } from "./split.ts";

export interface MarkdownRecipe extends Omit<TableRecipe, "pictures"> {
  images: { link: string; step?: number }[];
}

interface Found {
  cells: Cell[];
  description: string[];
  groups: IngredientGroup[];
  steps: Instruction[];
  tools: string[];
  nutrition: Record<string, string>;
  notes: Note[];
  images: MarkdownRecipe["images"];
}

/** @param matter of the file's front matter */
export function readMarkdownRecipe(
  { title, lines }: MarkdownPart,
  matter: readonly Cell[] = [],
): MarkdownRecipe {
  const found: Found = {
    cells: [],
    description: [],
    groups: [],
    steps: [],
    tools: [],
    nutrition: {},
    notes: [],
    images: [],
  };
  for (const section of splitSections(lines)) readSection(section, found);
  const name: Cell[] = title ? [{ column: "title", field: "name", text: plainInline(title) }] : [];
  const { recipe: facts, pictures, ...others } = readCells([...name, ...found.cells, ...matter]);
  const description = [facts.description, tidyText(found.description)].filter(Boolean).join("\n\n");
  const recipe: RecipeInput = {
    ...facts,
    description,
    // Front matter may list them, too.
    ...(found.groups.length > 0 && joinGroups(found.groups)),
    ...(found.steps.length > 0 && { recipeInstructions: found.steps }),
    tools: [...new Set([...(facts.tools ?? []), ...found.tools])],
    nutrition: { ...facts.nutrition, ...found.nutrition },
    notes: [...found.notes, ...(facts.notes ?? [])],
  };
  return { recipe, images: [...pictures.map((link) => ({ link })), ...found.images], ...others };
}

function readSection({ part, title, lines }: MarkdownSection, found: Found): void {
  if (part === "steps") return readSteps(lines, title, found);
  const { text, links } = takeImages(lines.join("\n"));
  found.images.push(...links.map((link) => ({ link })));
  const rows = text.split("\n");
  if (part === "ingredients") found.groups.push(...readGroups(rows, title));
  else if (part === "equipment") found.tools.push(...listItems(rows));
  else if (part === "nutrition") {
    const { nutrition, rest } = readNutritionText(listItems(rows).join("\n"));
    Object.assign(found.nutrition, nutrition);
    if (rest) found.notes.push({ title, text: rest });
  } else readOthers({ part, title, lines: rows }, found);
}

function readSteps(lines: readonly string[], title: string, found: Found): void {
  const remarks = new Map(lines.map((line) => [line, readRemark(line)]));
  for (const cell of remarks.values())
    if (cell?.field === "notes")
      found.notes.push({ title: isNoteName(cell.column) ? "" : cell.column, text: cell.text });
    else if (cell) found.cells.push(cell);
  const { steps, pictures } = readMarkdownSteps(lines.filter((line) => !remarks.get(line)));
  const before = found.steps.length;
  found.images.push(
    ...pictures.map(({ link, step }) => (step === undefined ? { link } : { link, step: before + step })),
  );
  const [first, ...rest] = steps;
  if (first) found.steps.push(title && first.title === undefined ? { title, ...first } : first, ...rest);
  else if (title) found.notes.push({ title: "", text: title });
}

function readGroups(rows: readonly string[], title: string): IngredientGroup[] {
  const { recipeIngredient, ingredientGroups } = readIngredientLines(listItems(rows));
  if (ingredientGroups.length === 0) return [{ title, items: recipeIngredient }];
  return ingredientGroups.map((group) => (group.title === "" ? { ...group, title } : group));
}

/** `> [!tip]` in Obsidian */
const CALLOUT = /^\s*>\s*\[![\w-]+\][+-]?\s*/;

/** Text above and between the lists. */
function readOthers({ part, title, lines }: MarkdownSection, found: Found): void {
  const rest: string[] = [];
  for (const line of lines.map((one) => one.replace(CALLOUT, "> "))) {
    const tagged = readRemark(line);
    if (tagged?.field === "tags") {
      found.cells.push(tagged);
      continue;
    }
    const cells = part === "notes" ? [] : readProperty(line);
    found.cells.push(...cells);
    if (cells.length === 0) rest.push(line);
  }
  const field = findColumnField(title);
  if (part === "intro" || field === "description") found.description.push(...rest, "");
  else if (
    (field === "tags" || field === "categories" || field === "link" || field === "source") &&
    tidyText(rest)
  )
    found.cells.push({ column: title, field, text: listItems(rest).join("\n") });
  else if (tidyText(rest)) found.notes.push({ title: isNoteName(title) ? "" : title, text: tidyText(rest) });
}

const isNoteName = (title: string) =>
  /^(?:notes?|notizen|anmerkungen|noter|anteckningar|notatki|notas|备注|備註)$/.test(foldText(title));

/** Items of lists, lines, and rows of tables. */
function listItems(rows: readonly string[]): string[] {
  return rows.flatMap((row, at) => {
    const isTable = /^\s*\|.*\|\s*$/.test(row);
    const isHead = isTable && /^[\s|:-]+$/.test(rows[at + 1] ?? "-x");
    if (BREAK.test(row) || isHead || /^\s*\|[\s|:-]+$/.test(row)) return [];
    const text = isTable ? row.replaceAll("|", " ") : (LIST_ITEM.exec(row)?.groups?.["text"] ?? row);
    return plainInline(text.replace(/^\s*>\s?/, "")) || [];
  });
}

function tidyText(rows: readonly string[]): string {
  const hasTable = rows.some((row) => /^\s*\|.*[\p{L}\p{N}]/u.test(row));
  const text = rows
    .filter((row) => !BREAK.test(row) && (hasTable || !/^\s*\|[\s|:-]+$/.test(row)))
    .join("\n");
  return withoutFileLinks(text)
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
