import type { PageLine } from "./page-lines.ts";
import { isPartName, partOfHeading } from "../../text/part-words.ts";
import type { ParsedRecipe } from "../../text/parsed-recipe.ts";

const MAX_LINES_BELOW_HEADING = 60;

/** Shops list tools after the ingredients in their data. The page has them only below a heading for equipment. */
export function moveTools(recipe: ParsedRecipe, lines: PageLine[]): ParsedRecipe {
  const { recipeIngredient: items } = recipe;
  const last = items.at(-1) ?? "";
  const place = isCounted(last) ? -1 : lines.findIndex(({ text, part }) => text === last && part !== "noise");
  const heading = place < 0 ? -1 : findHeading(lines, place);
  if (heading < 0) return recipe;
  const above = collectTexts(lines.slice(0, heading));
  const below = collectTexts(lines.slice(heading, place + 1));
  const isTool = (item: string) => !isCounted(item) && below.has(item) && !above.has(item);
  const tools = items.filter(isTool);
  if (tools.length === 0 || tools.length === items.length) return recipe;
  return {
    ...recipe,
    recipeIngredient: items.filter((item) => !isTool(item)),
    tools: [...new Set([...recipe.tools, ...tools])],
  };
}

function isCounted(text: string): boolean {
  return /\p{N}/u.test(text);
}

function collectTexts(lines: PageLine[]): Set<string> {
  return new Set(lines.map(({ text }) => text));
}

/** Stops at an amount, since tools have none. */
function findHeading(lines: PageLine[], place: number): number {
  for (let at = place - 1; at >= Math.max(0, place - MAX_LINES_BELOW_HEADING); at--) {
    const { text = "" } = lines[at] ?? {};
    if (/^\p{N}/u.test(text)) return -1;
    const part = partOfHeading(text);
    if (part !== null && isPartName(text)) return part === "equipment" ? at : -1;
  }
  return -1;
}
