import type { IngredientGroup, Instruction } from "../../../contract/recipes.ts";
import { foldText } from "../../text/fold-text.ts";

export interface Section {
  title: string;
  items: string[];
}

export function toGroups(sections: Section[]): IngredientGroup[] {
  return sections.length > 1 && sections.some((section) => section.title) ? sections : [];
}

export function toInstructions(sections: Section[]): Instruction[] {
  return sections.flatMap(({ title, items }) =>
    items.map((text, at): Instruction => (title && at === 0 ? { title, text } : { text })),
  );
}

export function listLines(sections: Section[]): string[] {
  return sections.flatMap((section) => section.items);
}

const MAX_COINCIDENCE_CHARACTERS = 30;

/** Some pages show their list twice, or once per system of units: a repeated title ends the first. */
export function withoutRepeats(sections: Section[]): Section[] {
  const titles = sections.map((section) => foldText(section.title));
  const again = sections.findIndex(({ title }, at) => title !== "" && titles.indexOf(titles[at] ?? "") < at);
  const first = again > 0 ? sections.slice(0, again) : sections;
  const [only, ...others] = first;
  return only && others.length === 0 ? [{ title: only.title, items: withoutSecondHalf(only.items) }] : first;
}

function withoutSecondHalf(items: string[]): string[] {
  const half = items.length / 2;
  if (half < 1) return items;
  const isTwice = items.slice(0, half).every((item, at) => item === items[half + at]);
  return isTwice && (half > 2 || (items[0]?.length ?? 0) > MAX_COINCIDENCE_CHARACTERS)
    ? items.slice(0, half)
    : items;
}
