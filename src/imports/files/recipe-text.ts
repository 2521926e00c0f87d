import { RATING_MOST } from "../../contract/home-rules.ts";
import type { IngredientGroup, Instruction, Note } from "../../contract/recipes.ts";
import { isVisible } from "../../contract/rules.ts";
import { durationText } from "../../recipes/reading/page/duration.ts";
import { joinGroups } from "../migrations/heading-lines.ts";
import { linkToRecipe } from "./recipe-links.ts";

// Programs write a whole list of ingredients, steps, or facts as one text.

/** `# For the sauce`, `For the sauce:`, `[For the sauce]` */
const HEADING = /^(?:#{1,6}\s+(?<marked>\S.*?)#*|(?<open>\S.*?):|\[(?<framed>[^[\]]+)\])$/;
const NUMBERING = /^(?:step\s+)?\d{1,2}\s?[.):]\s+/i;
const BULLET = /^[-*•·▢☐]\s+/;

export interface IngredientLines {
  recipeIngredient: string[];
  ingredientGroups: IngredientGroup[];
}

/** One ingredient per line. Headings start a section. */
export function readIngredientText(text: string): IngredientLines {
  return readIngredientLines(text.split(/\r\n?|\n/));
}

export function readIngredientLines(lines: readonly string[]): IngredientLines {
  const sections: IngredientGroup[] = [{ title: "", items: [] }];
  for (const line of lines.map((one) => one.trim().replace(BULLET, "")).filter(Boolean)) {
    const title = readHeading(line);
    if (title === null) sections.at(-1)?.items.push(line);
    else sections.push({ title, items: [] });
  }
  return joinGroups(sections);
}

/** A step per paragraph; without empty lines, a step per line. Numbers before steps are left out. */
export function readStepText(text: string): Instruction[] {
  const lines = text.replaceAll("\r\n", "\n").replaceAll("\r", "\n").trim();
  const parts = /\n[ \t]*\n/.test(lines)
    ? lines.split(/\n[ \t]*\n/).flatMap(splitNumbered)
    : lines.split("\n");
  return readStepLines(parts);
}

/** Headings become the title of the step after them. */
export function readStepLines(parts: readonly string[]): Instruction[] {
  const steps: Instruction[] = [];
  let title: string | null = null;
  for (const part of parts.map((one) => one.trim()).filter(Boolean)) {
    const heading = readHeading(part);
    if (heading !== null && !part.includes("\n")) {
      title = heading;
      continue;
    }
    const text = part.replace(BULLET, "").replace(NUMBERING, "").trim();
    if (text) steps.push(title === null ? { text } : { title, text });
    if (text) title = null;
  }
  // A heading without steps is a step: nothing is lost.
  return title === null ? steps : [...steps, { text: title }];
}

/** A paragraph of numbered lines, or a heading above lines, is several steps. */
function splitNumbered(paragraph: string): string[] {
  const lines = paragraph.trim().split("\n");
  if (lines.filter((line) => NUMBERING.test(line.trim())).length > 1) return lines;
  const [first = "", ...rest] = lines;
  return readHeading(first.trim()) !== null && rest.length > 0 ? [first, rest.join("\n")] : [paragraph];
}

/** Null if the line isn't a heading. */
export function readHeading(line: string): string | null {
  const { marked, open, framed } = HEADING.exec(line)?.groups ?? {};
  const title = marked ?? open ?? framed;
  // A sentence, or a step like “Bake: 20 minutes:”, is no title.
  return title === undefined || title.length > 80 || /[.!?]\s/.test(title) ? null : title.trim();
}

/**
 * `90` (minutes), `PT1H30M`, `1:30` → `1 Hour 30 Minutes`; other words stay. Null for nothing or zero.
 */
export function readTime(value: unknown): string | null {
  if (typeof value === "number") return durationText(value);
  if (typeof value !== "string") return null;
  const text = value.trim();
  const [, hours = "", minutes = ""] = /^(\d{1,3}):([0-5]\d)(?::[0-5]\d)?$/.exec(text) ?? [];
  if (hours) return durationText(Number(hours) * 60 + Number(minutes));
  return durationText(/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text);
}

