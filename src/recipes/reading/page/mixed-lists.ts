import { withoutBullet } from "./clutter.ts";
import { rateAsIngredient } from "./ingredient-shape.ts";
import { getLineKind } from "./line-kind.ts";
import type { PageLine } from "./page-lines.ts";
import type { Section } from "./sections.ts";

interface Lists {
  ingredients: Section[];
  steps: Section[];
}

interface Item {
  text: string;
  stepsAbove: number;
}

const BULLET = /^[•▪●‣◦∙]\s*(?=\S)/u;
const NUMBER = /^(\d{1,2})(?:\s*[.)]\s*|\s*)(?=\p{Lu})/u;
const TITLE = /^[^.!?]{2,40}[:：]$/u;
const SENTENCE_END = /[.!?。！？)]$/u;
const MIN_ITEMS = 4;
const MIN_STEPS = 3;
const MIN_GROUPS = 3;
const MIN_LIKENESS = 0.5;

/**
 * Reads the layout of cookbooks: bulleted ingredients beside each numbered step.
 * @returns null for any other page
 */
export function readMixedLists(lines: PageLine[]): Lists | null {
  const first = lines.findIndex(
    ({ text, part }) => part !== "noise" && BULLET.test(text) && rateAsIngredient(text) >= MIN_LIKENESS,
  );
  if (first < 0) return null;
  const { items, steps } = sortLines(lines.slice(first));
  const groups = new Set(items.map(({ stepsAbove }) => stepsAbove));
  const areMixed = items.length >= MIN_ITEMS && steps.length >= MIN_STEPS && groups.size >= MIN_GROUPS;
  const sure = items.filter(({ text }) => rateAsIngredient(text) >= MIN_LIKENESS);
  if (!areMixed || sure.length < items.length / 2 || steps.some((step) => step.items.length === 0))
    return null;
  return { ingredients: [{ title: "", items: items.map(({ text }) => text) }], steps };
}

/** Stops at the first line that isn't an ingredient, a numbered step, or the rest of one. */
function sortLines(lines: PageLine[]): { items: Item[]; steps: Section[] } {
  const items: Item[] = [];
  const steps: Section[] = [];
  const kinds = new Set<string>();
  for (const line of lines) {
    if (line.part === "noise" || line.level > 0) break;
    if (BULLET.test(line.text)) {
      items.push({ text: withoutBullet(line.text), stepsAbove: steps.length });
      continue;
    }
    const isNext = Number(NUMBER.exec(line.text)?.[1] ?? 0) === steps.length + 1;
    if (!isNext && !(kinds.has(getLineKind(line)) && SENTENCE_END.test(line.text))) break;
    kinds.add(getLineKind(line));
    if (isNext) steps.push({ title: "", items: [] });
    addToStep(steps.at(-1), line.text.replace(isNext ? NUMBER : "", ""));
  }
  return { items, steps };
}

function addToStep(step: Section | undefined, text: string): void {
  if (!step) return;
  const [known] = step.items;
  if (known === undefined && TITLE.test(text)) step.title = text.replace(/\s*[:：]$/, "");
  else step.items = [known === undefined ? text : `${known} ${text}`];
}
