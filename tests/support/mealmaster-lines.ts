import { readFiles } from "./read-files.ts";

/** As Meal-Master prints: amount to 7, unit at 9, text at 12 with 28 characters, then the right column. */
export function writeRow(amount: string, unit: string, text: string, right = ""): string {
  return `${`${amount.padStart(7)} ${unit.padEnd(2)} ${text}`.padEnd(right ? 41 : 0)}${right}`;
}

/** The line that starts a recipe. */
export const HEAD = "MMMMM----- Recipe via Meal-Master (tm) v8.05";

/** The first lines of a recipe below its start. */
export function writeFields(title: string, more = "      Yield: 4 servings"): string[] {
  return [" ", `      Title: ${title}`, " Categories: Soups, Quick meals", more, " "];
}

/** Everything of a recipe: `body` has its ingredients and steps. */
export function writeRecipe(title: string, body: string[]): string[] {
  return [HEAD, ...writeFields(title), ...body, "MMMMM"];
}

export function readLines(lines: string[]) {
  return readFiles({ "recipes.mmf": lines.join("\r\n") });
}

/** @throws if the lines don't have exactly one recipe */
export async function readOne(lines: string[]) {
  const { found } = await readLines(lines);
  const [first] = found;
  if (!first || found.length !== 1) throw new Error(`${found.length} recipes`);
  return first.recipe;
}

export function readRecipe(title: string, body: string[]) {
  return readOne(writeRecipe(title, body));
}
