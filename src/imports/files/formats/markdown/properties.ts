import { parseFacts } from "../../../../recipes/text/facts.ts";
import { LABEL_FIELDS } from "../table/column-words.ts";
import { guessColumns } from "../table/columns.ts";
import type { Cell } from "../table/cells.ts";
import { LIST_ITEM, plainInline } from "./markdown-text.ts";

/** Only Jekyll and Obsidian use them. */
const NOT_KEPT = new Set("layout,permalink,cssclass,cssclasses,publish,published".split(","));
const KEY_AND_VALUE = /^(?<key>[^:：|]{1,40}?)\s*(?:::?|：)\s*(?<value>\S.*)$/;
const HASHTAGS = /^(?:#[\p{L}\p{N}][\p{L}\p{N}_/-]*(?:\s+|$))+$/u;
const EMOJI = /^(?:(?:\p{Extended_Pictographic}|\u200d|\ufe0f)+\s*)+/u;
/** `;tags: quick soup` */
const TAGS_LINE = /^;\s*tags\s*:\s*(?<tags>\S.*)$/i;
const LONG_FIELDS: ReadonlySet<string | null> = new Set([null, "ingredients", "steps", "notes", "nutrition"]);

/** `Serves: 4`, `- **Source:** [Grandma](…)`, `| Prep | 10 min |`, `30 min · 4 servings`, `#soup`; empty for text. */
export function readProperty(line: string): Cell[] {
  const item = LIST_ITEM.exec(line)?.groups?.["text"] ?? line;
  if (HASHTAGS.test(item.trim())) return [{ column: "tags", field: "tags", text: item.trim() }];
  const text = plainInline(readTableRow(item) ?? item).replace(EMOJI, "");
  if (text === "" || text.length > 400) return [];
  const facts = parseFacts(text).flatMap(({ kind, value: fact }): Cell[] => {
    const field = LABEL_FIELDS[kind];
    return field === "name" ? [] : [{ column: kind, field, text: fact }];
  });
  if (facts.length > 1) return facts;
  const { key = "", value = "" } = KEY_AND_VALUE.exec(text)?.groups ?? {};
  const column = key ? toCell(key, value) : null;
  if (column && !LONG_FIELDS.has(column.field)) return [column];
  return facts;
}

/** `Tip: Freezes well.` or `Source: https://…` below the steps; null for a step. */
export function readRemark(line: string): Cell | null {
  if (LIST_ITEM.test(line)) return null;
  const tags = TAGS_LINE.exec(line)?.groups?.["tags"];
  if (tags) return { column: "tags", field: "tags", text: tags.trim().replace(/,?\s+/g, ", ") };
  const { key = "", value = "" } = KEY_AND_VALUE.exec(plainInline(line))?.groups ?? {};
  const cell = key ? toCell(key, value) : null;
  const isLink = (cell?.field === "source" || cell?.field === "link") && /^https?:/i.test(cell.text);
  return cell && (cell.field === "notes" || isLink) ? cell : null;
}

/** Front matter as cells of a table; unknown keys become extras. */
export function readMatter(fields: ReadonlyMap<string, string | string[]>): Cell[] {
  return [...fields].flatMap(([key, value]) => {
    const text = Array.isArray(value) ? value.join("\n") : value;
    return text === "" || NOT_KEPT.has(key) ? [] : [toCell(key, text)];
  });
}

function toCell(column: string, text: string): Cell {
  const [guess] = guessColumns([column], [[text]]);
  // `[Grandma](https://…)` was written out as `Grandma (https://…)`.
  const address =
    guess?.field === "source" || guess?.field === "link"
      ? /\((https?:\/\/[^()\s]+)\)$/.exec(text)?.[1]
      : null;
  return { column, field: guess?.field ?? null, text: address ?? text };
}

function readTableRow(text: string): string | null {
  const [key = "", value = "", ...more] =
    /^\|(.*)\|$/
      .exec(text.trim())?.[1]
      ?.split("|")
      .map((cell) => cell.trim()) ?? [];
  return key && value && more.length === 0 ? `${key.replace(/\**:?\**$/, "")}: ${value}` : null;
}
