import { knownStart } from "../known-start.ts";
import type { Part } from "../scraper/words.ts";
import { ingredientShape } from "./ingredient-shape.ts";
import { partHeading, standsOut, type PartHeading } from "./part-heading.ts";
import { CLOSINGS, FOR_PART } from "./plain-text-words.ts";
import { cookingEvidence, isSentence } from "./sentences.ts";
import { isNumberedInline } from "./steps.ts";
import type { TextLine } from "./text-lines.ts";

/** Lines that belong together, and what they are. */
export interface Section {
  part: Part | "intro";
  /** A heading over them; empty for the first of a part. */
  title: string;
  lines: TextLine[];
}

/** No heading inside a part is longer, in characters. */
const MOST_HEADING = 50;
const MOST_HEADING_WORDS = 6;
/** A letter ends within its last lines. */
const LAST_LINES = 4;
/** A line of so many words, behind an empty line, tells what to do. */
const STEP_WORDS_FEWEST = 4;

/** The text divided into its parts, by its headings, and where it has none by the shape of its lines. */
export function sectionsOf(lines: TextLine[]): { sections: Section[]; facts: PartHeading[] } {
  const headings = lines.map(partHeading);
  const walk: Walk = { lines, headings, sections: [], facts: [], at: 0, headed: false, beforeNote: null };
  open(walk, "intro", "");
  for (const [at, line] of lines.entries()) {
    walk.at = at;
    const heading = headings[at];
    if (heading) openPart(walk, heading, line);
    else take(walk, line);
  }
  return { sections: walk.sections, facts: walk.facts };
}

/** Where the reading is in the text, and what it has seen. */
interface Walk {
  lines: TextLine[];
  headings: (PartHeading | null)[];
  sections: Section[];
  /** Headings that tell a yield or a time. */
  facts: PartHeading[];
  at: number;
  /** Whether a heading opened the part that the reading is in. */
  headed: boolean;
  /** The part that goes on behind a note of one line. */
  beforeNote: { part: Section["part"]; headed: boolean } | null;
}

function now(walk: Walk): Section {
  return walk.sections.at(-1) ?? { part: "intro", title: "", lines: [] };
}

/** The next line, unless it opens another part. */
function nextOf(walk: Walk): TextLine | null {
  return walk.headings[walk.at + 1] ? null : (walk.lines[walk.at + 1] ?? null);
}

function openPart(walk: Walk, heading: PartHeading, line: TextLine): void {
  if (heading.fact) walk.facts.push(heading);
  const before = { part: now(walk).part, headed: walk.headed };
  const isNote = heading.part !== "ingredients" && heading.part !== "steps";
  walk.beforeNote = isNote && heading.inline ? before : null;
  walk.headed = true;
  open(walk, heading.part, isNote ? heading.title : heading.section);
  if (heading.inline) now(walk).lines.push({ ...line, text: heading.inline, bullet: null, heading: false });
}

function open(walk: Walk, part: Section["part"], title: string): void {
  walk.sections.push({ part, title, lines: [] });
}

function take(walk: Walk, line: TextLine): void {
  if (isClosing(walk, line)) {
    open(walk, "intro", "");
    walk.headed = true;
  }
  if (walk.beforeNote && (line.afterGap || line.number !== null)) {
    walk.headed = walk.beforeNote.headed;
    open(walk, walk.beforeNote.part, "");
    walk.beforeNote = null;
  }
  if (now(walk).part === "intro") takeInIntro(walk, line);
  else if (now(walk).part === "ingredients") takeInIngredients(walk, line);
  else if (now(walk).part === "steps") takeInSteps(walk, line);
  else now(walk).lines.push(line);
}

function takeInIntro(walk: Walk, line: TextLine): void {
  const isOver = walk.sections.length > 1 && walk.headed;
  if (isOver) return void now(walk).lines.push(line);
  if (!isAhead(walk, "ingredients") && beginsIngredients(walk, line)) {
    open(walk, "ingredients", takeTitleAbove(walk));
  } else if (!isAhead(walk, "steps") && beginsStepsInIntro(walk, line)) {
    open(walk, "steps", "");
  }
  now(walk).lines.push(line);
}

function takeInIngredients(walk: Walk, line: TextLine): void {
  const mayEnd = !isAhead(walk, "steps");
  if (mayEnd && beginsSteps(walk, line)) {
    walk.headed = false;
    open(walk, "steps", "");
    return takeInSteps(walk, line);
  }
  if (!isTitleOfIngredients(walk, line)) return void now(walk).lines.push(line);
  const next = nextOf(walk);
  const isOfSteps = mayEnd && next !== null && isStep(walk, next) && !ingredientShape(next.text);
  if (isOfSteps) walk.headed = false;
  open(walk, isOfSteps ? "steps" : "ingredients", titleOf(walk, line));
}

function takeInSteps(walk: Walk, line: TextLine): void {
  const next = nextOf(walk);
  const mayReturn = !walk.headed && !isAhead(walk, "ingredients");
  if (mayReturn && line.number === null && returnsToIngredients(line, next)) {
    open(walk, "ingredients", "");
    return void now(walk).lines.push(line);
  }
  if (!isTitleOfSteps(line, next)) return void now(walk).lines.push(line);
  const isOfIngredients =
    mayReturn && next !== null && next.number === null && ingredientShape(next.text) !== null;
  open(walk, isOfIngredients ? "ingredients" : "steps", titleOf(walk, line));
}

