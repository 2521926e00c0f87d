export interface ImportOf {
  /** As written: `./recipe.ts`, `elysia`. */
  path: string;
  typeOnly: boolean;
}

/** All forms of imports, with `type` in the first group and the path in the second. */
const WAYS = [
  // import { a, type B } from "…", import a, * as b from "…", import "…"
  /^\s*import\s+(?:(type)\s+)?(?:[\w$*{}\s,]+?\s+from\s+)?["']([^"']+)["']/gm,
  // export { a } from "…", export * as a from "…"
  /^\s*export\s+(?:(type)\s+)?(?:\*(?:\s+as\s+[\w$]+)?|\{[^}]*\})\s*from\s*["']([^"']+)["']/gm,
  // await import("…"), require("…"), and typeof import("…")
  /(?<!typeof\s)\b(?:import|require)\(()\s*["'`]([^"'`]+)["'`]/g,
  /\b(typeof)\s+import\(\s*["']([^"']+)["']/g,
];

export function importsOf(source: string): ImportOf[] {
  return WAYS.flatMap((way) =>
    [...source.matchAll(way)].map(([, type, path = ""]) => ({ path, typeOnly: Boolean(type) })),
  );
}
