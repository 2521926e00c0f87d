import type { Sentence } from "../contract/sentences.ts";
import { DomainError } from "./errors.ts";

/** Ten thousand recipes with all their files take sixty thousand. */
export const MAX_ENTRIES = 300_000;
const MAX_NAME_CHARACTERS = 2000;
const SHOWN_CHARACTERS = 120;

type Problem = Extract<Sentence, `archive-file-${string}`>;

/** A zip or tar. */
export interface ArchiveReader {
  names: readonly string[];
  refused: readonly UnfitEntry[];
  /** False if its end is missing, or a part between its files. */
  isComplete: boolean;
  /** @throws UnfitEntry if it's missing, larger than `mostBytes`, or damaged */
  bytes(name: string, mostBytes: number): Promise<Uint8Array>;
  /** The first bytes; of larger files, the rest may be damaged. @throws UnfitEntry */
  start(name: string, bytes: number): Promise<Uint8Array>;
  /** @throws UnfitEntry; the caller removes what was written */
  extract(name: string, path: string): Promise<void>;
  close(): void;
}

export class TooManyFiles extends DomainError {
  constructor() {
    super("too-large", "archive-too-many-files", { most: MAX_ENTRIES });
  }
}
export class UnfitEntry extends DomainError {
  constructor(problem: Problem, file: string) {
    super("invalid", problem, { file });
  }
}

export function refusalsByName(refused: readonly UnfitEntry[]): (file: string) => UnfitEntry {
  const byName = new Map(refused.map((one) => [one.params?.["file"], one]));
  return (file) => byName.get(file) ?? new UnfitEntry("archive-file-missing", file);
}

export function findNameProblem(name: string): Problem | null {
  if (name.length > MAX_NAME_CHARACTERS) return "archive-file-name-too-long";
  return climbsOut(name) ? "archive-file-climbs-out" : null;
}

function climbsOut(name: string): boolean {
  return (
    name === "" ||
    name.startsWith("/") ||
    /^[a-z]:/i.test(name) ||
    name.includes("\0") ||
    name.split("/").includes("..")
  );
}

export function isClutter(name: string): boolean {
  const parts = name.split("/");
  const file = parts.at(-1) ?? "";
  return parts.includes("__MACOSX") || /^(?:\._.*|\.DS_Store|Thumbs\.db|desktop\.ini)$/i.test(file);
}

export function formatName(name: string): string {
  const visible = name.slice(0, SHOWN_CHARACTERS + 1).replaceAll(/\p{C}/gu, "�");
  return visible.length > SHOWN_CHARACTERS ? `${visible.slice(0, SHOWN_CHARACTERS - 1)}…` : visible;
}
