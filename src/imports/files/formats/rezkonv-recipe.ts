import { parseDay } from "../../../archiving/lenient-values.ts";
import type { FoundRecipe } from "../file-format.ts";
import { findNutritionKey } from "../reading/nutrition-text.ts";
import {
  addLine,
  addNote,
  addNoteBelow,
  type Draft,
  finishDraft,
  newDraft,
  startSection,
} from "./recipe-draft.ts";
import { addWrappedText } from "./wrapped-text.ts";

const FIELD = /^\s*(Titel|Kategorien|Kategorie|Menge)\s*:\s*(.*)$/i;
const HEADING = /^\s*={5,}\s*(?<title>[^=\s].*?)\s*=*\s*$/;
const END = /^\s*={5,}\s*$/;
const AMOUNT = /^(?:\d+(?:[.,/]\d+)?|[½¼¾⅓⅔⅛])(?:(?:\s*-\s*|\s+)?(?:\d+(?:[.,/]\d+)?|[½¼¾⅓⅔⅛])){0,3}$/;
/** `:Zubereitungs-Z.: 45 Minuten` */
const FACT = /^\s*:([^:]{2,20}?)\s*:\s*(.*)$/;
const FACT_CONTINUED = /^\s*:\s*:?\s*(\S.*)$|^\s{10,}:\s*(\S.*)$/;

/** @param lines from the line that starts the recipe to the next one */
export function parseRezKonv(lines: string[]): FoundRecipe {
  const draft = newDraft();
  const body = lines.slice(1);
  const end = body.findIndex((line) => END.test(line));
  const below = end === -1 ? [] : body.slice(end + 1);
  addBody(draft, end === -1 ? body : body.slice(0, end));
  addNoteBelow(draft, below);
  return finishDraft(draft);
}

function addBody(draft: Draft, lines: string[]): void {
  const text: string[] = [];
  let part: "fields" | "ingredients" | "source" | "text" = "fields";
  let field = "";
  for (const line of lines) {
    const heading = HEADING.exec(line.length > 200 ? "" : line)?.groups?.["title"];
    if (heading !== undefined) {
      part = takeHeading(draft, heading, part === "text", text);
      continue;
    }
    if (part === "fields") {
      const [, name = "", value = ""] = FIELD.exec(line) ?? [];
      if (name || !line.trim()) {
        setField(draft, name.toLowerCase(), value.trim());
        field = name.toLowerCase() || field;
        if (!line.trim() && field === "menge") part = "ingredients";
        continue;
      }
      if (/^\s{11,}\S/.test(line) && field === "kategorien") {
        setField(draft, field, line.trim());
        continue;
      }
      part = "ingredients";
    }
    if (part === "source") {
      if (line.trim()) takeSource(draft, line.trim());
      else if (hasSource(draft)) part = "text";
      continue;
    }
    if (part === "ingredients" && (!line.trim() || addIngredient(draft, line))) continue;
    part = "text";
    text.push(line);
  }
  addText(draft, text);
}

function takeHeading(
  draft: Draft,
  title: string,
  isText: boolean,
  text: string[],
): "source" | "ingredients" | "text" {
  if (/^quelle/i.test(title)) return "source";
  if (!isText) {
    const last = draft.sections.at(-1);
    // Long headings are several lines.
    if (last?.title && last.items.length === 0) last.title += ` ${title}`;
    else startSection(draft, title);
    return "ingredients";
  }
  text.push("", `# ${title}`);
  return "text";
}

function setField(draft: Draft, name: string, value: string): void {
  if (name === "titel") draft.name = value;
  if (name.startsWith("kategorie"))
    draft.categories.push(
      ...value
        .split(/[,;]/)
        .map((one) => one.trim())
        .filter(Boolean),
    );
  if (name !== "menge") return;
  const isNumber = /^\d+(?:\s*-\s*\d+)?$/.test(value);
  draft.yield = isNumber ? `${value} ${value === "1" ? "Portion" : "Portionen"}` : value;
}

