import { isAside } from "./asides.ts";
import { ingredientShape } from "./ingredient-shape.ts";
import {
  beginsIngredients,
  beginsSteps,
  beginsStepsInIntro,
  isClosing,
  isStep,
  returnsToIngredients,
} from "./part-begins.ts";
import { partHeading, type PartHeading } from "./part-heading.ts";
import { isTitleOfIngredients, isTitleOfSteps, sectionTitle, takeTitleAbove } from "./section-title.ts";
import type { TextLine } from "./text-line.ts";
import { isAhead, newWalk, peekNext, now, open, type Section, type Walk } from "./walk.ts";

/** Splits text into parts by headings, or by the shape of its lines if it has none. */
export function splitSections(lines: TextLine[]): { sections: Section[]; facts: PartHeading[] } {
  const headings = lines.map(partHeading);
  const walk = newWalk(lines, headings);
  for (const [at, line] of lines.entries()) {
    walk.at = at;
    const heading = headings[at];
    if (heading) openPart(walk, heading, line);
    else take(walk, line);
  }
  return { sections: walk.sections, facts: walk.facts };
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

function take(walk: Walk, line: TextLine): void {
  const { part } = now(walk);
  if ((part === "ingredients" || part === "steps") && isAside(line)) {
    walk.sections.splice(-1, 0, { part: "notes", title: "", lines: [line] });
    return;
  }
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
  const next = peekNext(walk);
  const isOfSteps = mayEnd && next !== null && isStep(walk, next) && !ingredientShape(next.text);
  if (isOfSteps) walk.headed = false;
  open(walk, isOfSteps ? "steps" : "ingredients", sectionTitle(walk, line));
}

function takeInSteps(walk: Walk, line: TextLine): void {
  const next = peekNext(walk);
  const mayReturn = !walk.headed && !isAhead(walk, "ingredients");
  if (mayReturn && line.number === null && returnsToIngredients(line, next)) {
    open(walk, "ingredients", "");
    return void now(walk).lines.push(line);
  }
  if (!isTitleOfSteps(line, next)) return void now(walk).lines.push(line);
  const isOfIngredients =
    mayReturn && next !== null && next.number === null && ingredientShape(next.text) !== null;
  open(walk, isOfIngredients ? "ingredients" : "steps", sectionTitle(walk, line));
}
