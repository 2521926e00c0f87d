import { isComponent } from "../../../../recipes/reading/plain-text/dish-name.ts";
import { isOnlyPartName, type Part, partOfHeading } from "../../../../recipes/text/part-words.ts";
import { HEADING, plainInline } from "./markdown-text.ts";

export interface MarkdownPart {
  /** As written; empty if only the file has a name. */
  title: string;
  /** Below the title. */
  lines: string[];
  /** The heading above several recipes. */
  category: string;
}

export interface MarkdownHeading {
  row: number;
  /** 7 for a line in bold. */
  level: number;
  text: string;
  part: Part | null;
  /** “Ingredients” and “Steps”, but not “Three-step cake”. */
  isPart: boolean;
  /** Its position among the headings. */
  at: number;
}

const BOLD_LINE = /^\s*(?:\*\*|__)([^*_]{1,80}?)(?:\*\*|__)(?:\s*:)?\s*$/;
const FENCE = /^\s*(?:```|~~~)/;

export function findHeadings(lines: readonly string[]): MarkdownHeading[] {
  const headings: MarkdownHeading[] = [];
  let isCode = false;
  for (const [row, line] of lines.entries()) {
    if (FENCE.test(line)) isCode = !isCode;
    const heading = isCode ? undefined : HEADING.exec(line)?.groups;
    const bold = heading || isCode ? undefined : BOLD_LINE.exec(line)?.[1];
    const underline = /^(=|-)\1{2,}\s*$/.exec(lines[row + 1] ?? "")?.[1];
    const isUnderlined =
      !isCode && underline !== undefined && /^[\p{L}\p{N}]/u.test(line) && line.length <= 80;
    const text = plainInline(heading?.["text"] ?? bold ?? (isUnderlined ? line : "")).replace(
      /\s*[:：]$/,
      "",
    );
    if (text === "") continue;
    const level = heading?.["marks"]?.length ?? (bold === undefined ? (underline === "=" ? 1 : 2) : 7);
    const part = partOfHeading(text);
    const isPart = part === "ingredients" || (part !== null && isOnlyPartName(text));
    headings.push({ row, level, text, part, isPart, at: headings.length });
  }
  return headings;
}

/** A recipe for each title that has ingredients below it; empty without a heading for ingredients. */
export function splitMarkdown(lines: readonly string[]): MarkdownPart[] {
  const headings = findHeadings(lines);
  const lists = headings.filter(({ part }) => part === "ingredients");
  if (lists.length === 0) return [];
  const titles = [...new Set(lists.map((list) => findTitle(headings, list)))];
  const named = titles.filter((title) => title !== null);
  // A book may have a recipe for a sauce, too.
  const components = named.filter(({ text }) => isComponent(text)).length;
  const isOne = named.length < 2 || components * 2 >= named.length || named.length < titles.length;
  const starts = isOne ? [findOverall(headings, named)] : named;
  const parents = starts.map((start) => findParent(headings, start));
  const areCategories = new Set(parents).size > 1;
  return starts.map((start, at) => {
    // People put a picture above the title.
    const introduction = at === 0 ? listText(lines.slice(0, start?.row ?? 0), headings) : [];
    const end = findEnd(headings, start, starts[at + 1] ?? null) ?? lines.length;
    return {
      title: start?.text ?? "",
      lines: [...introduction, ...lines.slice(start ? skipTitle(lines, start.row) : 0, end)],
      category: areCategories ? (parents[at]?.text ?? "") : "",
    };
  });
}

function findParent(
  headings: readonly MarkdownHeading[],
  start: MarkdownHeading | null,
): MarkdownHeading | null {
  return start && findAbove(headings, start, ({ level, part }) => level < start.level && part === null);
}

/** A recipe ends before the next one, or before the category of the next one. */
function findEnd(
  headings: readonly MarkdownHeading[],
  start: MarkdownHeading | null,
  next: MarkdownHeading | null,
): number | undefined {
  if (!start || !next) return undefined;
  const between = headings.slice(start.at + 1, next.at);
  return (between.find(({ level }) => level < start.level) ?? next).row;
}

function listText(lines: readonly string[], headings: readonly MarkdownHeading[]): string[] {
  const rows = new Set(headings.map(({ row }) => row));
  return [...lines.filter((_, row) => !rows.has(row)), ""];
}

/** The heading that a list of ingredients belongs to: above it, and higher if possible. */
function findTitle(headings: readonly MarkdownHeading[], list: MarkdownHeading): MarkdownHeading | null {
  return (
    findAbove(headings, list, (one) => one.level < list.level && !one.isPart) ??
    findAbove(headings, list, (one) => one.level === list.level && !one.isPart)
  );
}

function findAbove(
  headings: readonly MarkdownHeading[],
  { at: start }: MarkdownHeading,
  isIt: (heading: MarkdownHeading) => boolean,
): MarkdownHeading | null {
  for (let at = start - 1; at >= 0; at--) {
    const heading = headings[at];
    if (heading && isIt(heading)) return heading;
  }
  return null;
}

/** “Cake” above “Dough” and “Glaze”. */
function findOverall(
  headings: readonly MarkdownHeading[],
  named: readonly MarkdownHeading[],
): MarkdownHeading | null {
  const [first] = named;
  if (!first) return null;
  const isAlone = named.length === 1 && !isComponent(first.text);
  const above = headings.filter((one) => one.row < first.row && one.level < first.level && one.part === null);
  return isAlone ? first : (above.at(-1) ?? (named.length === 1 ? first : null));
}

function skipTitle(lines: readonly string[], row: number): number {
  return /^[=-]{3,}\s*$/.test(lines[row + 1] ?? "") ? row + 2 : row + 1;
}
