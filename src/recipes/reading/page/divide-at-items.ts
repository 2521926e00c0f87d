import type { Instruction } from "../../../contract/recipes.ts";
import type { PageLine } from "./page-lines.ts";
import { splitWords } from "./split-words.ts";
import { withoutNumber } from "./step-lines.ts";

/** Each beginning is compared with all steps. */
const MAX_BEGINNINGS = 20;
const BEGINNING_CHARACTERS = 12;

/**
 * Divides steps of the data that are several items on the page.
 * @returns null unless one list has exactly these steps
 */
export function divideAtItems(steps: Instruction[], lines: PageLine[]): Instruction[] | null {
  const beginnings = [...lines.keys()].filter((at) => beginsStep(lines[at], steps[0]));
  if (beginnings.length === 0) return null;
  const words = steps.map(({ text }) => splitWords(text));
  const found = beginnings.slice(0, MAX_BEGINNINGS).map((at) => findItems(words, lines, at));
  const items = found.find((some) => some !== null);
  if (!items?.some((some) => some.length > 1)) return null;
  return steps.flatMap((step, at) =>
    (items[at] ?? []).map(({ text }, place) => ({
      ...(place === 0 ? step : {}),
      text: withoutNumber(text),
    })),
  );
}

/** Comparing characters is much faster than comparing words. */
function beginsStep(line: PageLine | undefined, step: Instruction | undefined): boolean {
  return isItem(line) && step?.text.startsWith(line?.text.slice(0, BEGINNING_CHARACTERS) ?? "") === true;
}

function isItem(line: PageLine | undefined): boolean {
  return line?.block.name === "li" && line.part !== "noise" && line.level === 0;
}

/** @returns the items of each step, or null if the lines from `from` on aren't these steps */
function findItems(steps: string[][], lines: PageLine[], from: number): PageLine[][] | null {
  const list = lines[from]?.block.parent;
  const belongs = (line: PageLine | undefined) => isItem(line) && line?.block.parent === list;
  const items: PageLine[][] = [];
  let next = from;
  for (const words of steps) {
    const begin = next;
    for (let at = 0; at < words.length; next++) {
      const line = lines[next];
      if (!line || !belongs(line) || !line.words.every((word, offset) => word === words[at + offset]))
        return null;
      at += line.words.length;
    }
    items.push(lines.slice(begin, next));
  }
  return belongs(lines[next]) ? null : items;
}
