import type { FoundRecipe } from "../file-format.ts";
import { readHeading } from "../reading/text-headings.ts";
import {
  formatServings,
  addLine,
  addNote,
  type RawRecipe,
  finishRecipe,
  createRawRecipe,
  startSection,
} from "../reading/raw-recipe.ts";
import { setMasterCookTime, takeLabel } from "./mastercook-facts.ts";
import { isAmount } from "./mealmaster-ingredients.ts";
import { addWrappedText } from "../reading/wrapped-text.ts";

const FIELD = /^\s*(Recipe By|Serving Size|Preparation Time|Categories|Cuisine|Ratings?)\s*:\s*(.*)$/i;
const TIME = /(?:Preparation|Prep\.?) Time\s*:\s*(\S*)\s*$/i;
const RULE = /^\s*-{4,}\s+-{4,}/;
const TABLE = /^\s*Amount\s+Measure\s+Ingredient/i;
const END = /^\s*(?:(?:[-_] ){4,}[-_]?|_{5,})\s*$/;
const CATEGORY_WIDTH = 32;
/** `--- SAUCE ---` */
export const FRAMED = /^[*\-=~_.:]{2,}\s*(?<title>[^*\-=~_\s].*?)\s*[*\-=~_.:]*$/;
/** `Description:` with its text in the next lines, or `NOTES : text`. */
const LABEL =
  /^\s*(Description|Source|Copyright|Yield|Start to Finish Time|[ST]\([^)]{1,40}\)|NOTES?|Serving Ideas?|Suggested Wine|Nutr\. Assoc\.|Cuisine|Ratings?)\s*:\s*(.*)$/;
const NUTRITION = /^\s*Per serving\b.*(?:calorie|fat|\d)/i;

export function parseMasterCookText(lines: string[]): FoundRecipe {
  const raw = createRawRecipe();
  const rest = lines.slice(1);
  const table = rest.findIndex((line) => TABLE.test(line));
  const rule = rest.findIndex((line) => RULE.test(line));
  const start = rule !== -1 && rule <= table + 2 ? rule + 1 : table + 1;
  const used = readFields(raw, table === -1 && rule === -1 ? rest : rest.slice(0, start));
  const body = rest.slice(table === -1 && rule === -1 ? used : start).map(toUsualColumns(rest[table] ?? ""));
  addText(raw, body.slice(addIngredients(raw, body)));
  return finishRecipe(raw);
}

/** On a Mac, some versions wrote the amounts from the left, and preparation in a column of its own. */
function toUsualColumns(head: string): (line: string) => string {
  const starts = [/Measure/i, /Ingredient/i, /Preparation Method/i].map((column) => head.search(column));
  const [measure = -1, ingredient = -1, method = -1] = starts;
  if (measure < 2 || /ingredient\s*--/i.test(head) || method < ingredient) return (line) => line;
  return (line) => {
    const amount = line.slice(0, measure).trim();
    if (!isAmount(amount) || line.slice(measure - 2, measure).trim()) return line;
    const [unit = "", food = "", prepared = ""] = [
      line.slice(measure, ingredient),
      line.slice(ingredient, method),
      line.slice(method),
    ].map((part) => part.trim());
    const text = prepared ? `${food} -- ${prepared}` : food;
    return ` ${amount.padEnd(8)} ${unit.padEnd(14)}${text}`;
  };
}

/** @returns how many lines it used */
function readFields(raw: RawRecipe, lines: string[]): number {
  let field = "";
  let used = 0;
  for (const [at, line] of lines.entries()) {
    if (TABLE.test(line) || RULE.test(line)) break;
    const [, name = "", value = ""] = FIELD.exec(line) ?? [];
    if (name) field = name.toLowerCase();
    if (name || (field && line.trim())) used = at + 1;
    if (name || field === "categories") setField(raw, field, name ? value : line);
    else if (!field && line.trim()) raw.name = `${raw.name} ${line.trim()}`.trim();
    else if (field && !line.trim() && raw.categories.length > 0) break;
  }
  return used;
}

function setField(raw: RawRecipe, name: string, value: string): void {
  const [, time = ""] = TIME.exec(value) ?? [];
  const text = value.replace(TIME, "").trim();
  if (time) setMasterCookTime(raw, "prepTime", time);
  if (name === "preparation time") setMasterCookTime(raw, "prepTime", text);
  else if (name === "recipe by") raw.author = text;
  else if (name === "serving size") raw.yield = formatServings(text);
  else if (name === "categories") raw.categories.push(...splitCategories(text));
  else if (name === "cuisine" && text) raw.cuisines.push(text);
  else if (text) raw.extras.push([name, text.replace(/\s+/g, " ")]);
}

