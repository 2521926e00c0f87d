import type { Part } from "../../text/part-words.ts";
import type { PartHeading } from "./part-heading.ts";
import type { TextLine } from "./text-line.ts";

/** So many lines tell what the lines around them are. */
const MOST_BLOCK = 40;

/** Lines that belong together, and what they are. */
export interface Section {
  part: Part | "intro";
  /** A heading over them; empty for the first of a part. */
  title: string;
  lines: TextLine[];
}

/** Where the reading is in the text, and what it has seen. */
export interface Walk {
  lines: TextLine[];
  headings: (PartHeading | null)[];
  /** Where the last heading of each part stands, by the place of its line. */
  lastHeading: ReadonlyMap<Part, number>;
  sections: Section[];
  /** Headings that tell a yield or a time. */
  facts: PartHeading[];
  at: number;
  /** Whether a heading opened the part that the reading is in. */
  headed: boolean;
  /** The part that goes on behind a note of one line. */
  beforeNote: { part: Section["part"]; headed: boolean } | null;
}

export function newWalk(lines: TextLine[], headings: (PartHeading | null)[]): Walk {
  const lastHeading = new Map(
    headings.flatMap((heading, at): [Part, number][] => (heading ? [[heading.part, at]] : [])),
  );
  const sections: Section[] = [{ part: "intro", title: "", lines: [] }];
  return { lines, headings, lastHeading, sections, facts: [], at: 0, headed: false, beforeNote: null };
}

export function now(walk: Walk): Section {
  return walk.sections.at(-1) ?? { part: "intro", title: "", lines: [] };
}

/** The next line, unless it opens another part. */
export function peekNext(walk: Walk): TextLine | null {
  return walk.headings[walk.at + 1] ? null : (walk.lines[walk.at + 1] ?? null);
}

export function open(walk: Walk, part: Section["part"], title: string): void {
  walk.sections.push({ part, title, lines: [] });
}

/** Whether a heading of the part is still to come. */
export function isAhead(walk: Walk, part: Part): boolean {
  return (walk.lastHeading.get(part) ?? -1) > walk.at;
}

/** The lines from one on that no empty line and no heading divides; no more than it takes to know their kind. */
export function blockFrom(walk: Walk, start: number): TextLine[] {
  const end = Math.min(start + MOST_BLOCK, walk.lines.length);
  for (let at = start + 1; at < end; at++) {
    if (walk.lines[at]?.afterGap || walk.headings[at]) return walk.lines.slice(start, at);
  }
  return walk.lines.slice(start, end);
}
