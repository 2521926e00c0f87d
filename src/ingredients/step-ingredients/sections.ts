import type { IngredientLine } from "../lines/read-line.ts";
import { listTokens } from "./divide-step.ts";
import { foldText } from "./fold-text.ts";
import type { StepItem } from "./read-step.ts";
import { stemWord } from "./stem-word.ts";
import type { StepWords } from "./words/step-words.ts";

export interface Section {
  /** Stems. */
  words: Set<string>;
}

const MIN_WORD = 4;
const MAX_TITLE = 40;

/** Words of a title that don't name a component are those of all titles, and short ones. */
export function readSections(titles: readonly string[], words: StepWords): Section[] {
  const all = titles.map((title) => listStems(title, words));
  return all.map((stems, at) => ({
    words: new Set(
      stems.filter((stem) => !all.some((others, other) => other !== at && others.includes(stem))),
    ),
  }));
}

function listStems(text: string, { language, ingredients }: StepWords): string[] {
  const tokens = listTokens(foldText(text).replaceAll(ingredients, " "), language);
  if (language === "zh") return tokens.map((token) => token.text);
  return tokens.filter((token) => token.text.length >= MIN_WORD).map((token) => token.stem);
}

/** Finds the only section that a text names. */
export function findNamedSection(
  text: string,
  sections: readonly Section[],
  words: StepWords,
): number | null {
  if (sections.length < 2) return null;
  const folded = foldText(text);
  const stems = new Set(listTokens(folded, words.language).map((token) => token.stem));
  const isNamed = (word: string) =>
    words.language === "zh"
      ? folded.includes(word)
      : stems.has(word) || [...stems].some((stem) => stemWord(stem, words.language) === word);
  const found = sections.flatMap((section, at) => ([...section.words].some(isNamed) ? [at] : []));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** "Sauce: heat the oil" and "For the sauce, heat the oil" name their component. */
export function findLeadingTitle(text: string, { forStart }: StepWords): string {
  const start = foldText(text.slice(0, 2 * MAX_TITLE)).trim();
  const colon = start.indexOf(":");
  if (colon > 0 && colon < MAX_TITLE) return start.slice(0, colon);
  return forStart.test(start) ? start.split(/[,.;]/, 1).join("").split(" ").slice(0, 6).join(" ") : "";
}

/** Finds the section of most foods that a step names. */
export function findMainSection(items: readonly StepItem[]): number | null {
  const counts = new Map<number, number>();
  for (const item of items) {
    if (item.kind !== "food" || item.isVerb) continue;
    const sections = new Set(item.best.map(({ section }) => section));
    const [section] = sections;
    if (sections.size === 1 && section !== undefined) counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  const [first, second] = [...counts].toSorted(([, one], [, other]) => other - one);
  return first && first[1] > (second?.[1] ?? 0) ? first[0] : null;
}

/** Lists the section of each line, and titles. Without a title, a section is the list's start. */
export function listSections(lines: readonly { line: IngredientLine; section: string }[]): {
  titles: string[];
  places: number[];
} {
  const titles: string[] = [""];
  let last = "";
  const places = lines.map(({ line, section }) => {
    const title = line.isHeading ? line.text : section;
    if (title && title !== last) titles.push(title);
    if (title) last = title;
    return titles.length - 1;
  });
  return { titles, places };
}

const MAX_TITLE_WORDS = 8;

/** Checks for a step like "Cheese sauce" that is only a title. */
export function isTitleOnly(
  text: string,
  { language, prepares, preparesAlone, adds, uses }: StepWords,
): boolean {
  const folded = foldText(text).trim();
  if (language === "zh" || !folded || /[.!?,;]$/.test(folded)) return false;
  if (folded.split(/\s+/).length > MAX_TITLE_WORDS) return false;
  return ![prepares, preparesAlone, adds, uses].some((verbs) => verbs.test(folded));
}
