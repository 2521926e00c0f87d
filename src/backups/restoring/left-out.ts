import type { ArchiveOutcome } from "../../archive-imports/archive-import.ts";
import { isMended, TEXT_MENDED } from "../../recipe-migrations/mended-text.ts";

type Notice = NonNullable<ArchiveOutcome["notice"]>;

/** A value of an archive that cannot be taken as it is. */
export interface LeftOut {
  /** What it is called there, and what it says. */
  value: string;
  /** A sentence of its own, where it is the only one. */
  notice?: Notice | undefined;
}

/** What to tell of a row whose letters were broken. */
export function brokenLetters(row: object): LeftOut[] {
  return isMended(row) ? [{ value: "text", notice: TEXT_MENDED }] : [];
}

/** Values are told in short: whatever somebody put into an archive must not fill the report. */
const MOST_CHARACTERS = 60;
const MOST_VALUES = 10;

/** The note in the report about what did not come along; none where everything did. */
export function noteLeftOut(all: LeftOut[]): { notice?: Notice } {
  const [first, ...others] = all;
  if (!first) return {};
  if (first.notice && others.length === 0) return { notice: first.notice };
  const values = all.slice(0, MOST_VALUES).map(({ value }) => shorten(value));
  if (all.length > MOST_VALUES) values.push("…");
  return { notice: { code: "archive-values-not-taken", params: { values: values.join(", ") } } };
}

function shorten(text: string): string {
  const visible = text.replaceAll(/\p{C}/gu, "�");
  return visible.length > MOST_CHARACTERS ? `${visible.slice(0, MOST_CHARACTERS - 1)}…` : visible;
}
