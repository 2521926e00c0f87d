import type { Part } from "../../text/part-words.ts";
import type { PartHeading } from "./part-heading.ts";
import type { TextLine } from "./text-line.ts";
import { MAX_BLOCK_LINES } from "../reading-limits.ts";

export interface Section {
  part: Part | "intro";
  title: string;
  lines: TextLine[];
}

export interface Walk {
  lines: TextLine[];
  headings: (PartHeading | null)[];
  lastHeading: ReadonlyMap<Part, number>;
  firstHeading: ReadonlyMap<Part, number>;
  sections: Section[];
  facts: PartHeading[];
  at: number;
  headed: boolean;
  /** “Filling”, above its own “Ingredients” and “Method”. */
  component: string;
  /** The part that continues after a note of one line. */
  beforeNote: { part: Section["part"]; headed: boolean } | null;
}

export function newWalk(lines: TextLine[], headings: (PartHeading | null)[]): Walk {
  const parts = headings.flatMap((heading, at): [Part, number][] => (heading ? [[heading.part, at]] : []));
  const lastHeading = new Map(parts);
  const firstHeading = new Map(parts.toReversed());
  const sections: Section[] = [{ part: "intro", title: "", lines: [] }];
  return {
    lines,
    headings,
    lastHeading,
    firstHeading,
    sections,
    facts: [],
    at: 0,
    headed: false,
    component: "",
    beforeNote: null,
  };
}

export function getSection(walk: Walk): Section {
  return walk.sections.at(-1) ?? { part: "intro", title: "", lines: [] };
}

export function peekNext(walk: Walk): TextLine | null {
  return walk.headings[walk.at + 1] ? null : (walk.lines[walk.at + 1] ?? null);
}

export function openSection(walk: Walk, part: Section["part"], title: string): void {
  walk.sections.push({ part, title, lines: [] });
}

export function isAhead(walk: Walk, part: Part): boolean {
  return (walk.lastHeading.get(part) ?? -1) > walk.at;
}

export function hasSeveral(walk: Walk, part: Part): boolean {
  return walk.firstHeading.get(part) !== walk.lastHeading.get(part);
}

export function getBlock(walk: Walk, start: number): TextLine[] {
  const end = Math.min(start + MAX_BLOCK_LINES, walk.lines.length);
  for (let at = start + 1; at < end; at++) {
    if (walk.lines[at]?.afterGap || walk.headings[at]) return walk.lines.slice(start, at);
  }
  return walk.lines.slice(start, end);
}
