import type { Note } from "../../../src/contract/recipes.ts";

export interface Footnote {
  mark: string;
  text: string;
}

/** After a word: "flour**". */
const MARK = /(?<=[\p{L}\p{N})])\s?(\*{1,4}|[†‡§¹²³])(?![\p{L}\p{N}*])/u;
const ALL_MARKS = new RegExp(MARK, "gu");
/** Not Markdown in bold, "**For the sauce**". */
const NOTE = /^\s*(\*{1,4}|[†‡§¹²³])\s?(?!.*\1\s*$)([^*\s].*)$/u;

export interface LineAndMarks {
  text: string;
  marks: string[];
}

export function takeMarks(line: string, footnotes: Footnote[]): LineAndMarks {
  const known = new Set(footnotes.map(({ mark }) => mark));
  const marks: string[] = [];
  const text = line.replace(ALL_MARKS, (all, mark: string) => {
    if (!known.has(mark)) return all;
    if (!marks.includes(mark)) marks.push(mark);
    return "";
  });
  return { text, marks };
}

/**
 * A mark counts if one text starts with it: several would be a list in Markdown.
 * @param texts where footnotes may be, besides the ingredients themselves: notes, steps
 */
export function findFootnotes(ingredients: string[], texts: string[]): Footnote[] {
  const marks = new Set(
    ingredients.flatMap((line) => [...line.matchAll(ALL_MARKS)].map(([, mark]) => mark ?? "")),
  );
  const notes = [...ingredients, ...texts.flatMap((text) => text.split("\n"))].flatMap((line) => {
    const note = readFootnote(line);
    return note && marks.has(note.mark) ? [note] : [];
  });
  const byMark = Map.groupBy(notes, ({ mark }) => mark);
  return [...byMark.values()].flatMap(([first, ...others]) =>
    first && others.every(({ text }) => text === first.text) ? [first] : [],
  );
}

export function isFootnote(line: string, footnotes: Footnote[]): boolean {
  const note = readFootnote(line);
  return note !== null && footnotes.some(({ mark, text }) => mark === note.mark && text === note.text);
}

/** Notes that only hold footnotes are shown with the ingredients. */
export function withoutFootnotes(notes: Note[], footnotes: Footnote[]): Note[] {
  const isUsed = ({ title, text }: Note) => {
    const lines = text.split("\n").filter((line) => line.trim());
    return !title.trim() && lines.length > 0 && lines.every((line) => isFootnote(line, footnotes));
  };
  return notes.filter((note) => !isUsed(note));
}

function readFootnote(line: string): Footnote | null {
  const [, mark, text] = NOTE.exec(line) ?? [];
  return mark && text ? { mark, text: text.trim() } : null;
}
