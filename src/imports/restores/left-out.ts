import type { LeftOut, Notice } from "../../archiving/archive-list.ts";
import { storeNotices, type ArchiveOutcome } from "../archives/archive-import.ts";
import { isRepaired, TEXT_REPAIRED } from "../archives/repair-text.ts";

export function listRepairedTexts(row: object): LeftOut[] {
  return isRepaired(row) ? [{ notice: TEXT_REPAIRED }] : [];
}

/** Long values from an archive must not fill the report. */
const MAX_CHARACTERS = 60;
const MAX_VALUES = 10;

export function noteLeftOut(all: LeftOut[]): Pick<ArchiveOutcome, "notice" | "otherNotices"> {
  const notices = all.flatMap((one) => ("notice" in one ? [one.notice] : []));
  const values = all.flatMap((one) => ("value" in one ? [shorten(one.value)] : []));
  return storeNotices([...notices, values.length > 0 ? listValues(values) : undefined]);
}

function listValues(all: string[]): Notice {
  const values = all.length > MAX_VALUES ? [...all.slice(0, MAX_VALUES), "…"] : all;
  return { code: "archive-values-not-taken", params: { values } };
}

function shorten(text: string): string {
  const visible = text.replaceAll(/\p{C}/gu, "�");
  return visible.length > MAX_CHARACTERS ? `${visible.slice(0, MAX_CHARACTERS - 1)}…` : visible;
}
