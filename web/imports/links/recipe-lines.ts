import type { IngredientGroup, Instruction, Note } from "../../../src/contract/recipes.ts";

// Converts lists of a recipe to text and back. A line that ends in a colon is a title.

const TITLE = /^(.+?)\s*[:：]$/;

interface Ingredients {
  recipeIngredient: string[];
  ingredientGroups: IngredientGroup[];
}

export function ingredientsAsText({ recipeIngredient, ingredientGroups }: Ingredients): string {
  if (ingredientGroups.length === 0) return recipeIngredient.join("\n");
  return ingredientGroups
    .map(({ title, items }) => [...(title ? [`${title}:`] : []), ...items].join("\n"))
    .join("\n\n");
}

export function ingredientsFromText(text: string): Ingredients {
  const groups: IngredientGroup[] = [{ title: "", items: [] }];
  for (const line of splitLines(text)) {
    const title = TITLE.exec(line)?.[1];
    if (title) groups.push({ title, items: [] });
    else groups.at(-1)?.items.push(line);
  }
  const filled = groups.filter(({ title, items }) => title || items.length > 0);
  return {
    recipeIngredient: filled.flatMap(({ items }) => items),
    ingredientGroups: filled.some(({ title }) => title) ? filled : [],
  };
}

/** One step per line; empty lines in between if a step has several lines itself. */
export function stepsAsText(steps: Instruction[]): string {
  const parts = steps.flatMap(({ title, text }) => [...(title ? [`${title}:`] : []), text.trim()]);
  return parts.join(stepsAreParagraphs(steps) ? "\n\n" : "\n");
}

/** A line is a step, unless steps had several lines before. */
export function stepsFromText(text: string, before: Instruction[] = []): Instruction[] {
  if (text === stepsAsText(before)) return before;
  const steps: Instruction[] = [];
  let title = "";
  for (const part of splitStepParts(text, before)) {
    const found = TITLE.exec(part)?.[1];
    if (found && !found.includes("\n")) {
      title = found;
      continue;
    }
    const { name } = before.find((step) => step.text.trim() === part) ?? {};
    steps.push({ text: part, ...(title && { title }), ...(name && { name }) });
    title = "";
  }
  return steps;
}

export function stepsAreParagraphs(steps: Instruction[]): boolean {
  return steps.some(({ text }) => text.trim().includes("\n"));
}

/** Separated by empty lines, each below its title. */
export function notesAsText(notes: Note[]): string {
  return notes.map(({ title, text }) => (title ? `${title}:\n${text}` : text)).join("\n\n");
}

export function notesFromText(text: string): Note[] {
  return splitParagraphs(text).map((paragraph) => {
    const [first = "", ...others] = paragraph.split("\n");
    const title = others.length > 0 ? TITLE.exec(first)?.[1] : undefined;
    return title ? { title, text: others.join("\n").trim() } : { title: "", text: paragraph };
  });
}

function splitStepParts(text: string, before: Instruction[]): string[] {
  if (!stepsAreParagraphs(before)) return splitLines(text);
  const inSteps = new Set(before.flatMap((step) => splitLines(step.text)));
  return splitParagraphs(text).flatMap((paragraph) => {
    const parts: string[][] = [[]];
    for (const line of paragraph.split("\n")) {
      if (TITLE.test(line) && !inSteps.has(line)) parts.push([line], []);
      else parts.at(-1)?.push(line);
    }
    return parts.map((lines) => lines.join("\n")).filter(Boolean);
  });
}

function splitParagraphs(text: string): string[] {
  return text
    .replace(/\r\n?/g, "\n")
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => splitLines(paragraph).join("\n"))
    .filter(Boolean);
}

function splitLines(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
}
