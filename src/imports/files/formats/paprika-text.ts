import type { Instruction, RecipeInput } from "../../../contract/recipes.ts";
import { linkToRecipe } from "../reading/recipe-links.ts";

// Paprika marks up texts a little: **bold**, _italic_, [photo:name], and [recipe:name].

const RECIPE = /\[recipe:\s*([^\][]+?)\s*\]/gi;
const PHOTO = /\[photo:\s*([^\][]+?)\s*\]/gi;
/** A line in brackets would be a heading. */
const MARKED_PHOTO = /[ \t]*!\[photo:([^\][]+)\]/g;
/** A whole line is a heading. */
const BOLD_LINE = /^[ \t]*\*\*([^*\n]+?):?\*\*:?[ \t]*$/gm;

export function linkMentions(text: string): string {
  return text.replace(RECIPE, (_, name: string) => linkToRecipe(name));
}

export function markPhotos(text: string): string {
  return text.replace(PHOTO, "![photo:$1]");
}

/** For ingredients, which have no links. */
export function nameMentions(text: string): string {
  return text.replace(RECIPE, "$1");
}

export function listMentions(text: string): string[] {
  return [...text.matchAll(RECIPE)].map(([, name = ""]) => name);
}

/** Steps show Markdown, ingredients don't. */
export function removeEmphasis(text: string, which: "headings" | "all"): string {
  const headed = text.replace(BOLD_LINE, (_, title: string) => `${title.trim()}:`);
  if (which === "headings") return headed;
  return headed
    .replace(/\*\*([^*\n]+)\*\*/g, "$1")
    .replace(/(?<![\p{L}\p{N}*])\*([^*\s][^*\n]*)\*(?![\p{L}\p{N}*])/gu, "$1")
    .replace(/(?<![\p{L}\p{N}_])_([^_\s][^_\n]*)_(?![\p{L}\p{N}_])/gu, "$1");
}

/**
 * Marked mentions of photos leave the text, and the photos belong to their steps. A step of nothing else is left out.
 * @param known names of photos; other mentions stay
 */
export function takePhotoMentions(steps: Instruction[], known: ReadonlySet<string>) {
  const placed = new Map<string, number>();
  const kept: Instruction[] = [];
  for (const step of steps) {
    const names: string[] = [];
    const text = step.text.replace(MARKED_PHOTO, (mention: string, name: string) => {
      if (!known.has(name)) return mention.replace("!", "");
      names.push(name);
      return "";
    });
    const rest = text.trim();
    if (rest || kept.length === 0) kept.push({ ...step, text: rest });
    for (const name of names) if (!placed.has(name)) placed.set(name, kept.length - 1);
  }
  const first = kept[0];
  // A photo before the first step belongs to it.
  if (first?.text !== "" || kept.length === 1) return { steps: kept.filter(({ text }) => text), placed };
  for (const [name, at] of placed) placed.set(name, Math.max(0, at - 1));
  return { steps: kept.slice(1), placed };
}

/** The source is a person, a book, or the name of a site, which its address already says. */
export function readSource(source: string, address: string): Pick<RecipeInput, "author" | "orgURL"> {
  const url = address || (/^https?:\/\/\S+$/i.test(source) ? source : "");
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : "";
  const isSite = source === url || source.toLowerCase().replace(/^www\./, "") === host;
  return { author: isSite ? "" : source, orgURL: url || null };
}
