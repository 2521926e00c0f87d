import { REPEATED_COLUMNS, type ColumnField } from "../../../../contract/column-fields.ts";
import { type Fields, toFields, toText } from "../../../../archiving/lenient-values.ts";
import type { CsvRows } from "../../reading/csv-rows.ts";
import { AMOUNT_WORDS, FOOD_WORDS, UNIT_WORDS } from "./amount-words.ts";
import { findColumnField } from "./column-words.ts";

const WHOLE_LINES = ["original", "originalstring", "display", "raw", "rawtext", "line", "full", "string"];
const TEXTS = [
  "text",
  "step",
  "instruction",
  "description",
  "content",
  "body",
  "direction",
  "details",
  "value",
];
const REMARKS = [
  "note",
  "notes",
  "preparation",
  "prep",
  "comment",
  "remark",
  "info",
  "notiz",
  "hinweis",
  "bemerkung",
  "remarque",
];
const TITLES = ["section", "title", "name", "group", "heading", "header", "label", "component"];
const ADDRESSES = ["url", "src", "href", "path", "file"];

/** A row per object, with a column for each of their keys. */
export function toRows(given: readonly Fields[]): CsvRows {
  const objects = alignKeys(given);
  const header = [...new Set(objects.flatMap((object) => Object.keys(object)))];
  const fields = header.map((key) => findColumnField(key));
  return {
    header,
    rows: objects.map((object) => header.map((key, at) => toCell(object[key], fields[at] ?? null))),
  };
}

/** In one list, some may have a `name` and others a `title`. */
function alignKeys(objects: readonly Fields[]): Fields[] {
  const usual = new Map<ColumnField, string>();
  const fields = new Map<string, ColumnField | null>();
  const findField = (key: string): ColumnField | null => {
    const field = fields.has(key) ? (fields.get(key) ?? null) : findColumnField(key);
    fields.set(key, field);
    return field;
  };
  return objects.map((object) =>
    Object.fromEntries(
      Object.entries(object).map(([key, value]) => {
        const field = findField(key);
        if (field === null || REPEATED_COLUMNS.has(field)) return [key, value];
        const known = usual.get(field) ?? key;
        usual.set(field, known);
        return [known in object ? key : known, value];
      }),
    ),
  );
}

/** Lists become lines. */
function toCell(value: unknown, field: ColumnField | null): string {
  if (typeof value === "boolean") return String(value);
  return toLines(value, field).filter(Boolean).join("\n");
}

function toLines(value: unknown, field: ColumnField | null, isListed = false): string[] {
  if (Array.isArray(value)) {
    if (field === "ingredients" && value.some(isAmount)) return [value.map(toText).filter(Boolean).join(" ")];
    return listItems(value, field);
  }
  const fields = toFields(value);
  if (!fields) return [toText(value).replace(/\s+$/, "")];
  const isList = field === "ingredients" || field === "steps";
  const own = lowerKeys(fields);
  if (isList && !isItem(own)) return toSections(fields, field);
  return [
    field === "steps"
      ? toStep(own)
      : field === "ingredients"
        ? toIngredient(own)
        : toLine(own, field, isListed),
  ];
}

/** `["200", "g", "flour"]` */
function isAmount(value: unknown, at: number, all: readonly unknown[]): boolean {
  return at === 0 && all.length > 1 && all.length < 5 && /^[\d.,/½¼¾⅓⅔⅛]+$/.test(toText(value));
}

/** Items may name their section. */
function listItems(items: readonly unknown[], field: ColumnField | null): string[] {
  let section = "";
  return items.flatMap((item) => {
    const own = lowerKeys(toFields(item) ?? {});
    const title = isItem(own) ? pick(own, ["section", "group", "component"]) : section;
    const isNew = title !== section && field !== null;
    section = title;
    return [...(isNew && title ? [`# ${title}`] : []), ...toLines(item, field, true)];
  });
}

function isItem(own: Fields): boolean {
  return (
    [...WHOLE_LINES, ...TEXTS, ...FOOD_WORDS, ...AMOUNT_WORDS].some(
      (key) => own[key] !== undefined && own[key] !== null && !Array.isArray(own[key]),
    ) &&
    !(pick(own, TITLES) !== "" && Object.values(own).some((value) => Array.isArray(value)) && !hasText(own))
  );
}

function hasText(own: Fields): boolean {
  return pick(own, [...WHOLE_LINES, ...TEXTS]) !== "";
}

/** `{ "section": "Dough", "items": [] }`, `{ "Dough": [] }`, `{ "1": "Mix." }`, `{ "flour": "200 g" }` */
function toSections(fields: Fields, field: ColumnField): string[] {
  const own = lowerKeys(fields);
  const lists = Object.entries(fields).filter(([, value]) => typeof value === "object" && value !== null);
  const title = pick(own, TITLES);
  if (title && lists.length > 0) return [`# ${title}`, ...lists.flatMap(([, list]) => toLines(list, field))];
  const isOnly =
    lists.length === 1 && Object.keys(fields).length === 1 && findColumnField(lists[0]?.[0] ?? "") !== null;
  return Object.entries(fields).flatMap(([key, value]) => {
    if (typeof value === "object")
      return [...(isOnly || /^\d+$/.test(key) ? [] : [`# ${key}`]), ...toLines(value, field)];
    const text = toText(value).trim();
    if (/^(?:step\s*)?\d+$/i.test(key) || text === "") return text;
    return field === "ingredients" ? `${text} ${key}` : `${key}: ${text}`;
  });
}

function toStep(own: Fields): string {
  const text = pick(own, [...WHOLE_LINES, ...TEXTS]);
  const title = pick(own, ["title", "name", "heading"]);
  if (!text || !title || text === title) return text || title;
  return `${title.replace(/[:.]$/, "")}: ${text}`;
}

function toIngredient(own: Fields): string {
  const whole = pick(own, WHOLE_LINES);
  if (whole) return whole;
  const parts = [AMOUNT_WORDS, UNIT_WORDS, FOOD_WORDS].map((keys) =>
    keys.map((key) => toPart(own[key])).find(Boolean),
  );
  const line = parts.filter(Boolean).join(" ") || pick(own, TEXTS);
  const remark = pick(own, REMARKS);
  const optional = own["optional"] === true || own["isoptional"] === true ? "optional" : "";
  return [line, remark, optional].filter(Boolean).join(", ");
}

/** An amount may have its unit in it, and a unit or food its name. */
function toPart(value: unknown): string {
  const fields = toFields(value);
  if (!fields) return toText(value).trim();
  return ["value", "amount", "quantity", "unit", "name"]
    .map((key) => toPart(fields[key]))
    .filter(Boolean)
    .join(" ");
}

function toLine(own: Fields, field: ColumnField | null, isListed: boolean): string {
  if (field === "nutrition") {
    const amount = toPart({ ...own, name: null });
    if (amount) return [isListed ? pick(own, ["name", "label"]) : "", amount].filter(Boolean).join(": ");
  }
  const [name = "", text = ""] = [pick(own, ["name", "title", "label"]), pick(own, TEXTS)];
  const address = pick(own, ADDRESSES);
  if (name) return text && text !== name ? `${name}: ${text}` : name;
  if (text || address) return text || address;
  return Object.entries(own)
    .map(([key, inner]) => `${key}: ${toPart(inner)}`)
    .join("\n");
}

function pick(own: Fields, keys: readonly string[]): string {
  return keys.map((key) => toText(own[key]).trim()).find(Boolean) ?? "";
}

function lowerKeys(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key.toLowerCase(), value]));
}
