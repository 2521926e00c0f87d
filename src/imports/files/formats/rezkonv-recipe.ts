import { parseDay } from "../../../archiving/lenient-values.ts";
import type { FoundRecipe } from "../file-format.ts";
import { findNutritionKey } from "../reading/nutrition-text.ts";
import { isAmount } from "./mealmaster-ingredients.ts";
import {
  addLine,
  addNote,
  addNoteBelow,
  type RawRecipe,
  finishRecipe,
  createRawRecipe,
  startSection,
} from "../reading/raw-recipe.ts";
import { addWrappedText } from "../reading/wrapped-text.ts";

const FIELD = /^\s*(Titel|Kategorien|Kategorie|Menge)\s*:\s*(.*)$/i;
const HEADING = /^\s*={5,}\s*(?<title>[^=\s].*?)\s*=*\s*$/;
const END = /^\s*={5,}\s*$/;
/** `:Zubereitungs-Z.: 45 Minuten` */
const FACT = /^\s*:([^:]{2,20}?)\s*:\s*(.*)$/;
const FACT_CONTINUED = /^\s*:\s*:?\s*(\S.*)$|^\s{10,}:\s*(\S.*)$/;

export function parseRezKonv(lines: string[]): FoundRecipe {
  const raw = createRawRecipe();
  const body = lines.slice(1);
  const end = body.findIndex((line) => END.test(line));
  const below = end === -1 ? [] : body.slice(end + 1);
  addBody(raw, end === -1 ? body : body.slice(0, end));
  addNoteBelow(raw, below);
  return finishRecipe(raw);
}

function addBody(raw: RawRecipe, lines: string[]): void {
  const text: string[] = [];
  let part: "fields" | "ingredients" | "source" | "text" = "fields";
  let field = "";
  for (const line of lines) {
    const heading = HEADING.exec(line.length > 200 ? "" : line)?.groups?.["title"];
    if (heading !== undefined) {
      part = takeHeading(raw, heading, part === "text", text);
      continue;
    }
    if (part === "fields") {
      const [, name = "", value = ""] = FIELD.exec(line) ?? [];
      if (name || !line.trim()) {
        setField(raw, name.toLowerCase(), value.trim());
        field = name.toLowerCase() || field;
        if (!line.trim() && field === "menge") part = "ingredients";
        continue;
      }
      if (/^\s{11,}\S/.test(line) && field === "kategorien") {
        setField(raw, field, line.trim());
        continue;
      }
      part = "ingredients";
    }
    if (part === "source") {
      if (line.trim()) takeSource(raw, line.trim());
      else if (hasSource(raw)) part = "text";
      continue;
    }
    if (part === "ingredients" && (!line.trim() || addIngredient(raw, line))) continue;
    part = "text";
    text.push(line);
  }
  addText(raw, text);
}

function takeHeading(
  raw: RawRecipe,
  title: string,
  isText: boolean,
  text: string[],
): "source" | "ingredients" | "text" {
  if (/^quelle/i.test(title)) return "source";
  if (!isText) {
    const last = raw.sections.at(-1);
    // Long headings are several lines.
    if (last?.title && last.items.length === 0) last.title += ` ${title}`;
    else startSection(raw, title);
    return "ingredients";
  }
  text.push("", `# ${title}`);
  return "text";
}

function setField(raw: RawRecipe, name: string, value: string): void {
  if (name === "titel") raw.name = value;
  if (name.startsWith("kategorie"))
    raw.categories.push(
      ...value
        .split(/[,;]/)
        .map((one) => one.trim())
        .filter(Boolean),
    );
  if (name !== "menge") return;
  const isNumber = /^\d+(?:\s*-\s*\d+)?$/.test(value);
  raw.yield = isNumber ? `${value} ${value === "1" ? "Portion" : "Portionen"}` : value;
}