/** Amount to 7, unit to 17, then the text. */
function addIngredient(draft: Draft, line: string): boolean {
  const amount = line.slice(0, 8).trim();
  const unit = line.slice(8, 18).trim();
  const text = line.slice(18).trim();
  const isCut = [8, 18].some((at) => /^\S\S$/.test(line.slice(at - 1, at + 1)));
  const isFit = (amount === "" || AMOUNT.test(amount)) && !/\S\s\S+\s\S/.test(unit);
  const isInColumns = text && isFit && !isCut;
  if (isInColumns && (amount || unit || /^\s{16,}\S/.test(line))) {
    if (!amount && !unit && text.startsWith("-") && continueLast(draft, text)) return true;
    addLine(draft, writeLine([amount, unit, text]));
    return true;
  }
  // Some programs have narrower columns.
  if (isCut && /^\s{12}/.test(line)) {
    const bare = line.trim();
    if (!bare.startsWith("-") || !continueLast(draft, bare)) addLine(draft, writeLine([bare]));
    return true;
  }
  const [, loose = "", rest = ""] = /^\s{0,10}(\d[\d/.,-]*(?: \d+\/\d+)?)\s{1,12}(\S.*)$/.exec(line) ?? [];
  if (!loose || line.length > 75 || /^\d+[.)]$/.test(loose)) return false;
  addLine(draft, writeLine([loose, rest]));
  return true;
}

function continueLast({ sections }: Draft, text: string): boolean {
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

function hasSource({ sources, extras }: Draft): boolean {
  return sources.length > 0 || extras.some(([key]) => key === "Erfasst");
}

/** `-- Erfasst *RK* 23.01.2003 von` and a name in the next line. */
function takeSource(draft: Draft, line: string): void {
  const typed = draft.extras.find(([key]) => key === "Erfasst");
  const text = line.replace(/^-+\s*/, "").trim();
  const [, day, month, year] = /\b(\d{1,2})\.(\d{1,2})\.(\d{4})\b/.exec(text) ?? [];
  if (/^erfasst/i.test(text)) {
    if (day && month && year)
      draft.dateAdded = parseDay(`${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`);
    draft.extras.push(["Erfasst", text.replace(/^erfasst\s*(?:\*RK\*\s*)?/i, "")]);
  } else if (typed && line.startsWith("-")) typed[1] = `${String(typed[1])} ${text}`;
  else {
    const last = draft.sources.at(-1);
    const isContinued = last !== undefined && !/^https?:/i.test(text) && !/^https?:/i.test(last);
    if (isContinued) draft.sources[draft.sources.length - 1] = `${last}\n${text}`;
    else draft.sources.push(text);
  }
}

function addText(draft: Draft, lines: string[]): void {
  const text: string[] = [];
  let label = "";
  let value: string[] = [];
  const finish = (): void => {
    if (label) takeFact(draft, label, value.join("\n").trim());
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
  addWrappedText(draft, text);
}

function takeFact(draft: Draft, label: string, value: string): void {
  const key = findNutritionKey(label.replace(/^eiweis$/i, "Eiweiss"));
  const [calories] = /^\d[\d.,]*\s*kcal/i.exec(value) ?? [];
  if (!value) return;
  if (/^(?:zubereitung|zeitbedarf|gesamtzeit)/i.test(label) && !draft.totalTime) draft.totalTime = value;
  else if (/^(?:vorbereitung|arbeitszeit)/i.test(label) && !draft.prepTime) draft.prepTime = value;
  else if (/^(?:koch|back|gar)zeit/i.test(label) && !draft.performTime) draft.performTime = value;
  else if (calories && !draft.nutrition["calories"]) draft.nutrition["calories"] = calories;
  else if (key && !draft.nutrition[key]) draft.nutrition[key] = value;
  else if (/^quelle/i.test(label)) draft.sources.push(value);
  else if (/^stichwort/i.test(label)) draft.tags.push(...value.split(/[,;\n]/));
  else if (value.length > 120 || value.includes("\n") || /^notiz/i.test(label))
    addNote(draft, label.replace(/\s*\(\*+\)/, ""), value);
  else draft.extras.push([label, value]);
}