/** Titles right below each other are one. */
function titleOf(walk: Walk, line: TextLine): string {
  const title = line.text.replace(/\s*[:：]$/, "");
  const isEmpty = now(walk).lines.length === 0 && now(walk).title !== "";
  if (!isEmpty) return title;
  const above = walk.sections.pop();
  return `${above?.title ?? ""} – ${title}`;
}

function isAhead(walk: Walk, part: Part): boolean {
  return lastHeading(walk, part) > walk.at;
}

function lastHeading(walk: Walk, part: Part): number {
  return walk.headings.findLastIndex((heading) => heading?.part === part);
}

function isClosing(walk: Walk, line: TextLine): boolean {
  if (
    now(walk).part === "intro" ||
    walk.at < walk.lines.length - LAST_LINES ||
    line.text.length > MOST_HEADING
  )
    return false;
  return (
    line.bullet === null &&
    line.number === null &&
    knownStart(line.text, CLOSINGS) !== null &&
    !ingredientShape(line.text)
  );
}

function beginsIngredients(walk: Walk, line: TextLine): boolean {
  const shape = ingredientShape(line.text);
  const next = nextOf(walk);
  if (line.number !== null && (shape !== "sure" || isSentence(line.text))) return false;
  if (shape === "sure") return true;
  const nextShape = next ? ingredientShape(next.text) : null;
  const isFirst = walk.at === 0 && next?.afterGap === true;
  if (shape === "likely")
    return (
      !isFirst &&
      (nextShape !== null || line.bullet === "mark" || (now(walk).lines.length > 0 && line.afterGap))
    );
  if (line.bullet !== "mark" || isSentence(line.text)) return false;
  return next?.bullet === "mark" && !isSentence(next.text);
}

/** A heading right above the first ingredient belongs to them, unless it names the recipe. */
function takeTitleAbove(walk: Walk): string {
  const above = now(walk).lines.at(-1);
  if (!above || above.bullet === "mark" || above.number !== null) return "";
  const isFor = isForPart(above);
  const isSecond = now(walk).lines.length > 1 && standsOut(above) && !isSentence(above.text);
  if (!isFor && !isSecond) return "";
  now(walk).lines.pop();
  return above.text.replace(/\s*[:：]$/, "");
}

function beginsStepsInIntro(walk: Walk, line: TextLine): boolean {
  if (line.number !== null) {
    const isFollowed = walk.lines
      .slice(walk.at + 1, walk.at + 6)
      .some(({ number }) => number === (line.number ?? 0) + 1);
    return isFollowed || isNumberedInline(line);
  }
  return line.bullet === "mark" && isSentence(line.text) && cookingEvidence(line.text) > 0;
}

/** Whether the ingredients end here, told by the line alone. */
function beginsSteps(walk: Walk, line: TextLine): boolean {
  if (isStep(walk, line)) return true;
  if (!line.afterGap || line.bullet === "mark" || standsOut(line) || isForPart(line)) return false;
  const block = blockFrom(walk, walk.at);
  if (block.some(({ text, bullet }) => bullet === "mark" || ingredientShape(text))) return false;
  return block.some(({ text }) => text.split(" ").length >= STEP_WORDS_FEWEST || cookingEvidence(text) > 0);
}

function isStep(walk: Walk, line: TextLine): boolean {
  const shape = ingredientShape(line.text);
  if (line.number !== null) {
    const listIsNumbered =
      now(walk).part === "ingredients" && now(walk).lines.some(({ number }) => number !== null);
    return isSentence(line.text) || (shape !== "sure" && (!listIsNumbered || line.number === 1));
  }
  return shape === null && isSentence(line.text);
}

function returnsToIngredients(line: TextLine, next: TextLine | null): boolean {
  if (isSentence(line.text) || ingredientShape(line.text) !== "sure") return false;
  return (
    next !== null && next.number === null && ingredientShape(next.text) !== null && !isSentence(next.text)
  );
}

function blockFrom(walk: Walk, start: number): TextLine[] {
  const end = walk.lines.findIndex((line, at) => at > start && (line.afterGap || walk.headings[at]));
  return walk.lines.slice(start, end < 0 ? undefined : end);
}

function isTitleOfIngredients(walk: Walk, line: TextLine): boolean {
  const next = nextOf(walk);
  if (!next || line.bullet === "mark" || line.number !== null || !isShort(line.text)) return false;
  if (ingredientShape(line.text) && !line.heading) return false;
  if (standsOut(line)) return true;
  if (isForPart(line) && !next.afterGap && !ingredientShape(line.text)) return true;
  if (next.bullet === "mark") return now(walk).lines.every(({ bullet }) => bullet === "mark");
  return line.afterGap && !next.afterGap && ingredientShape(next.text) !== null;
}

function isTitleOfSteps(line: TextLine, next: TextLine | null): boolean {
  if (!next || line.bullet === "mark" || line.number !== null || !isShort(line.text) || isSentence(line.text))
    return false;
  if (standsOut(line) || next.number === 1) return true;
  return isForPart(line) && line.afterGap && !next.afterGap;
}

function isShort(text: string): boolean {
  return text.length <= MOST_HEADING && text.split(" ").length <= MOST_HEADING_WORDS;
}

/** “For the dough”, with or without a colon. */
function isForPart(line: TextLine): boolean {
  const found = knownStart(line.text, FOR_PART);
  return found !== null && found.rest.trim() !== "" && isShort(line.text) && !isSentence(line.text);
}
