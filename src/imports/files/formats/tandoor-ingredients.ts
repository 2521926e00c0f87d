import type { IngredientGroup } from "../../../contract/recipes.ts";
import { toFields, toList, toText, type Fields } from "../../../archiving/lenient-values.ts";
import { inOneLine } from "../../../platform/plain-text.ts";
import { tidyAmounts } from "../../../recipes/text/tidy-amounts.ts";
import { sortByOrder } from "../reading/each-object.ts";

/** `lines` has all rows, also headings, as templates in steps count them. */
interface TandoorIngredients {
  groups: IngredientGroup[];
  lines: TandoorLine[];
  /** Names of recipes that are used as an ingredient. */
  linked: string[];
}

interface TandoorLine {
  text: string;
  amount: string;
  unit: string;
  food: string;
  note: string;
}

/** @param title of the step, which is that of its ingredients, too */
export function readTandoorIngredients(value: unknown, title: string): TandoorIngredients {
  const rows = sortByOrder(toList(value).map((row) => toFields(row) ?? { note: row, no_amount: true }));
  const groups: IngredientGroup[] = [{ title, items: [] }];
  const lines: TandoorLine[] = [];
  for (const row of rows) {
    const line = readLine(row);
    lines.push(line);
    if (line.text === "") continue;
    if (row["is_header"] === true) groups.push({ title: line.note || line.food, items: [] });
    else groups.at(-1)?.items.push(line.text);
  }
  const linked = rows.map((row) => toFields(toFields(row["food"])?.["recipe"])?.["name"]);
  return { groups, lines, linked: linked.map((name) => inOneLine(toText(name))).filter(Boolean) };
}

function readLine(row: Fields): TandoorLine {
  const quantity = row["no_amount"] === true ? 0 : Number(row["amount"] ?? 0) || 0;
  const [amount = ""] = quantity === 0 ? [""] : tidyAmounts([String(quantity)]);
  const unit = row["no_amount"] === true ? "" : getName(row["unit"], quantity, row["always_use_plural_unit"]);
  const food = getName(row["food"], quantity, row["always_use_plural_food"]);
  const note = inOneLine(toText(row["note"]));
  const main = [amount, unit, food].filter(Boolean).join(" ") || inOneLine(toText(row["original_text"]));
  return { text: addNote(main, note), amount, unit, food, note };
}

function addNote(main: string, note: string): string {
  if (main === "" || note === "") return main || note;
  if (note.startsWith(",")) return main + note;
  return note.startsWith("(") ? `${main} ${note}` : `${main}, ${note}`;
}

function getName(value: unknown, quantity: number, isAlwaysPlural: unknown): string {
  const named = toFields(value);
  const plural = inOneLine(toText(named?.["plural_name"]));
  const name = inOneLine(toText(named ? named["name"] : value));
  return plural && (isAlwaysPlural === true || quantity > 1) ? plural : name;
}

const INGREDIENT = /\{\{\s*ingredients\[(\d{1,4})\](?:\.(amount|unit|food|note))?\s*\}\}/g;
const SCALED = /\{%\s*scale\(\s*([\d.,]+)\s*\)\s*%\}|\{\{\s*scale\(\s*([\d.,]+)\s*\)\s*\}\}/g;

/** Steps can name ingredients by number, and amounts to scale. */
export function fillTemplates(text: string, lines: readonly TandoorLine[]): string {
  return text
    .replace(INGREDIENT, (template, at: string, part: keyof TandoorLine = "text") => {
      const line = lines[Number(at)];
      return line ? line[part] || line.text : template;
    })
    .replace(SCALED, (_template, one?: string, other?: string) => one ?? other ?? "");
}
