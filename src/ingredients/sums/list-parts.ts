import { findStapleKey } from "../foods/staples.ts";
import { splitLine, type LineSplitter } from "./split-line.ts";

interface Part {
  text: string;
  /** Without its amount. */
  food: string;
  /** The key of a staple; null for other foods. */
  staple: string | null;
}

interface Line {
  text: string;
  /** Before it was scaled, since corrections are found by it. */
  written?: string;
}

/** Divides "salt and pepper", so that each food adds up, and finds staples. */
export function listParts(
  { text, written = text }: Line,
  splitter: LineSplitter,
  staples: ReadonlySet<string>,
): Part[] {
  const parts = splitLine(text, splitter);
  return parts.map((part) => {
    const line = splitter.read(parts.length > 1 ? part : written);
    return { text: part, food: line.food, staple: findStapleKey(line, splitter.foods, staples) };
  });
}
