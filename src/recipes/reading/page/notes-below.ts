import type { Note } from "../../../contract/recipes.ts";
import { isClutter, isPromotion } from "./clutter.ts";
import { isHeading } from "./line-heading.ts";
import type { PageLine } from "./page-lines.ts";
import { isOnlyPartName, partOfHeading } from "../../text/part-words.ts";

const MIN_COMPARED_CHARACTERS = 8;
const MAX_LINES = 20;
const MAX_LINE_CHARACTERS = 1000;
const MAX_NOTES = 5;

/** Finds lines directly below the steps, under headings like “Serving suggestions”. */
export function findNotesBelow(steps: string[], lines: PageLine[]): Note[] {
  const last = steps.at(-1) ?? "";
  const isLast = ({ text, part }: PageLine) =>
    part !== "noise" &&
    text.length >= MIN_COMPARED_CHARACTERS &&
    (last.endsWith(text) || (last.length >= MIN_COMPARED_CHARACTERS && text.endsWith(last)));
  const notes: Note[] = [];
  let at = lines.findLastIndex(isLast) + 1;
  while (at > 0 && notes.length < MAX_NOTES) {
    const heading = lines[at];
    if (!heading || !opensNotes(heading)) break;
    const below = lines.slice(at + 1, at + 1 + MAX_LINES);
    const end = below.findIndex((line) => !belongsTo(heading, line));
    const body = below.slice(0, end < 0 ? undefined : end);
    const said = body.map(({ text }) => text).filter((text) => !isClutter(text) && !isPromotion(text));
    if (/[:：]$/.test(said.at(-1) ?? "")) said.pop();
    if (said.length === 0) break;
    notes.push({ title: heading.text.replace(/\s*[:：]$/, ""), text: said.join("\n") });
    at += 1 + body.length;
  }
  return notes;
}

function opensNotes(line: PageLine): boolean {
  if (line.part === "noise" || !isHeading(line)) return false;
  return isOnlyPartName(line.text) && partOfHeading(line.text) === "notes";
}

/** Checks for paragraphs and lists beside the heading. */
function belongsTo({ block }: PageLine, line: PageLine): boolean {
  if (line.part === "noise" || line.link || line.level > 0 || line.bold || line.titled) return false;
  if (line.text.length > MAX_LINE_CHARACTERS) return false;
  const { parent } = line.block;
  return line.block === block || parent === block.parent || parent?.parent === block.parent;
}