/** They're in columns of 32 characters. */
function splitCategories(text: string): string[] {
  return text
    .split(/\s{2,}/)
    .flatMap((part) =>
      part.length > CATEGORY_WIDTH ? [part.slice(0, CATEGORY_WIDTH), part.slice(CATEGORY_WIDTH)] : [part],
    )
    .map((name) => name.trim())
    .filter((name) => name && !/^none$/i.test(name));
}

/** @returns how many lines it used */
function addIngredients(raw: RawRecipe, lines: string[]): number {
  let previous = "";
  let isBelowBlank = false;
  for (const [at, line] of lines.entries()) {
    if (!line.trim()) {
      isBelowBlank = previous !== "";
      continue;
    }
    // Below a blank line, only rows with amounts are another section.
    const row = readRow(line, isBelowBlank);
    if (!row) return at;
    addRow(raw, row, previous);
    previous = line;
    isBelowBlank = false;
  }
  return lines.length;
}

type Row = [amount: string, measure: string, text: string];

/** Amount to 8, measure from 11 to 22, ingredient from 25; other versions differ by a few characters. */
function readRow(line: string, needsAmount: boolean): Row | null {
  if (END.test(line) || LABEL.test(line)) return null;
  const amount = line.slice(0, 9).trim();
  const isFit = amount === "" || isAmount(amount);
  const measure = line.slice(9, 23).trim();
  const text = line.slice(23).trim();
  const isInColumns = isFit && text && !line[9]?.trim() && line.slice(22, 24).trim().length < 2;
  if (isInColumns && (amount || (!needsAmount && /^\s{10}/.test(line)))) return [amount, measure, text];
  const [, number = "", rest = ""] = /^\s{0,12}(\d[\d/.,]*(?: \d+\/\d+)?)\s+(\S.*)$/.exec(line) ?? [];
  if (number && line.length < 80 && /^\s/.test(line) && !/^\d+[.)]/.test(number))
    return [number, "", rest.replace(/\s+/g, " ")];
  const framed = FRAMED.exec(line.trim().slice(0, 100));
  return framed && !needsAmount && line.length < 70 ? ["", "", line.trim()] : null;
}

function addRow(raw: RawRecipe, [amount, measure, text]: Row, previous: string): void {
  const hasText = !amount && !measure;
  const title = FRAMED.exec(text.slice(0, 100))?.groups?.["title"] ?? readHeading(text);
  if (hasText && title) return startSection(raw, title.replace(/[:\s]+$/, ""));
  const items = raw.sections.at(-1)?.items ?? [];
  if (hasText && /^\W*or\W*$/i.test(text) && items.length > 0) return addLine(raw, `${items.pop()} or`);
  const isContinued = hasText && items.length > 0 && /^(?:\p{Ll}|\(|--)/u.test(text) && isOpen(previous);
  const before = isContinued ? items.pop() : undefined;
  addLine(
    raw,
    [before, amount, measure, text]
      .filter(Boolean)
      .join(" ")
      .replace(/\s*--\s*(?=\()/g, " ")
      .replace(/[;,]?\s*--\s*/g, ", ")
      .replace(/\s+/g, " "),
  );
}

/** The line was too long, or a word or bracket needs more. */
function isOpen(line: string): boolean {
  const text = line.trimEnd();
  const isUnclosed = text.lastIndexOf("(") > text.lastIndexOf(")");
  return (
    text.length >= 60 || isUnclosed || /[,;]$|\s(?:and|or|with|in|into|of|the|a|for|to|from)$/i.test(text)
  );
}

/** Directions, then labels with their texts, which may also come below a line of dashes. */
function addText(raw: RawRecipe, lines: string[]): void {
  const steps: string[] = [];
  const below: string[] = [];
  let label = "";
  let value: string[] = [];
  let isBelow = false;
  const finish = (): void => {
    if (label)
      takeLabel(
        raw,
        label,
        value
          .map((line) => line.trim())
          .join("\n")
          .trim(),
      );
    label = "";
    value = [];
  };
  for (const line of lines) {
    const [, name = "", text = ""] = LABEL.exec(line) ?? [];
    if (END.test(line)) {
      finish();
      isBelow = true;
    } else if (name) {
      finish();
      label = name;
      value = [text];
    } else if (NUTRITION.test(line) && isBelow) {
      finish();
      label = "Nutrition";
      value = [line];
    } else if (label && (line.trim() || /^notes?$/i.test(label))) value.push(line);
    else if (label && value.join("").trim()) finish();
    else if (!label) (isBelow ? below : steps).push(line);
  }
  finish();
  addWrappedText(raw, steps);
  addNote(raw, "", below.map((line) => line.trim()).join("\n"));
}
