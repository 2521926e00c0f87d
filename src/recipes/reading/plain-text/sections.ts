import { isAside } from "./asides.ts";
import { findIngredientShape } from "./ingredient-shape.ts";
import {
  beginsIngredients,
  beginsSteps,
  beginsStepsInIntro,
  isClosing,
  isStep,
  returnsToIngredients,
} from "./part-begins.ts";
import { parsePartHeading, type PartHeading } from "./part-heading.ts";
import {
  isTitleAlone,
  isTitleOfIngredients,
  isTitleOfSteps,
  makeSectionTitle,
  takeComponentAbove,
  takeTitleAbove,
} from "./section-title.ts";
import { isSentence } from "./sentences.ts";
import { parseToolNote } from "./tool-note.ts";
import type { TextLine } from "./text-line.ts";
import {
  getBlock,
  hasSeveral,
  isAhead,
  newWalk,
  peekNext,
  getSection,
  openSection,
  type Section,
  type Walk,
} from "./walk.ts";

const MAX_TOOL_LINES = 10;

export function splitSections(lines: TextLine[]): { sections: Section[]; facts: PartHeading[] } {
  const headings = lines.map(
    (line, at) => parseToolNote(line, getLinesBelow(lines, at)) ?? parsePartHeading(line),
  );
  const walk = newWalk(lines, headings);
  for (const [at, line] of lines.entries()) {
    walk.at = at;
    const heading = headings[at];
    if (heading) openPart(walk, heading, line);
    else take(walk, line);
  }
  return { sections: walk.sections, facts: walk.facts };
}

/** Up to an empty line. */
function getLinesBelow(lines: TextLine[], at: number): TextLine[] {
  const below = lines.slice(at + 1, at + 1 + MAX_TOOL_LINES);
  const gap = below.findIndex(({ afterGap }) => afterGap);
  return gap < 0 ? below : below.slice(0, gap);
}

function openPart(walk: Walk, heading: PartHeading, line: TextLine): void {
  if (heading.fact) walk.facts.push(heading);
  const before = { part: getSection(walk).part, headed: walk.headed };
  const isNote = heading.part !== "ingredients" && heading.part !== "steps";
  walk.beforeNote = isNote && (heading.inline || heading.isAside) ? before : null;
  walk.headed = true;
  openSection(walk, heading.part, isNote ? heading.title : findSectionTitle(walk, heading));
  if (heading.inline)
    getSection(walk).lines.push({ ...line, text: heading.inline, bullet: null, heading: false });
}

function findSectionTitle(walk: Walk, { part, section }: PartHeading): string {
  if (section) return section;
  if (part === "ingredients") walk.component = takeComponentAbove(walk);
  else if (!hasSeveral(walk, "steps")) return "";
  return walk.component;
}

function take(walk: Walk, line: TextLine): void {
  const { part } = getSection(walk);
  if ((part === "ingredients" || part === "steps") && isAside(line)) {
    walk.sections.splice(-1, 0, { part: "notes", title: "", lines: [line] });
    return;
  }
  if (isClosing(walk, line)) {
    openSection(walk, "intro", "");
    walk.headed = true;
  }
  if (walk.beforeNote && (line.afterGap || line.number !== null)) {
    walk.headed = walk.beforeNote.headed;
    openSection(walk, walk.beforeNote.part, "");
    walk.beforeNote = null;
  }
  if (getSection(walk).part === "intro") takeInIntro(walk, line);
  else if (getSection(walk).part === "ingredients") takeInIngredients(walk, line);
  else if (getSection(walk).part === "steps") takeInSteps(walk, line);
  else getSection(walk).lines.push(line);
}

function takeInIntro(walk: Walk, line: TextLine): void {
  const isOver = walk.sections.length > 1 && walk.headed;
  if (isOver) return void getSection(walk).lines.push(line);
  if (!isAhead(walk, "ingredients") && beginsIngredients(walk, line)) {
    openSection(walk, "ingredients", takeTitleAbove(walk));
  } else if (!isAhead(walk, "steps") && beginsStepsInIntro(walk, line)) {
    openSection(walk, "steps", "");
  }
  getSection(walk).lines.push(line);
}

function takeInIngredients(walk: Walk, line: TextLine): void {
  const mayEnd = !isAhead(walk, "steps");
  if (mayEnd && beginsSteps(walk, line)) {
    walk.headed = false;
    const hasOwnSteps = walk.sections.some(({ part }) => part === "steps");
    openSection(walk, "steps", hasOwnSteps ? walk.component : "");
    return takeInSteps(walk, line);
  }
  if (!isTitleOfIngredients(walk, line)) return void getSection(walk).lines.push(line);
  const next = peekNext(walk);
  const isOfSteps = mayEnd && next !== null && isStep(walk, next) && !findIngredientShape(next.text);
  if (isOfSteps) walk.headed = false;
  openSection(walk, isOfSteps ? "steps" : "ingredients", makeSectionTitle(walk, line));
}

function takeInSteps(walk: Walk, line: TextLine): void {
  const next = peekNext(walk);
  const mayReturn = !walk.headed && !isAhead(walk, "ingredients");
  if (mayReturn && line.number === null && returnsToIngredients(line, next)) {
    openSection(walk, "ingredients", "");
    return void getSection(walk).lines.push(line);
  }
  if (isAboveList(walk, line)) {
    walk.headed = false;
    walk.component = makeSectionTitle(walk, line);
    return openSection(walk, "ingredients", walk.component);
  }
  if (!isTitleOfSteps(line, next)) return void getSection(walk).lines.push(line);
  const isOfIngredients =
    mayReturn && next !== null && next.number === null && findIngredientShape(next.text) !== null;
  openSection(walk, isOfIngredients ? "ingredients" : "steps", makeSectionTitle(walk, line));
}

/** “Dressing” among the steps, and its ingredients below it. */
function isAboveList(walk: Walk, line: TextLine): boolean {
  if (peekNext(walk) === null || !isTitleAlone(line)) return false;
  const block = getBlock(walk, walk.at + 1);
  const shapes = block.map(({ text, number }) =>
    number === null && !isSentence(text) ? findIngredientShape(text) : null,
  );
  return shapes.length > 1 && shapes.includes("sure") && !shapes.includes(null);
}
