import type { ListLine, MealNeeds, Need } from "./needs.ts";

type Ticked = ReadonlySet<string>;

export function textByRecipe(title: string, meals: MealNeeds[], ticked: Ticked): string {
  const blocks = meals.map(({ name, servings, needs }) => [
    servings ? `${name} (${servings})` : name,
    ...needs.filter((need) => !ticked.has(need.key)).map(({ text }) => `- ${text}`),
  ]);
  return asText(title, blocks);
}

export function textTogether(title: string, groups: ListLine[][], ticked: Ticked): string {
  const isOpen = ({ key }: Need) => !ticked.has(key);
  return asText(
    title,
    groups.map((lines) => ["", ...openLines(lines, isOpen)]),
  );
}

/** @param blocks the first line of each is its title */
function asText(title: string, blocks: string[][]): string {
  const told = blocks.filter(({ length }) => length > 1).map((lines) => lines.join("\n").trim());
  return [title, ...told].join("\n\n");
}

function openLines(lines: ListLine[], isOpen: (need: Need) => boolean): string[] {
  return lines.flatMap(({ text, needs, addUp }) => {
    const open = needs.filter(isOpen);
    if (open.length === 0) return [];
    if (addUp) return `- ${open.length < needs.length ? addUp(open) : text}`;
    return open.length > 1 ? `- ${text} (${open.length}×)` : `- ${text}`;
  });
}
