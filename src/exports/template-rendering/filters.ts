import { requireSmall, isSafeText, plainRecord, readPath, readProperty } from "./values.ts";

type Work = (this: unknown, ...args: unknown[]) => unknown;

/** The library's patterns for tags and links can take quadratic time. */
const MAX_PATTERN_LENGTH = 50_000;
const MAX_WIDTH = 1000;
const MAX_ADDED_LENGTH = 10_000_000;

/** The library's versions read any property, even JavaScript's own. */
const OWN: Record<string, (work: Work) => Work> = {
  join: (work) => (list, between, attribute) => {
    const items = attribute ? pluck(list, attribute) : list;
    refuseLong(Array.isArray(items) ? items.length * getLength(between) : 0);
    return work(items, between);
  },
  sum: (work) => (list, attribute, start) =>
    work(attribute ? pluck(list, attribute) : list, undefined, start),
  selectattr: () => (list, attribute) =>
    toItems(list).filter((item) => Boolean(readProperty(item, attribute))),
  rejectattr: () => (list, attribute) => toItems(list).filter((item) => !readProperty(item, attribute)),
  groupby: () => (list, attribute) => {
    const groups = Map.groupBy(toItems(list), (item) => String(requireSmall(readPath(item, attribute))));
    return plainRecord([...groups]);
  },
  replace: (work) => (text, old, by, most) => {
    refuseLong(old === "" ? (getLength(text) + 1) * getLength(by) : 0);
    return work(text, old, by, most);
  },
  trim: (work) => (text) => work(typeof text === "string" ? text.trim() : text),
};

const WIDE = new Set(["center", "indent", "batch", "slice"]);
const PATTERNS = new Set(["striptags", "urlize"]);

export function hardenFilter(name: string, work: Work): Work {
  const own = OWN[name]?.(work) ?? work;
  return function (...args) {
    args.forEach(requireSmall);
    if (WIDE.has(name)) args[1] = toWidth(args[1]);
    if (PATTERNS.has(name) && getLength(args[0]) > MAX_PATTERN_LENGTH)
      throw new RangeError(`The text is too long for ${name}`);
    return requireSmall(own.apply(this, args));
  };
}

/** Converted once: an object could become another number the second time. */
function toWidth(value: unknown): number {
  const columns = Number(value);
  if (columns > MAX_WIDTH) throw new RangeError(`More than ${MAX_WIDTH} can't be made`);
  return columns;
}

function pluck(list: unknown, attribute: unknown): unknown[] {
  return toItems(list).map((item) => readProperty(item, attribute));
}

function toItems(list: unknown): unknown[] {
  if (list === null || list === undefined) return [];
  if (Array.isArray(list)) return list;
  throw new TypeError("A list was expected");
}

function getLength(text: unknown): number {
  return typeof text === "string" || isSafeText(text) ? text.length : String(text ?? "").length;
}

function refuseLong(characters: number): void {
  if (characters > MAX_ADDED_LENGTH) throw new RangeError("It makes a text that is too long");
}
