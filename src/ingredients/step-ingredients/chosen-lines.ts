import { foldLine } from "../correct-line.ts";

/** @param chosen a step's `ingredients`, which clients may have filled with anything */
export type FindChosenLines = (chosen: unknown) => number[] | null;

/**
 * Finds the lines that a person chose for a step, as positions in the order of the recipe. It ignores texts that
 * no line has. Null if nobody chose lines, or if none of them is left; empty if the person chose none.
 */
export function createChosenLinesFinder(lines: readonly string[]): FindChosenLines {
  const places = new Map<string, number[]>();
  for (const [position, line] of lines.entries()) {
    const key = foldLine(line);
    const known = places.get(key);
    if (known) known.push(position);
    else if (key) places.set(key, [position]);
  }
  return (chosen) => {
    if (!Array.isArray(chosen)) return null;
    // The second "1 tsp salt" means the second such line.
    const used = new Map<string, number>();
    const found = chosen.flatMap((text: unknown) => {
      const key = typeof text === "string" ? foldLine(text) : "";
      const count = used.get(key) ?? 0;
      used.set(key, count + 1);
      return places.get(key)?.[count] ?? [];
    });
    return found.length > 0 || chosen.length === 0 ? found.toSorted((one, other) => one - other) : null;
  };
}
