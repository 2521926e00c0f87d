import { RATING_MOST } from "../../../contract/home-rules.ts";
import type { IngredientGroup, Instruction, Note } from "../../../contract/recipes.ts";
import { parseDay, toText } from "../../../archiving/lenient-values.ts";
import { isVisible } from "../../../contract/rules.ts";
import { durationText } from "../../../recipes/reading/page/duration.ts";
import { joinGroups } from "../../migrations/heading-lines.ts";
import { readNutritionText } from "./nutrition-text.ts";
import { isPartHeading, markCapitals, readHeading } from "./text-headings.ts";
import { linkToRecipe } from "./recipe-links.ts";

// Programs write a whole list of ingredients, steps, or facts as one text.

const STEP_NUMBER = String.raw`(?:step|schritt|étape|etape|paso|passo|stap|krok|trin|steg)\s*(?:n[°º.]\s*)?\d{1,2}`;
/** `1. `, `1.`, `1) `, `1 - `, `Step 1: `, or `Step 1` on its own line. */
const NUMBERING = new RegExp(
  String.raw`^(?:\*\*)?(?:${STEP_NUMBER}(?:\s?[.):](?:\*\*)?(?:\s+|$)|\s[–-]\s|(?:\*\*)?\s*(?:\n\s*|$))|\d{1,2}(?:\s?[.):](?:\s+|$|(?=\p{Lu}\p{L}))|\s-\s(?!\d)))`,
  "iu",
);
const BULLET = /^(?:[-–—*•·▢☐◦▪●‣⁃■□✓]\s+|[▢☐•◦▪●]|-(?=\d))/;

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
  let waiting = "";
  for (const line of dropNumbers(markCapitals(lines).map((one) => one.trim().replace(BULLET, "")))) {
    const title = readHeading(line);
    if (title === null) {
      if (waiting) sections.push({ title: waiting, items: [] });
      sections.at(-1)?.items.push(line.replace(/\t+/g, " "));
      waiting = "";
    } else if (isPartHeading(title, "ingredients")) {
      sections.push({ title: "", items: [] });
    } else {
      // A heading above another one belongs to it.
      waiting = [waiting, title].filter(Boolean).join(": ");
    }
  }
  // A heading at the end is a line: nothing is lost.
  if (waiting) sections.push({ title: "", items: [waiting] });
  return joinGroups(sections);
}

const COUNTED = /^\d{1,2}[.)]\s+(?=\S)/;

/** Some people number the lines. */
function dropNumbers(lines: readonly string[]): string[] {
  const filled = lines.filter(Boolean);
  const isCounted =
    filled.length > 1 && filled.every((line) => COUNTED.test(line) || readHeading(line) !== null);
  return isCounted ? filled.map((line) => line.replace(COUNTED, "")) : filled;
}

/** A step per paragraph; without empty lines, a step per line. Numbers before steps are left out. */
export function readStepText(text: string): Instruction[] {
  const lines = text.replaceAll("\r\n", "\n").replaceAll("\r", "\n").trim();
  const parts = /\n[ \t]*\n/.test(lines)
    ? lines.split(/\n[ \t]*\n/).flatMap(splitNumbered)
    : markCapitals(lines.split("\n"));
  return readStepLines(parts);
}

/** `**Season:** Add salt.`, as Tagine writes a step with a name. */
export function readNamedStep(written: string): Pick<Instruction, "name" | "text"> {
  const [, name = "", text = ""] = /^\*\*([^*:\n]{1,80}):\*\*[^\S\n]*(\S.*)$/s.exec(written) ?? [];
  return name ? { name, text } : { text: written };
}

