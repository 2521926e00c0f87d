import type { IngredientGroup, Instruction, Note } from "../../../contract/recipes.ts";
import { foldLine } from "../../../ingredients/correct-line.ts";
import { readNamedStep } from "../reading/recipe-text.ts";
import { type CooklangMark, readListed, replaceMarks, unescapeSigns, writeLine } from "./cooklang-marks.ts";

export interface CooklangBody {
  groups: IngredientGroup[];
  steps: Instruction[];
  tools: string[];
  notes: Note[];
  comments: string[];
  /** Metadata from `>> key: value` lines. */
  metadata: [key: string, value: string][];
  /** Paths of other recipes, as written. */
  links: string[];
  /** Where each paragraph is, since names of pictures count them. A list of ingredients is no step of its own. */
  places: { section: number; step: number | null }[];
}

interface Reading extends CooklangBody {
  /** The last line of each ingredient, by its folded name. */
  lines: Map<string, string>;
  title: string;
  section: number;
}

const SECTION = /^=+\s*(?<title>[^=].*?)?\s*=*$/;
const METADATA = /^>>\s*(?<key>[^:]{1,80}?)\s*:\s*(?<value>.*)$/;
const NUMBERED = /^\d{1,2}[.)]\s+(?=\S)/;
const LINE_COMMENT = /(?:^|(?<=\s))--(.*)$/;

export function readCooklangBody(text: string): CooklangBody {
  const comments: string[] = [];
  const keepComment = (_: string, comment: string) => {
    if (comment.trim()) comments.push(comment.trim());
    return "";
  };
  const rows = withoutBlockComments(text, keepComment).split(/\r\n?|\n/);
  const reading: Reading = {
    groups: [{ title: "", items: [] }],
    steps: [],
    tools: [],
    notes: [],
    comments,
    metadata: [],
    links: [],
    places: [],
    lines: new Map(),
    title: "",
    section: 0,
  };
  let paragraph: string[] = [];
  const endParagraph = () => {
    if (paragraph.length > 0) readParagraph(paragraph, reading);
    paragraph = [];
  };
  for (const row of rows) {
    const line = row.replace(LINE_COMMENT, keepComment).trim();
    // A line with nothing but a comment doesn't end a paragraph.
    if (line === "" && row.trim() !== "") continue;
    const metadata = METADATA.exec(line)?.groups;
    const section = SECTION.exec(line);
    if (line === "" || metadata || section || isNote(line) !== isNote(paragraph.at(-1) ?? line))
      endParagraph();
    if (metadata) reading.metadata.push([metadata["key"] ?? "", metadata["value"] ?? ""]);
    else if (section) openSection(section.groups?.["title"] ?? "", reading);
    else if (line) paragraph.push(line);
  }
  endParagraph();
  keepBareTitle(reading);
  return reading;
}

/** A regular expression would scan the whole text for each unclosed comment. */
function withoutBlockComments(text: string, keep: (whole: string, comment: string) => string): string {
  let shown = "";
  let at = 0;
  for (;;) {
    const start = text.indexOf("[-", at);
    const end = start === -1 ? -1 : text.indexOf("-]", start + 2);
    if (end === -1) return shown + text.slice(at);
    shown += text.slice(at, start) + keep("", text.slice(start + 2, end));
    at = end + 2;
  }
}

const isNote = (line: string) => /^>(?!>)/.test(line);

function openSection(title: string, reading: Reading): void {
  keepBareTitle(reading);
  reading.section++;
  reading.title = title;
  reading.groups.push({ title, items: [] });
}

/** A section without ingredients and steps has only its title. */
function keepBareTitle({ title, groups, notes }: Reading): void {
  if (title && groups.at(-1)?.items.length === 0) notes.push({ title: "", text: title });
}

function readParagraph(rows: string[], reading: Reading): void {
  if (rows.every(isNote)) {
    reading.notes.push(readNote(rows.map((row) => row.replace(/^>\s*/, ""))));
    return;
  }
  const listed = rows.map(readListed);
  if (listed.every((mark) => mark !== null)) {
    listed.forEach((mark) => addLine(mark, reading));
    reading.places.push({ section: reading.section, step: null });
    return;
  }
  for (const step of splitNumbered(rows)) readStep(step, reading);
}

/** Many number their steps without empty lines between. */
function splitNumbered(rows: string[]): string[][] {
  const starts = rows.flatMap((row, at) => (NUMBERED.test(row) ? [at] : []));
  if (starts.length < 2) return [rows];
  return [...new Set([0, ...starts])].map((start, at, all) =>
    rows.slice(start, all[at + 1]).map((row) => row.replace(NUMBERED, "")),
  );
}

function readStep(rows: string[], reading: Reading): void {
  const used: string[] = [];
  const written = rows
    .map((row) => (row.endsWith("\\") ? `${row.slice(0, -1).trimEnd()}\n` : `${row} `))
    .join("");
  const text = replaceMarks(written, (mark) => readMark(mark, written, used, reading));
  const step: Instruction = readNamedStep(unescapeSigns(text.replace(/[^\S\n]+/g, " ").trim()));
  if (used.length > 0) step.ingredients = used;
  if (reading.title) step.title = reading.title;
  reading.title = "";
  reading.places.push({ section: reading.section, step: reading.steps.length });
  reading.steps.push(step);
}

/** A first line in bold is the title. */
function readNote(rows: string[]): Note {
  const [, title = ""] = /^\*\*([^*]+)\*\*$/.exec(rows[0] ?? "") ?? [];
  const text = rows.slice(title ? 1 : 0).join("\n");
  const plain = replaceMarks(text, ({ shown, amount, unit }) => shown || joinWords(amount, unit));
  return { title, text: unescapeSigns(plain) };
}

function readMark(mark: CooklangMark, step: string, used: string[], reading: Reading): string {
  if (mark.sign === "~") return writeTimer(mark, step);
  if (mark.sign === "#") addTool(mark, reading.tools);
  else if (!mark.isHidden) takeIngredient(mark, used, reading);
  return mark.shown;
}

/** A mention without an amount refers to an earlier line. */
function takeIngredient(mark: CooklangMark, used: string[], reading: Reading): void {
  const key = foldLine(mark.name);
  const known = reading.lines.get(key);
  const isMention = known !== undefined && mark.amount === "" && mark.remark === "";
  const line = isMention ? known : addLine(mark, reading);
  if (!isMention || !used.includes(line)) used.push(line);
}

function addLine(mark: CooklangMark, reading: Reading): string {
  const line = writeLine(mark);
  reading.groups.at(-1)?.items.push(line);
  reading.lines.set(foldLine(mark.name), line);
  if (mark.path !== null) reading.links.push(mark.path);
  return line;
}

function addTool({ name, amount }: CooklangMark, tools: string[]): void {
  const tool = amount === "" || amount === "1" ? name : `${amount} ${name}`;
  if (!tools.some((one) => foldLine(one) === foldLine(tool))) tools.push(tool);
}

/** Omits the name if the step already contains it: “Bake for ~baking{40%minutes}”. */
function writeTimer({ name, amount, unit }: CooklangMark, step: string): string {
  const time = joinWords(amount, unit);
  if (time === "" || name === "") return time || name;
  const said = foldLine(step.replaceAll(`~${name}`, ""));
  return said.includes(foldLine(name).slice(0, 3)) ? time : `${time} (${name})`;
}

function joinWords(...words: string[]): string {
  return words.filter(Boolean).join(" ");
}