/** Amount to 7, unit to 17, then the text. */
function addIngredient(raw: RawRecipe, line: string): boolean {
  const amount = line.slice(0, 8).trim();
  const unit = line.slice(8, 18).trim();
  const text = line.slice(18).trim();
  const isCut = [8, 18].some((at) => /^\S\S$/.test(line.slice(at - 1, at + 1)));
  const isFit = (amount === "" || isAmount(amount)) && !/\S\s\S+\s\S/.test(unit);
  const isInColumns = text && isFit && !isCut;
  if (isInColumns && (amount || unit || /^\s{16,}\S/.test(line))) {
    if (!amount && !unit && text.startsWith("-") && continueLast(raw, text)) return true;
    addLine(raw, writeLine([amount, unit, text]));
    return true;
  }
  // Some programs have narrower columns.
  if (isCut && /^\s{12}/.test(line)) {
    const bare = line.trim();
    if (!bare.startsWith("-") || !continueLast(raw, bare)) addLine(raw, writeLine([bare]));
    return true;
  }
  const [, loose = "", rest = ""] = /^\s{0,10}(\d[\d/.,-]*(?: \d+\/\d+)?)\s{1,12}(\S.*)$/.exec(line) ?? [];
  if (!loose || line.length > 75 || /^\d+[.)]$/.test(loose)) return false;
  addLine(raw, writeLine([loose, rest]));
  return true;
}

function continueLast({ sections }: RawRecipe, text: string): boolean {
  const items = sections.at(-1)?.items;
  const last = items?.pop();
  if (!items || last === undefined) return false;
  items.push(writeLine([last, text.replace(/^-+\s*/, "")]));
  return true;
}

function writeLine(parts: string[]): string {
  const line = parts.filter(Boolean).join(" ");
  return line.replace(/\s+/g, " ").replace(/ ?; ?/g, ", ").trim();
}

function hasSource({ sources, extras }: RawRecipe): boolean {
  return sources.length > 0 || extras.some(([key]) => key === "Erfasst");
}

/** `-- Erfasst *RK* 23.01.2003 von` and a name in the next line. */
function takeSource(raw: RawRecipe, line: string): void {
  const typed = raw.extras.find(([key]) => key === "Erfasst");
  const text = line.replace(/^-+\s*/, "").trim();
  const [, day, month, year] = /\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/.exec(text) ?? [];
  if (/^erfasst/i.test(text)) {
    if (day && month && year)
      raw.dateAdded = parseDay(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
    raw.extras.push(["Erfasst", text.replace(/^erfasst\s*(?:\*RK\*\s*)?/i, "")]);
  } else if (typed && line.startsWith("-")) typed[1] = `${String(typed[1])} ${text}`;
  else {
    const last = raw.sources.at(-1);
    const isContinued = last !== undefined && !/^https?:/i.test(text) && !/^https?:/i.test(last);
    if (isContinued) raw.sources[raw.sources.length - 1] = `${last}\n${text}`;
    else raw.sources.push(text);
  }
}

function addText(raw: RawRecipe, lines: string[]): void {
  const text: string[] = [];
  let label = "";
  let value: string[] = [];
  const finish = (): void => {
    if (label) takeFact(raw, label, value.join("\n").trim());
    label = "";
    value = [];
  };
  for (const line of lines) {
    const [, name = "", first = ""] = FACT.exec(line) ?? [];
    const [, more = "", indented = ""] = FACT_CONTINUED.exec(line) ?? [];
    if (name.trim()) {
      finish();
      label = name.trim();
      value = [first.trim()];
    } else if (label && (more || indented)) value.push(more || indented);
    else {
      finish();
      text.push(line);
    }
  }
  finish();
  addWrappedText(raw, text);
}

function takeFact(raw: RawRecipe, label: string, value: string): void {
  const key = findNutritionKey(label.replace(/^eiweis$/i, "Eiweiss"));
  const [calories] = /^\d[\d.,]*\s*kcal/i.exec(value) ?? [];
  if (!value) return;
  if (/^(?:zubereitung|zeitbedarf|gesamtzeit)/i.test(label) && !raw.totalTime) raw.totalTime = value;
  else if (/^(?:vorbereitung|arbeitszeit)/i.test(label) && !raw.prepTime) raw.prepTime = value;
  else if (/^(?:koch|back|gar)zeit/i.test(label) && !raw.performTime) raw.performTime = value;
  else if (calories && !raw.nutrition["calories"]) raw.nutrition["calories"] = calories;
  else if (key && !raw.nutrition[key]) raw.nutrition[key] = value;
  else if (/^quelle/i.test(label)) raw.sources.push(value);
  else if (/^stichwort/i.test(label)) raw.tags.push(...value.split(/[,;\n]/));
  else if (value.length > 120 || value.includes("\n") || /^notiz/i.test(label))
    addNote(raw, label.replace(/\s*\(\*+\)/, ""), value);
  else raw.extras.push([label, value]);
}
