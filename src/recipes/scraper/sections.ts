import type { IngredientGroup, Instruction } from "../../contract/recipes.ts";

/** A part of a list as the page shows it; the first often has no title. */
export interface Section {
  title: string;
  items: string[];
}

/** Sections as the groups of a recipe: none when there is but one, whatever it is called. */
export function asGroups(sections: Section[]): IngredientGroup[] {
  return sections.length > 1 && sections.some((section) => section.title) ? sections : [];
}

/** Sections as steps: a section's title stands at its first step. */
export function asInstructions(sections: Section[]): Instruction[] {
  return sections.flatMap(({ title, items }) =>
    items.map((text, at): Instruction => (title && at === 0 ? { title, text } : { text })),
  );
}

/** All lines of some sections. */
export function itemsOf(sections: Section[]): string[] {
  return sections.flatMap((section) => section.items);
}
