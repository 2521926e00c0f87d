import { findIngredientShape } from "../../../../recipes/reading/plain-text/ingredient-shape.ts";
import { isOnlyPartName, type Part } from "../../../../recipes/text/part-words.ts";
import { LIST_ITEM, plainInline } from "./markdown-text.ts";
import { findHeadings, type MarkdownHeading } from "./split.ts";

export interface MarkdownSection {
  part: Part | "intro" | "other";
  title: string;
  lines: string[];
}

interface Walk {
  sections: MarkdownSection[];
  /** Of the heading that opened the current part. */
  level: number;
  /** “Dough” above its own “Ingredients” and “Steps”. */
  component: MarkdownHeading | null;
}

const BOLD = 7;

export function splitSections(lines: readonly string[]): MarkdownSection[] {
  const headings = findHeadings(lines);
  const walk: Walk = { sections: [{ part: "intro", title: "", lines: [] }], level: 0, component: null };
  let row = 0;
  for (const [at, heading] of headings.entries()) {
    addLines(walk, lines.slice(row, heading.row));
    row = heading.row;
    const below = lines.slice(heading.row + 1, headings[at + 1]?.row ?? lines.length);
    if (openSection(walk, heading, below))
      row = isUnderlined(lines, heading) ? heading.row + 2 : heading.row + 1;
  }
  addLines(walk, lines.slice(row));
  return walk.sections;
}

/** One by one, since a million arguments are too many. */
function addLines({ sections }: Walk, lines: readonly string[]): void {
  for (const line of lines) sections.at(-1)?.lines.push(line);
}

/** False if the heading is text of the current section. */
function openSection(walk: Walk, heading: MarkdownHeading, below: readonly string[]): boolean {
  const current = walk.sections.at(-1);
  const { part, text, level } = heading;
  if (walk.component && level <= walk.component.level) walk.component = null;
  if (part !== null && (level < BOLD || isOnlyPartName(text))) {
    const isOwn = part !== "ingredients" && part !== "steps" ? text : isOnlyPartName(text) ? "" : text;
    const title = isOwn || (part === "notes" ? "" : (walk.component?.text ?? ""));
    walk.sections.push({ part, title, lines: [] });
    walk.level = level;
    return true;
  }
  const isList = current?.part === "ingredients" || current?.part === "steps";
  // Steps know their own headings in bold.
  if (level === BOLD && current?.part !== "ingredients") return false;
  const isBelow = level > walk.level || (level === BOLD && walk.level === BOLD);
  if (current && isList && (isBelow || (current.part === "ingredients" && isIngredientList(below)))) {
    walk.sections.push({ part: current.part, title: text, lines: [] });
    return true;
  }
  walk.component = heading;
  walk.sections.push({ part: "other", title: text, lines: [] });
  return true;
}

function isIngredientList(lines: readonly string[]): boolean {
  const items = lines.flatMap((line) => LIST_ITEM.exec(line)?.groups?.["text"] ?? []);
  return items.some((item) => findIngredientShape(plainInline(item)) !== null);
}

function isUnderlined(lines: readonly string[], { row, level }: MarkdownHeading): boolean {
  return level <= 2 && !/^ {0,3}#/.test(lines[row] ?? "");
}
