import type { FileSample } from "../file-format.ts";

/** Names of keys by the place of their object: `""` for the outermost, `recipes/items` for objects in lists. */
type JsonOutline = ReadonlyMap<string, ReadonlySet<string>>;

/** The sample may cut off the last text. */
const TOKEN = /"([^"\\]*(?:\\.[^"\\]*)*)(?:"|\\?$)|[{}[\],:]/gs;
const MAX_DEPTH = 5;
const NONE: ReadonlySet<string> = new Set();

const outlines = new WeakMap<FileSample, JsonOutline>();

/** Programs write keys in any order, and pictures between them, so a sample may have few of them. */
export function listKeys(file: FileSample, place = ""): ReadonlySet<string> {
  if (file.kind !== "json") return NONE;
  const outline = outlines.get(file) ?? outlineJson(file.head);
  outlines.set(file, outline);
  return outline.get(place) ?? NONE;
}

export function countKeys(keys: ReadonlySet<string>, wanted: readonly string[]): number {
  return wanted.filter((key) => keys.has(key)).length;
}

interface Level {
  /** Null in lists. */
  place: string | null;
  inner: string;
  depth: number;
}

function outlineJson(head: string): JsonOutline {
  const outline = new Map<string, Set<string>>();
  const levels: Level[] = [{ place: null, inner: "", depth: 0 }];
  let isKey = false;
  for (const [token, text] of head.matchAll(TOKEN)) {
    const level = levels.at(-1);
    if (!level) break;
    if (token === "{" || token === "[") {
      const { inner, depth } = level;
      levels.push({ place: token === "{" ? inner : null, inner, depth: depth + Number(token === "{") });
      isKey = token === "{";
    } else if (token === "}" || token === "]") levels.pop();
    else if (token === ",") isKey = level.place !== null;
    else if (token === ":") isKey = false;
    else if (isKey && text !== undefined && level.place !== null && level.depth <= MAX_DEPTH) {
      outline.set(level.place, (outline.get(level.place) ?? new Set()).add(text));
      level.inner = level.place ? `${level.place}/${text}` : text;
    }
  }
  return outline;
}
