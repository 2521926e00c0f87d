import { toText } from "../../../../archiving/lenient-values.ts";
import type { Instruction } from "../../../../contract/recipes.ts";
import { isVisible } from "../../../../contract/rules.ts";
import { plainLine } from "../../../../recipes/text/text.ts";
import type { FoundPicture } from "../../file-format.ts";
import { readRichText, type TextContext } from "./rich-text.ts";
import { sortByPosition, type Tables, toId } from "./tables.ts";

export interface FoundSteps {
  steps: Instruction[];
  pictures: FoundPicture[];
}

/** @param lines of ingredients, by the id with which steps refer to them */
export function readStepRows(
  tables: Tables,
  recipeId: unknown,
  { lines, context }: { lines: ReadonlyMap<string, string>; context: TextContext },
): FoundSteps {
  const steps: Instruction[] = [];
  const placed: { picture: FoundPicture; step: number }[] = [];
  let waiting = "";
  for (const row of sortByPosition(tables.where("recipe_instructions", "recipe_id", recipeId))) {
    const title = plainLine(toText(row["title"]));
    const summary = plainLine(toText(row["summary"]));
    const { text, pictures } = readRichText(row["text"], context);
    const isEmpty = !isVisible(text) && summary === "";
    // A picture without text belongs to the step before.
    const step = Math.max(0, steps.length - (isEmpty ? 1 : 0));
    placed.push(...pictures.map((picture) => ({ picture, step })));
    if (isEmpty) {
      // People write a heading as a step without text.
      waiting = joinTitles(waiting, title);
      continue;
    }
    const heading = joinTitles(waiting, title);
    waiting = "";
    const chosen = findChosenLines(tables, row["id"], lines);
    steps.push({
      text: text || summary,
      ...(heading && { title: heading }),
      ...(text && summary && !text.startsWith(summary) && { name: summary }),
      ...(chosen.length > 0 && { ingredients: chosen }),
    });
  }
  if (waiting) steps.push({ text: waiting });
  const pictures = placed.map(({ picture, step }) => (steps.length > 0 ? { ...picture, step } : picture));
  return { steps, pictures };
}

function joinTitles(...titles: string[]): string {
  return titles.filter(Boolean).join(" – ");
}

function findChosenLines(tables: Tables, stepId: unknown, lines: ReadonlyMap<string, string>): string[] {
  const links = tables.where("recipe_ingredient_ref_link", "instruction_id", stepId);
  const ids = new Set(links.map((link) => toId(link["reference_id"])));
  return [...lines].flatMap(([id, line]) => (ids.has(id) ? [line] : []));
}
