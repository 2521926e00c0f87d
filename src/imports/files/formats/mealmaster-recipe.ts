import type { FoundRecipe } from "../file-format.ts";
import {
  isLikeIngredient,
  readColumns,
  readIngredientBlock,
  readLoosely,
  splitTwoColumns,
} from "./mealmaster-ingredients.ts";
import {
  addLine,
  addNote,
  addNoteBelow,
  type RawRecipe,
  finishRecipe,
  formatServings,
  createRawRecipe,
  startSection,
} from "../reading/raw-recipe.ts";
import { addWrappedText, joinWrapped } from "../reading/wrapped-text.ts";

const FIELD = /^\s*(Title|Categories|Category|Yields?|Servings?|Serves|Preparation Time|Source)\s*:\s*(.*)$/i;
const HEADING = /^\s*(?:M{5}[-\s]*|-{5,}\s*)(?<title>\S.*?)[-\s]*$/;
const END = { marked: /^\s*M{5}[-\s]*$/, dashed: /^\s*-{5}\s*$/ };

export function parseMealMaster(lines: string[]): FoundRecipe {
  const raw = createRawRecipe();
  const [first = "", ...rest] = lines;
  const [body, below] = divideAtEnd(rest, /^\s*M{4}/.test(first) ? "marked" : "dashed");
  addBody(raw, body.slice(readFields(raw, body)));
  addNoteBelow(raw, below);
  return finishRecipe(raw);
}

/** Dashes alone are a line within a recipe that started with `MMMMM`. */
function divideAtEnd(lines: string[], start: keyof typeof END): [string[], string[]] {
  const marked = lines.findIndex((line) => END.marked.test(line));
  const end = marked === -1 && start === "dashed" ? lines.findIndex((line) => END.dashed.test(line)) : marked;
  return end === -1 ? [lines, []] : [lines.slice(0, end), lines.slice(end + 1)];
}

/** @returns how many lines it used */
function readFields(raw: RawRecipe, lines: string[]): number {
  let field = "";
  let last = 0;
  const values: Record<string, string> = {};
  for (const [at, line] of lines.entries()) {
    const [, name = "", value = ""] = FIELD.exec(line) ?? [];
    if (name) {
      field = name.toLowerCase();
      values[field] = value.trim();
      last = at + 1;
    } else if (line.trim() === "") {
      if ("title" in values && /yield|serv/.test(field)) break;
    } else if (field && /^\s{12,}\S/.test(line) && last === at && !readColumns(line)?.amount) {
      values[field] = `${values[field]} ${line.trim()}`.trim();
      last = at + 1;
    } else if (field) break;
  }
  raw.name = values["title"] ?? "";
  raw.categories = (values["categories"] ?? values["category"] ?? "")
    .split(/[,;]/)
    .map((name) => name.trim())
    .filter((name) => name && !/^none$/i.test(name));
  raw.yield = readYield(values);
  raw.prepTime = values["preparation time"] ?? "";
  if (values["source"]) raw.sources.push(values["source"]);
  return last;
}

function readYield(values: Record<string, string>): string {
  const text =
    values["yield"] ?? values["yields"] ?? values["servings"] ?? values["serving"] ?? values["serves"] ?? "";
  return formatServings(text);
}

const NOTES = /^(?:notes?|hints?|tips?|variations?|comments?|cook'?s notes?)$/i;

/** Ingredients in paragraphs and sections, then text; sections of ingredients may come again below text. */
function addBody(raw: RawRecipe, lines: string[]): void {
  const text: string[] = [];
  let block: string[] = [];
  let title: string | null = null;
  /** Of the steps that come after its ingredients. */
  let stepsTitle = "";
  let note: { title: string; lines: string[] } | null = null;
  const finishNote = (): void => {
    if (note) addNote(raw, note.title, joinWrapped(note.lines).join("\n\n"));
    note = null;
  };
  const finish = (): void => {
    const filled = block.filter((line) => line.trim());
    if (title !== null) finishNote();
    if (title !== null && NOTES.test(title)) note = { title, lines: [] };
    const count = note ? 0 : countIngredients(filled, raw, text.length > 0);
    const isOfIngredients = count > 0 || (text.length === 0 && filled.length === 0);
    if (title !== null && isOfIngredients && !note) {
      startSection(raw, title);
      stepsTitle = text.length > 0 ? title : "";
    } else if (title !== null && !note) text.push("", `# ${title}`);
    for (const line of readIngredientBlock(filled.slice(0, count))) addLine(raw, line);
    const rest = filled.slice(count);
    if (note) note.lines.push("", ...rest);
    else if (rest.length > 0) {
      text.push("", ...(stepsTitle ? [`# ${stepsTitle}`] : []), ...rest);
      stepsTitle = "";
    }
    block = [];
    title = null;
  };
  for (const line of lines) {
    const heading = HEADING.exec(line.length > 200 ? "" : line)?.groups?.["title"];
    if (heading !== undefined) {
      finish();
      title = heading.trim();
    } else if (line.trim() === "") {
      if (block.length > 0) finish();
    } else block.push(line);
  }
  finish();
  finishNote();
  addWrappedText(raw, text);
}

const MIN_SHARE_BETWEEN = 0.6;

/** How many lines from the first one are ingredients. */
function countIngredients(lines: string[], { sections }: RawRecipe, isBelowText: boolean): number {
  const strict = lines.findIndex((line, at) => !isIngredient(line) && !(at > 0 && isLikeIngredient(line)));
  const count = strict === -1 ? lines.length : strict;
  if (isBelowText) {
    // Below text, only several lines with amounts in their columns start more ingredients.
    const amounts = lines.slice(0, count).filter((line) => readColumns(line)?.amount);
    return count > 0 && amounts.length > count / 2 ? count : 0;
  }
  // A few lines between the others may be written in some other way.
  const last = lines.findLastIndex((line) => readColumns(line)?.amount) + 1;
  const fit = lines.slice(0, last).filter(isIngredient).length;
  if (last > count && fit > last * MIN_SHARE_BETWEEN) return last;
  if (count > 0 || sections.some(({ items }) => items.length > 0)) return count;
  const loose = lines.filter((line) => line.length < 80 && readLoosely(line) && !/^\s*\d+[.)]/.test(line));
  return loose.length > lines.length * 0.6 ? lines.length : 0;
}

function isIngredient(line: string): boolean {
  if (readColumns(line)) return true;
  const halves = splitTwoColumns(line);
  return halves !== null && halves[0].trim() === "" && halves[1].length < 45;
}
