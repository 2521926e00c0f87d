import { parseDay } from "../../../archiving/lenient-values.ts";
import type { Note, RecipeInput } from "../../../contract/recipes.ts";
import type { ArchiveFiles } from "../../archives/recipe-format.ts";
import { linkToRecipe } from "../reading/recipe-links.ts";
import { findNutritionKey } from "../reading/nutrition-text.ts";
import { readRating, toNote } from "../reading/recipe-text.ts";
import { BREAK, HEADING, nameLinkedRecipes, plainInline } from "./markdown/markdown-text.ts";

const FIRST_FACT = /^- Added: \d{4}-\d\d-\d\d\s*$/;
const FACT = /^- (?<mark>`?)(?<label>.+?)\k<mark>: (?<value>.+)$/;
const LINK = /\[((?:\\.|[^\\\]\n])*)\]\(([^()\s]+\.md)\)/g;
const UNTITLED = "Note";

/** Tagine writes facts and notes after the steps. The line before them, or -1 in files of other programs. */
export function findFactsStart(lines: readonly string[]): number {
  return lines.findLastIndex((line, at) => {
    if (!BREAK.test(line)) return false;
    const next = lines.slice(at + 1, at + 4).find((one) => one.trim() !== "");
    return next !== undefined && FIRST_FACT.test(next);
  });
}

interface Facts {
  isFavorite: boolean;
  /** @param tags those of RecipeMD, which include categories */
  complete(tags: readonly string[]): Partial<RecipeInput>;
}

export async function readFacts(
  lines: readonly string[],
  link: (note: Note) => Promise<Note>,
): Promise<Facts> {
  const end = lines.findIndex((line) => HEADING.test(line));
  const listed = end === -1 ? lines : lines.slice(0, end);
  const facts = new Map<string, string>();
  const extras = new Map<string, string>();
  for (const line of listed) {
    const { mark, label = "", value = "" } = FACT.exec(line)?.groups ?? {};
    if (label) (mark ? extras : facts).set(label, value.trim());
  }
  const get = (label: string) => facts.get(label) ?? "";
  const getList = (label: string) => get(label).split("; ").filter(Boolean);
  const nutrition = [...facts].flatMap(([label, value]) => {
    const key = findNutritionKey(label) ?? (label.endsWith("Content") ? label : null);
    return key ? [[key, value] as const] : [];
  });
  const notes = await Promise.all(readNotes(end === -1 ? [] : lines.slice(end)).map(link));
  const categories = getList("Categories");
  return {
    isFavorite: get("Favorite") === "yes",
    complete: (tags) => ({
      dateAdded: parseDay(get("Added")),
      prepTime: get("Prep time") || null,
      performTime: get("Cook time") || null,
      totalTime: get("Total time") || null,
      recipeCategory: categories,
      tags: facts.has("Tags") ? getList("Tags") : tags.filter((tag) => !categories.includes(tag)),
      recipeCuisine: getList("Cuisine"),
      tools: getList("Tools"),
      author: get("Author"),
      orgURL: get("Source") || null,
      rating: readRating(get("Rating")),
      nutrition: Object.fromEntries(nutrition),
      extras: Object.fromEntries(extras),
      notes,
    }),
  };
}

function readNotes(lines: readonly string[]): Note[] {
  const notes: { title: string; lines: string[] }[] = [];
  for (const line of lines) {
    const title = HEADING.exec(line)?.groups?.["text"];
    if (title === undefined) notes.at(-1)?.lines.push(line.replace(/^\\(?=#)/, ""));
    else notes.push({ title: plainInline(title), lines: [] });
  }
  return notes.flatMap(({ title, lines: text }) => toNote(text.join("\n"), title === UNTITLED ? "" : title));
}

/** Links to other files are links to their recipes. */
export async function linkFiles(note: Note, path: string, files: ArchiveFiles): Promise<Note> {
  const links = [...note.text.matchAll(LINK)];
  const names = await Promise.all(links.map(([link]) => nameLinkedRecipes(link, path, files)));
  const text = note.text.replace(LINK, (_, label: string) => {
    const [name = label] = names.shift() ?? [];
    return linkToRecipe(name);
  });
  return { ...note, text };
}
