import { plainLine } from "../../text/text.ts";

/** Ends a heading inside a list item; becomes a colon if something follows. */
const HEADING_END = "\ue000";
const END_CHARACTERS = 16;
const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;

/** The numbers count characters. */
export interface OpenLine {
  markup: string;
  /** The last characters; taking them from the growing markup would be quadratic. */
  end: string;
  bold: number;
  link: number;
  all: number;
}

export const createLine = (): OpenLine => ({ markup: "", end: "", bold: 0, link: 0, all: 0 });

/** Text nodes are decoded already, and must not become markup again. */
export function addText(text: string, where: { bold: boolean; link: boolean }, now: OpenLine): void {
  const visible = text.trim().length;
  if (visible === 0) return addSpace(now);
  now.markup += /[&<]/.test(text) ? text.replace(/&/g, "&amp;").replace(/</g, "&lt;") : text;
  now.end = (text.length < END_CHARACTERS ? now.end + text : text).slice(-END_CHARACTERS);
  now.all += visible;
  if (where.bold) now.bold += visible;
  if (where.link) now.link += visible;
}

export function addSpace(now: OpenLine): void {
  if (now.markup === "") return;
  now.markup += " ";
  now.end = `${now.end} `.slice(-END_CHARACTERS);
}

export function endHeading(now: OpenLine): void {
  if (endsInWord(now.markup.trimEnd())) now.markup += ` ${HEADING_END}`;
}

export function endsInWord(text: string): boolean {
  return ENDS_IN_WORD.test(text.slice(-2));
}

export function stripMarkup(markup: string): string {
  const plain = plainLine(markup);
  if (!plain.includes(HEADING_END)) return plain;
  return plain.replace(/\s*\ue000$/, "").replace(/\s*\ue000/g, ":");
}
