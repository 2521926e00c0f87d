import type { RecipeContent } from "../../../contract/recipe-life.ts";
import type { Note } from "../../../contract/recipes.ts";

/** The label and the encoded name. */
const LINK = /\[((?:\\.|[^\\\]])*)\]\(recipe:([^()\s]+)\)/g;

/** Markdown for a link to another recipe of the same import. `resolveLinks` fills in its address. */
export function linkToRecipe(name: string): string {
  const label = name.replace(/[[\]\\]/g, "\\$&");
  const target = encodeURIComponent(name).replace(/[()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `[${label}](recipe:${target})`;
}

type FindSlug = (name: string) => string | null;

/**
 * Only notes show Markdown, so links elsewhere become text, and a note has them.
 * @param findSlug null if the recipe isn't found; then only the label stays
 */
export function resolveLinks(content: RecipeContent, findSlug: FindSlug): RecipeContent {
  const { notes, ...rest } = content;
  const linked = new Map<string, string>();
  const others = mapTexts(rest, (text) =>
    replaceLinks(text, findSlug, (label, path) => {
      linked.set(path, label);
      return unescapeLabel(label);
    }),
  );
  const ownNotes = mapTexts(notes, (text) =>
    replaceLinks(text, findSlug, (label, path) => `[${label}](${path})`),
  );
  const missing = [...linked].filter(([path]) => !ownNotes.some(({ text }) => text.includes(`](${path})`)));
  return { ...others, notes: [...ownNotes, ...listInNote(missing)] };
}

function replaceLinks(
  text: string,
  findSlug: FindSlug,
  format: (label: string, path: string) => string,
): string {
  return text.replace(LINK, (_, label: string, target: string) => {
    const name = decodeName(target);
    const slug = name === null ? null : findSlug(name);
    return slug === null ? unescapeLabel(label) : format(label, `/recipe/${slug}`);
  });
}

function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  return JSON.parse(JSON.stringify(value), (_, inner: unknown) =>
    typeof inner === "string" && inner.includes("](recipe:") ? change(inner) : inner,
  );
}

function listInNote(links: [path: string, label: string][]): Note[] {
  const lines = links.map(([path, label]) => `- [${label}](${path})`);
  return lines.length > 0 ? [{ title: "", text: lines.join("\n") }] : [];
}

function unescapeLabel(label: string): string {
  return label.replace(/\\(.)/g, "$1");
}

function decodeName(target: string): string | null {
  try {
    return decodeURIComponent(target);
  } catch {
    return null;
  }
}
