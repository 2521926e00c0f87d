import type { Piece } from "./compare-words.ts";

/** A line of a list; a title stands over those that follow. */
export interface Line {
  text: string;
  isTitle: boolean;
}

/** A line and what became of it, or how many lines that stayed are left out. */
export type Row =
  | { kind: "same" | "gone" | "new" | "moved"; line: Line }
  | { kind: "changed"; pieces: Piece[]; isTitle: boolean }
  | { kind: "fold"; count: number };
