import type { Piece } from "./compare-words.ts";

export interface Line {
  text: string;
  isTitle: boolean;
}

export type Row =
  | { kind: "same" | "gone" | "new" | "moved"; line: Line }
  | { kind: "changed"; pieces: Piece[]; isTitle: boolean }
  | { kind: "fold"; count: number };
