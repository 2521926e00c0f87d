import { isUtf8 } from "node:buffer";
import { type Fields, toFields, toText } from "../../../../archiving/lenient-values.ts";
import { decodeFile, repairValue } from "../../../archives/repair-text.ts";
import { type ArchiveFiles, FileNotJson } from "../../../archives/recipe-format.ts";
import { findRows, type RowSpans } from "./find-rows.ts";
import { indexRows } from "./index-rows.ts";

/** Any table or column may be missing, since Mealie's versions differ. */
export interface Tables {
  /** In the file's order. A damaged row is empty. */
  rows(table: string): Iterable<Fields>;
  /** @param column of ids; those of other rows are compared without dashes and case */
  where(table: string, column: string, id: unknown): Fields[];
  find(table: string, id: unknown): Fields | null;
  /** False if the file ends too early. */
  isWhole: boolean;
}

const MAX_BYTES = 1_000_000_000;
const NOT_JSON_NUMBER = /([:[,]\s*)(?:NaN|-?Infinity)(?=\s*[,}\]])/g;

/** @throws FileNotJson, and what reading the file throws */
export async function readTables(file: string, files: ArchiveFiles): Promise<Tables> {
  const bytes = await files.bytes(file, MAX_BYTES);
  const json = isUtf8(bytes) ? bytes : Buffer.from(decodeFile(bytes, file, files));
  const { tables, isWhole } = findRows(json);
  if (tables.size === 0) throw new FileNotJson(file);
  const buffer = Buffer.from(json.buffer, json.byteOffset, json.byteLength);
  const parse = (text: string) => toFields(repairValue(parseRow(text), text, file, files)) ?? {};
  return { ...openTables(tables, buffer, parse), isWhole };
}

/** Rows are parsed again whenever they're needed: in memory they'd be much larger. */
function openTables(
  tables: Map<string, RowSpans>,
  json: Buffer,
  parse: (text: string) => Fields,
): Omit<Tables, "isWhole"> {
  const indexes = new Map<string, Map<string, number[]>>();
  const getSpans = (table: string) => tables.get(table) ?? [];
  const getRowText = (spans: RowSpans, at: number) => json.toString("utf8", spans[at], spans[at + 1]);
  const parseRowAt = (spans: RowSpans, at: number) => parse(getRowText(spans, at));
  const where: Tables["where"] = (table, column, id) => {
    const key = `${table}.${column}`;
    const index = indexes.get(key) ?? indexRows(json, getSpans(table), { column, simplify: toId });
    indexes.set(key, index);
    const spans = getSpans(table);
    return (index.get(toId(id)) ?? []).map((at) => parseRowAt(spans, at));
  };
  return {
    *rows(table) {
      const spans = getSpans(table);
      for (let at = 0; at < spans.length; at += 2) yield parseRowAt(spans, at);
    },
    where,
    find: (table, id) => where(table, "id", id)[0] ?? null,
  };
}

function parseRow(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return parseWithoutNumbers(text);
  }
}

/** Python writes `NaN`, which isn't JSON. */
function parseWithoutNumbers(text: string): unknown {
  try {
    return JSON.parse(text.replace(NOT_JSON_NUMBER, "$1null"));
  } catch {
    return null;
  }
}

/** IDs may have dashes, depending on the database. */
export function toId(value: unknown): string {
  return toText(value).replaceAll("-", "").toLowerCase();
}

export function toNumber(value: unknown): number {
  const text = toText(value).trim();
  const number = text === "" ? 0 : Number(text);
  return Number.isFinite(number) ? number : 0;
}

/** @returns undefined if it's missing */
export function toBoolean(value: unknown): boolean | undefined {
  if (typeof value === "boolean") return value;
  const text = toText(value).toLowerCase();
  if (text === "1" || text === "true") return true;
  return text === "0" || text === "false" ? false : undefined;
}

export function sortByPosition(rows: Fields[]): Fields[] {
  return rows.toSorted((one, other) => toNumber(one["position"]) - toNumber(other["position"]));
}
