/** What a file takes from another. */
export interface ImportOf {
  /** As it is written: `./recipe.ts`, `elysia`. */
  path: string;
  /** Types alone, which are gone when the program runs. */
  typeOnly: boolean;
}

/** Each way in which a file can name another, with `type` in the first gap and the path in the second. */
const WAYS = [
  // import { a, type B } from "…", import a, * as b from "…", import "…"
  /^\s*import\s+(?:(type)\s+)?(?:[\w$*{}\s,]+?\s+from\s+)?["']([^"']+)["']/gm,
  // export { a } from "…", export * as a from "…"
  /^\s*export\s+(?:(type)\s+)?(?:\*(?:\s+as\s+[\w$]+)?|\{[^}]*\})\s*from\s*["']([^"']+)["']/gm,
  // await import("…"), require("…"), and typeof import("…")
  /(?<!typeof\s)\b(?:import|require)\(()\s*["'`]([^"'`]+)["'`]/g,
  /\b(typeof)\s+import\(\s*["']([^"']+)["']/g,
];

/** All that the source of a file imports, or hands on from another. */
export function importsOf(source: string): ImportOf[] {
  return WAYS.flatMap((way) =>
    [...source.matchAll(way)].map(([, type, path = ""]) => ({ path, typeOnly: Boolean(type) })),
  );
}
