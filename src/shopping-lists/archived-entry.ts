import { nullableText, toFields, toText, type Fields } from "../archiving/lenient-values.ts";
import { getNumber, getValue, isTrue, toRows } from "../archiving/row-values.ts";
import { isDay } from "../contract/days.ts";
import type { Adjustment, Entry, EntrySource } from "../contract/shopping-sync.ts";
import { NAME_MOST } from "../contract/rules.ts";
import { SHOPPING_ID, SHOPPING_MOST, SHOPPING_PICTURE, SHOPPING_TEXT } from "../contract/shopping-rules.ts";

const ID = new RegExp(SHOPPING_ID);
const TEXT = new RegExp(SHOPPING_TEXT);
const PICTURE = new RegExp(SHOPPING_PICTURE);

export function toEntryRow(entry: Entry): object {
  const { id, text, language, region, source, note, checked, picture, adjustments, gone, version } = entry;
  const names = { at_home: entry.atHome, added_by: entry.addedBy };
  return { id, text, language, region, source, ...names, note, checked, picture, adjustments, gone, version };
}

/** @returns null for a row that isn't an entry; otherwise also what's too long or not valid */
export function readEntry(row: Fields): { entry: Entry; leftOut: string[] } | null {
  const id = toText(row["id"]);
  const text = toText(row["text"]);
  const version = getNumber(row, "version") ?? 0;
  if (!ID.test(id) || !TEXT.test(text) || text.length > SHOPPING_MOST.characters || version < 0) return null;
  const note = toText(row["note"]);
  const picture = nullableText(row["picture"]);
  const isPicture =
    picture !== null && picture.length <= SHOPPING_MOST.pictureCharacters && PICTURE.test(picture);
  const entry = {
    id,
    text,
    language: toText(row["language"]).slice(0, SHOPPING_MOST.language),
    region: toText(row["region"]).slice(0, SHOPPING_MOST.region),
    source: readSource(row),
    atHome: isTrue(row, "atHome"),
    note: note.slice(0, SHOPPING_MOST.characters),
    addedBy: toText(getValue(row, "addedBy")).slice(0, NAME_MOST),
    checked: readCheck(row),
    picture: isPicture ? picture : null,
    adjustments: toRows(row["adjustments"])
      .map(readAdjustment)
      .filter((one) => one !== null)
      .slice(0, SHOPPING_MOST.adjustments),
    gone: nullableText(row["gone"]) || null,
    version,
    edits: {},
  };
  const leftOut = [
    ...(note === entry.note ? [] : [note]),
    ...(picture === entry.picture ? [] : [`picture of “${text}”`]),
  ];
  return { entry, leftOut };
}

function readCheck(row: Fields): Entry["checked"] {
  const checked = toFields(row["checked"]);
  if (!checked) return null;
  const by = toText(checked["by"]).slice(0, NAME_MOST);
  return { by, version: Math.max(0, getNumber(checked, "version") ?? 0) };
}

function readSource(row: Fields): EntrySource | null {
  const source = toFields(row["source"]);
  if (!source) return null;
  const day = toText(source["day"]);
  return {
    slug: toText(source["slug"]).slice(0, SHOPPING_MOST.characters),
    name: toText(source["name"]).slice(0, SHOPPING_MOST.characters),
    servings: toText(source["servings"]).slice(0, SHOPPING_MOST.servings),
    day: isDay(day) ? day : null,
  };
}

function readAdjustment({ measure, kind, value }: Fields): Adjustment | null {
  if (measure !== "weight" && measure !== "volume" && measure !== "count") return null;
  if (typeof value !== "number" || !(Math.abs(value) <= SHOPPING_MOST.amount)) return null;
  const unit = nullableText(kind);
  return { measure, kind: unit === null ? null : unit.slice(0, SHOPPING_MOST.kind), value };
}