/** Headings become the title of the step after them. */
export function readStepLines(parts: readonly string[]): Instruction[] {
  const steps: Instruction[] = [];
  let title = "";
  for (const part of parts.map((one) => one.trim()).filter(Boolean)) {
    const text = dropMark(part);
    const heading = part.includes("\n") || text === "" ? null : readHeading(part);
    if (heading !== null) {
      // “Preparation” may come before “Cooking”.
      if (!isPartHeading(heading, "steps") || /^pr[eé]p/i.test(heading))
        title = [title, heading].filter(Boolean).join(": ");
    } else if (text) {
      steps.push(title === "" ? { text } : { title, text });
      title = "";
    }
  }
  // A heading without steps is a step: nothing is lost.
  return title === "" ? steps : [...steps, { text: title }];
}

/** The lines of a list within a step keep their marks. */
function dropMark(part: string): string {
  const isList = part.split("\n", 2).every((line) => BULLET.test(line)) && part.includes("\n");
  return isList ? part : part.replace(BULLET, "").replace(NUMBERING, "").trim();
}

/** A paragraph of numbered lines, or a heading above lines, is several steps. */
function splitNumbered(paragraph: string): string[] {
  const lines = markCapitals(paragraph.trim().split("\n"));
  if (lines.filter((line) => NUMBERING.test(line.trim())).length > 1) return lines;
  const [first = "", ...rest] = lines;
  return readHeading(first.trim()) !== null && rest.length > 0
    ? [first, rest.join("\n")]
    : [lines.join("\n")];
}

/** `90` (minutes), `PT1H30M`, `1:30` → `1 Hour 30 Minutes`; other words stay. Null for nothing or zero. */
export function readTime(value: unknown): string | null {
  if (typeof value === "number") return durationText(value);
  if (typeof value !== "string") return null;
  const text = value.trim();
  const [, hours = "", minutes = ""] = /^(\d{1,3}):([0-5]\d)(?::[0-5]\d)?$/.exec(text) ?? [];
  if (hours) return durationText(Number(hours) * 60 + Number(minutes));
  if (/^(?:0+\s*\p{L}*\.?|n\/a|none|null)$/iu.test(text)) return null;
  return durationText(/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text);
}

/**
 * The day of a moment, `YYYY-MM-DD`; null for 0 and for anything that isn't a moment.
 * @param moment milliseconds since 1970
 */
export function readMoment(moment: number): string | null {
  const date = new Date(moment);
  return moment > 0 && !Number.isNaN(date.getTime()) ? parseDay(date.toISOString()) : null;
}

/** Puts facts into fields, and the rest of the text into a note. */
export function readNutritionNotes(text: string): { nutrition: Record<string, string>; notes: Note[] } {
  const { nutrition, rest } = readNutritionText(text);
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

/** From 0 to 5; more is 5, and anything else 0. */
export function readRating(value: unknown): number {
  const rating = typeof value === "string" ? Number(value.replace(",", ".")) : value;
  return typeof rating === "number" && rating > 0 ? Math.min(rating, RATING_MOST) : 0;
}

/** From 0 to 5; 0 for anything else, also for more than 5, which another scale must have. */
export function readFiveStars(value: unknown): number {
  const stars = Number(toText(value).replace(",", "."));
  return stars > 0 && stars <= RATING_MOST ? stars : 0;
}

/** `4/5 stars`, `4 stars`, or 0 to 10 without either. */
export function readStars(text: string): number {
  const [, given = "", most = ""] = /^(\d+(?:[.,]\d+)?)\s*(?:\/\s*(\d+))?/.exec(text) ?? [];
  const value = Number(given.replace(",", "."));
  const limit = Number(most) || (/star/i.test(text) && value <= RATING_MOST ? RATING_MOST : 10);
  return value > 0 && value <= limit ? Math.round((value / limit) * 10 * RATING_MOST) / 10 : 0;
}

/** Ingredients can't contain links, so a note links to those that are recipes: each once, whatever its case. */
export function linkRecipesInNote(names: readonly string[]): Note[] {
  const different = [...Map.groupBy(names, (name) => name.toLowerCase()).values()];
  return toNote(different.map(([name = ""]) => `- ${linkToRecipe(name)}`).join("\n"));
}