const NUTRITION: readonly (readonly [key: string, name: RegExp])[] = [
  ["calories", /^(?:calories|energy|kcal|calor[ií]as|kalorien|brennwert|energie)$/i],
  ["saturatedFatContent", /^saturated\s?fat|^ges[äa]ttigte/i],
  ["transFatContent", /^trans\s?fat/i],
  ["unsaturatedFatContent", /^unsaturated\s?fat/i],
  ["fatContent", /^(?:total\s?)?fat$|^fett$|^fats$/i],
  ["cholesterolContent", /^cholesterol/i],
  ["sodiumContent", /^sodium|^natrium/i],
  ["carbohydrateContent", /^(?:total\s?)?carb(?:ohydrate)?s?$|^kohlenhydrate$/i],
  ["fiberContent", /^(?:dietary\s?)?fib(?:er|re)$|^ballaststoffe$/i],
  ["sugarContent", /^sugars?$|^zucker$/i],
  ["proteinContent", /^proteins?$|^eiwei(?:ß|ss)$/i],
  ["servingSize", /^serving\s?size$/i],
];

/** The key of schema.org for `Total Fat`, `fat`, `saturatedFat`; null for other names. */
export function findNutritionKey(name: string): string | null {
  const words = name.trim().replace(/([a-z])([A-Z])/g, "$1 $2");
  return NUTRITION.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** `Calories: 250`, one per line or with commas between; `rest` has all other text. */
export function readNutritionText(text: string): { nutrition: Record<string, string>; rest: string } {
  const nutrition: Record<string, string> = {};
  const rest: string[] = [];
  for (const part of text
    .split(/\r\n?|\n|[,;](?!\d)/)
    .map((one) => one.trim())
    .filter(Boolean)) {
    const [, name = "", amount = ""] = /^([\p{L} ]+?)\s*[:=]\s*(\S.*)$/u.exec(part) ?? [];
    const key = findNutritionKey(name);
    if (key && !(key in nutrition)) nutrition[key] = amount;
    else rest.push(part);
  }
  return { nutrition, rest: rest.join("\n") };
}

/** Puts facts into fields, and the rest of the text into a note. Also reads `Calories 310`. */
export function readNutritionNotes(text: string): { nutrition: Record<string, string>; notes: Note[] } {
  const marked = text.replace(/(?<=^|[,;] ?)(\p{L}+(?: \p{L}+){0,3}) (?=\d)/gmu, (start, name: string) =>
    findNutritionKey(name) ? `${name}: ` : start,
  );
  const { nutrition, rest } = readNutritionText(marked);
  // Commas inside sentences aren't separators, so the note is the text as it was.
  const isFacts = Object.keys(nutrition).length > 0;
  return { nutrition, notes: toNote(isFacts ? rest : text.trim(), "Nutrition") };
}

export function toNote(text: string, title = ""): Note[] {
  return isVisible(text) ? [{ title, text: text.trim() }] : [];
}

const BOLD_LINE = /^[ \t]*\*\*([^*\n]+?)\*\*[ \t]*$/m;

const DASHES = /^[ \t]*-{3,}[ \t]*$/m;

/** A line in bold is the title of the note below it, and a line of dashes separates notes. */
export function readTitledNotes(text: string): Note[] {
  return text.split(DASHES).flatMap((part) => {
    const [first = "", ...rest] = part.split(BOLD_LINE);
    const titled = rest.flatMap((title, at) =>
      at % 2 === 0 ? toNote(rest[at + 1] ?? "", title.trim()) : [],
    );
    // Without a text, a bold line is only emphasis.
    return titled.length * 2 === rest.length ? [...toNote(first), ...titled] : toNote(part);
  });
}

/** From 0 to 5; zero for anything else. */
export function readRating(value: unknown): number {
  const rating = typeof value === "string" ? Number(value.replace(",", ".")) : value;
  return typeof rating === "number" && rating > 0 ? Math.min(rating, RATING_MOST) : 0;
}

/** `4/5 stars`, `4 stars`, or 0 to 10 without either. */
export function readStars(text: string): number {
  const [, given = "", most = ""] = /^(\d+(?:[.,]\d+)?)\s*(?:\/\s*(\d+))?/.exec(text) ?? [];
  const value = Number(given.replace(",", "."));
  const limit = Number(most) || (/star/i.test(text) && value <= RATING_MOST ? RATING_MOST : 10);
  return value > 0 && value <= limit ? Math.round((value / limit) * 10 * RATING_MOST) / 10 : 0;
}

/** Links of an import only work in notes and steps, so ingredients that are recipes are linked below. */
export function linkRecipesInNote(names: readonly string[]): Note[] {
  return toNote([...new Set(names)].map((name) => `- ${linkToRecipe(name)}`).join("\n"));
}
