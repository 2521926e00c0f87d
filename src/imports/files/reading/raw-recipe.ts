import type { IngredientGroup, Instruction, Note } from "../../../contract/recipes.ts";
import { inOneLine } from "../../../platform/plain-text.ts";
import { collectExtras } from "../../migrations/collect-extras.ts";
import { joinGroups } from "../../migrations/heading-lines.ts";
import type { FoundPicture, FoundRecipe } from "../file-format.ts";
import { findNutritionKey } from "./nutrition-text.ts";
import { readTime } from "./recipe-text.ts";

const AUTHOR_CHARACTERS = 120;
const LINK = /https?:\/\/[^\s<>"')\]]+/i;
const WHOLE_LINK = /^<?((?:https?:\/\/|www\.)[^\s<>"]+)>?$/i;

/** A recipe of an old program, as it's collected line by line or element by element. */
export interface RawRecipe {
  name: string;
  description: string;
  categories: string[];
  cuisines: string[];
  tags: string[];
  yield: string;
  author: string;
  /** Books, people, addresses. */
  sources: string[];
  sections: IngredientGroup[];
  steps: Instruction[];
  notes: Note[];
  nutrition: Record<string, string>;
  tools: string[];
  /** 0 to 5 */
  rating: number;
  prepTime: string;
  performTime: string;
  totalTime: string;
  dateAdded: string | null;
  extras: [key: string, value: unknown][];
  pictures: FoundPicture[];
  isFavorite: boolean;
}

export function createRawRecipe(): RawRecipe {
  return {
    name: "",
    description: "",
    categories: [],
    cuisines: [],
    tags: [],
    yield: "",
    author: "",
    sources: [],
    sections: [{ title: "", items: [] }],
    steps: [],
    notes: [],
    nutrition: {},
    tools: [],
    rating: 0,
    prepTime: "",
    performTime: "",
    totalTime: "",
    dateAdded: null,
    extras: [],
    pictures: [],
    isFavorite: false,
  };
}

export function addLine(raw: RawRecipe, line: string): void {
  if (line) raw.sections.at(-1)?.items.push(line);
}

export function startSection(raw: RawRecipe, title: string): void {
  raw.sections.push({ title, items: [] });
}

/** `4` → `4 servings`, also for ranges; nothing for 0, and other words as they are. */
export function formatServings(text: string): string {
  if (/^\d+\s*-\s*\d+$/.test(text)) return `${text} servings`;
  if (!/^\d+(?:\.\d+)?$/.test(text)) return text;
  const count = Number(text);
  return count === 0 ? "" : `${count} ${count === 1 ? "serving" : "servings"}`;
}

export function addNote(raw: RawRecipe, title: string, text: string): void {
  if (/[\p{L}\p{N}]/u.test(text)) raw.notes.push({ title, text: text.trim() });
}

const MAIL =
  /^(?:--\s*$|(?:from|to|date|subject|newsgroups|path|message-id|organization|lines|x-[\w-]+)\s*:|-{3,}\s*(?:original|forwarded) message)/i;

/** What's below the end of a recipe belongs to it, unless it's the end of a mail or the next one. */
export function addNoteBelow(raw: RawRecipe, lines: readonly string[]): void {
  const end = lines.findIndex((line) => MAIL.test(line));
  addNote(raw, "", (end === -1 ? lines : lines.slice(0, end)).join("\n"));
}

export function finishRecipe(raw: RawRecipe): FoundRecipe {
  const { author, orgURL, others } = placeSources(raw);
  const long = others.filter((one) => one.length > AUTHOR_CHARACTERS || one.includes("\n"));
  const short = others.find((one) => !long.includes(one)) ?? "";
  const rest = [...long, ...others.filter((one) => one !== short && !long.includes(one))];
  return {
    recipe: {
      name: inOneLine(raw.name),
      description: raw.description.trim(),
      recipeCategory: tidyNames(raw.categories),
      recipeCuisine: tidyNames(raw.cuisines),
      tags: tidyNames(raw.tags),
      recipeYield: inOneLine(raw.yield),
      author,
      orgURL,
      ...joinGroups(keepTitles(raw.sections)),
      recipeInstructions: raw.steps,
      notes: [...raw.notes, ...rest.map((text) => ({ title: "Source", text }))],
      nutrition: raw.nutrition,
      tools: tidyNames(raw.tools),
      rating: raw.rating,
      prepTime: readTime(raw.prepTime),
      performTime: readTime(raw.performTime),
      totalTime: readTime(raw.totalTime),
      dateAdded: raw.dateAdded,
      extras: collectExtras([...raw.extras, ...(short ? [["source", short] as [string, string]] : [])]),
    },
    pictures: raw.pictures,
    ...(raw.isFavorite && { isFavorite: true }),
  };
}

function placeSources({ author, sources }: RawRecipe): {
  author: string;
  orgURL: string | null;
  others: string[];
} {
  const texts = [...new Set(sources.map((one) => one.trim()).filter(Boolean))];
  const links = texts.flatMap((text) => WHOLE_LINK.exec(text)?.[1] ?? []);
  const orgURL = links[0] ?? texts.flatMap((text) => LINK.exec(text)?.[0] ?? [])[0] ?? null;
  const others = texts.filter((text) => {
    const link = WHOLE_LINK.exec(text)?.[1];
    return link === undefined || link !== orgURL;
  });
  const ownAuthor = inOneLine(author);
  const isName = (text: string): boolean => text.length <= AUTHOR_CHARACTERS && !LINK.test(text);
  const named = ownAuthor || others.find((text) => isName(text) && !text.includes("\n")) || "";
  return {
    author: named,
    orgURL: orgURL?.startsWith("www.") ? `http://${orgURL}` : orgURL,
    others: others.filter((text) => text !== named),
  };
}

/** A heading without lines joins the next one, such as “FILLING” above “FOR THE CREAM”. */
function keepTitles(sections: IngredientGroup[]): IngredientGroup[] {
  const kept: IngredientGroup[] = [];
  let waiting = "";
  for (const { title, items } of sections) {
    if (items.length === 0) {
      waiting = [waiting, title].filter(Boolean).join(": ");
      continue;
    }
    kept.push({ title: [waiting, title].filter(Boolean).join(": "), items });
    waiting = "";
  }
  // A heading at the end is a line: nothing is lost.
  if (waiting) kept.push({ title: "", items: [waiting] });
  return kept;
}

function tidyNames(names: readonly string[]): string[] {
  return [...new Set(names.map(inOneLine).filter(Boolean))];
}

const NUTRIENT =
  /^(?:(?<amount>\d+(?:[.,]\d+)?)\s*(?<unit>mg|g|kcal|kj|mcg)?\s+(?<name>[a-z ]+?)|(?<first>[a-z ]+?)\s*[:=]?\s+(?<last>\d+(?:[.,]\d+)?\s*(?:mg|g|kcal|kj|mcg)?))(?:\s*\(kcal\))?$/i;

/** `(34% calories from fat)` */
const SHARE = /\(\s*[\d.,]+\s*% calories from [a-z ]+\)/gi;

/** `Per serving: 233 Calories (kcal); 9g Total Fat; (34% calories from fat)`; the rest becomes a note. */
export function addNutritionText(raw: RawRecipe, text: string): void {
  const rest: string[] = [];
  // Exchanges have the names of nutrients, too.
  const end = text.search(/\b(?:food )?exchanges?\s*:/i);
  const [all, exchanges] = end === -1 ? [text, ""] : [text.slice(0, end), text.slice(end)];
  const shares = all.match(SHARE) ?? [];
  const facts = all
    .replace(SHARE, "")
    .replace(/^\s*nutrition(?:al)?(?: information| info| facts| analysis| data)?\s*:?\s*(?=\(?per )/i, "")
    .replace(/^\s*\(?(?:per|each) serving\)?(?:\s*\([^)]*\))?\s*(?:contains|provides)?\s*[:=]?/i, "");
  for (const part of facts.split(/[;\n]|,(?!\d)|\.(?=\s|$)/).map((one) => one.trim())) {
    const found = NUTRIENT.exec(
      part
        .slice(0, 80)
        .replace(/^\(([^()]*)\)$/, "$1")
        .replace(/^(\d+(?:\.\d+)?)(mg|g)\b/i, "$1 $2"),
    )?.groups;
    const key = found ? findNutritionKey((found["name"] ?? found["first"] ?? "").trim()) : null;
    if (!found || !key || key in raw.nutrition) {
      if (part) rest.push(part);
      continue;
    }
    raw.nutrition[key] = found["last"] ?? [found["amount"], found["unit"]].filter(Boolean).join(" ");
  }
  const isAllLost = Object.keys(raw.nutrition).length === 0;
  rest.push(...shares.map((share) => share.replace(/[()]/g, "")), ...(exchanges ? [exchanges.trim()] : []));
  addNote(raw, "Nutrition", isAllLost ? text : rest.join("; "));
}
