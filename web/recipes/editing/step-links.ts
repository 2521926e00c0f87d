import { createChosenLinesFinder } from "../../../src/ingredients/step-ingredients/chosen-lines.ts";
import { isVisible } from "../../../src/contract/rules.ts";
import type { Line, More } from "./line.ts";

/** Links follow ingredients by their keys while someone edits them. */
export function readLinks(steps: Line[], ingredients: Line[]): Line[] {
  const lines = ingredients.filter(({ kind }) => kind === "line");
  const findChosen = createChosenLinesFinder(lines.map(({ text }) => text));
  return steps.map((step) => {
    const chosen = findChosen(step.more?.ingredients);
    return chosen ? { ...step, links: chosen.flatMap((at) => lines[at]?.key ?? []) } : step;
  });
}

/** Drops deleted ingredients. If all of a step's are deleted, they are found automatically again. */
export function writeLinks(steps: Line[], ingredients: Line[]): Line[] {
  const lines = ingredients.filter(({ kind, text }) => kind === "line" && isVisible(text));
  const texts = new Map(lines.map(({ key, text }) => [key, text.trim()]));
  const findChosen = createChosenLinesFinder(lines.map(({ text }) => text));
  const isStored = ({ links, more }: Line) =>
    String(links) === String(findChosen(more?.ingredients)?.map((at) => lines[at]?.key));
  // Texts that no line has stay until someone changes the step's ingredients.
  return steps.map((step) =>
    step.links === undefined || isStored(step) ? step : { ...step, more: writeStep(step, texts) },
  );
}

function writeStep({ links, more }: Line, texts: ReadonlyMap<number, string>): More {
  const { ingredients: _, ...others } = more ?? {};
  if (!links) return others;
  const left = links.flatMap((key) => texts.get(key) ?? []);
  return left.length > 0 || links.length === 0 ? { ...others, ingredients: left } : others;
}

/** @param keys maps old keys to new ones */
export function renameLinks(steps: Line[], keys: ReadonlyMap<number, number>): Line[] {
  return steps.map((step) =>
    step.links ? { ...step, links: step.links.flatMap((key) => keys.get(key) ?? []) } : step,
  );
}
