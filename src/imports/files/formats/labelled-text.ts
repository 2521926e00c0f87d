import type { RecipeInput } from "../../../contract/recipes.ts";
import { isVisible } from "../../../contract/rules.ts";
import type { ColumnField } from "../../../contract/column-fields.ts";
import { type ArchiveFiles, FileNotRecipe, RecipeWithoutName } from "../../archives/recipe-format.ts";
import type { FoundRecipe, UnreadableRecipe } from "../file-format.ts";
import { findPicture } from "../reading/linked-files.ts";
import { type Cell, readCells } from "./table/cells.ts";
import { countIndent, joinWrapped } from "../reading/wrapped-text.ts";
import { findColumnField } from "./table/column-words.ts";

// Pepperplate, Saffron, and others export “Title:”, “Source:”, “Ingredients:”, and so on.

const LABEL = /^\ufeff?(?<label>\p{L}[\p{L} ]{1,30}?)[ \t]*[:：](?<value>[^\n]*)$/u;
/** The only ones below a list, where other words may be text. */
const BELOW_LISTS: ReadonlySet<ColumnField | null> = new Set<ColumnField>([
  "ingredients",
  "steps",
  "notes",
  "nutrition",
  "tags",
  "source",
  "link",
  "picture",
]);

/** Whether it starts with a name behind a label, and has labels for both lists. */
export function isLabelledText(written: string): boolean {
  const lines = labelLists(written)
    .split("\n")
    .filter((line) => line.trim() !== "");
  if (readLabel(lines[0] ?? "")?.field !== "name") return false;
  const lists = new Set(
    lines.flatMap((line) => (/[:：]\s*$/.test(line) ? (readLabel(line)?.field ?? []) : [])),
  );
  return lists.has("ingredients") && lists.has("steps");
}

export function* readLabelledText(
  text: string,
  path: string,
  files: ArchiveFiles,
): Generator<FoundRecipe | UnreadableRecipe> {
  for (const sourceText of splitAtNames(text)) {
    const labelled = labelLists(sourceText);
    const cells = readLabels(labelled).map((cell) =>
      cell.field === "steps" && labelled !== sourceText ? { ...cell, text: joinLines(cell.text) } : cell,
    );
    const { recipe, pictures, isFavorite, cookedOn } = readCells(joinCategories(cells));
    const isEmpty = !recipe.recipeIngredient?.length && !recipe.recipeInstructions?.length;
    if (!isVisible(recipe.name) || isEmpty) {
      const Problem = isEmpty ? FileNotRecipe : RecipeWithoutName;
      yield { name: recipe.name, problem: new Problem(path) };
      continue;
    }
    const whole: RecipeInput = { ...recipe, sourceText };
    yield {
      recipe: whole,
      pictures: pictures.flatMap((link) => findPicture(link, path, files) ?? []),
      ...(isFavorite && { isFavorite }),
      ...(cookedOn.length > 0 && { cookedOn }),
    };
  }
}

/** Gourmet writes the names of lists between dashes, and wraps texts. */
function labelLists(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/^-{3,}[ \t]*\n(\p{L}[\p{L} ]{1,30})\n-{3,}[ \t]*$/gmu, "$1:");
}

function joinLines(text: string): string {
  return joinWrapped(text.split("\n")).join("\n");
}

function readLabel(line: string): Cell | null {
  const { label = "", value = "" } = LABEL.exec(line)?.groups ?? {};
  return label ? { column: label, field: findColumnField(label), text: value.trim() } : null;
}

function splitAtNames(text: string): string[] {
  const parts: string[][] = [];
  for (const line of text.split(/\r\n?|\n/)) {
    if (readLabel(line)?.field === "name") parts.push([]);
    parts.at(-1)?.push(line);
  }
  return parts.map((lines) => lines.join("\n").trim());
}

/** A label without a value has the lines below it. */
function readLabels(text: string): Cell[] {
  const found: { label: Cell; lines: string[] }[] = [];
  let isBelowList = false;
  for (const line of text.split("\n")) {
    const label = readLabel(line);
    if (label && (isBelowList ? BELOW_LISTS.has(label.field) : label.field !== null || label.text !== "")) {
      found.push({ label, lines: [label.text] });
      isBelowList ||= label.field === "ingredients" || label.field === "steps";
    } else found.at(-1)?.lines.push(line);
  }
  const cells = found.map(({ label, lines }) => ({ ...label, text: markHeadings(lines).join("\n").trim() }));
  return cells.filter((cell) => cell.text !== "");
}

/** Lines further left than the others are headings. */
function markHeadings(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim() !== "").map(countIndent);
  const usual = indents.toSorted((one, other) => other - one)[Math.floor(indents.length / 3)] ?? 0;
  return lines.map((line) => {
    const text = line.trim();
    const isFurtherLeft = text !== "" && countIndent(line) > 0 && countIndent(line) < usual;
    return isFurtherLeft && !/\d|[.!?:]$/.test(text) && text.length <= 80 ? `${text}:` : text;
  });
}

/** Saffron sorts recipes into sections of cookbooks. */
function joinCategories(cells: readonly Cell[]): Cell[] {
  const places = cells.filter(({ column }) => /^(?:cookbook|section)$/i.test(column));
  if (places.length === 0) return [...cells];
  const category: Cell = {
    column: "category",
    field: "categories",
    text: places.map(({ text }) => text).join(" / "),
  };
  return [category, ...cells.filter((cell) => !places.includes(cell))];
}
