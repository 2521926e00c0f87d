import type { RecipeContent } from "../../contract/recipe-life.ts";

/** The label and the encoded name. */
const LINK = /\[((?:\\.|[^\\\]])*)\]\(recipe:([^()\s]+)\)/g;

/** Markdown for a link to another recipe of the same import. `resolveLinks` gives it its address. */
export function linkToRecipe(name: string): string {
  const label = name.replace(/[[\]\\]/g, "\\$&");
  const target = encodeURIComponent(name).replace(/[()]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `[${label}](recipe:${target})`;
}

/**
 * Replaces the links of an import by paths of recipes, everywhere in a recipe's texts.
 * @param findSlug null if there is no such recipe; then only the label stays
 */
export function resolveLinks(
  content: RecipeContent,
  findSlug: (name: string) => string | null,
): RecipeContent {
  const resolve = (text: string) =>
    text.replace(LINK, (_, label: string, target: string) => {
      const name = decodeName(target);
      const slug = name === null ? null : findSlug(name);
      return slug === null ? label.replace(/\\(.)/g, "$1") : `[${label}](/recipe/${slug})`;
    });
  return JSON.parse(JSON.stringify(content), (_, value: unknown) =>
    typeof value === "string" && value.includes("](recipe:") ? resolve(value) : value,
  );
}

function decodeName(target: string): string | null {
  try {
    return decodeURIComponent(target);
  } catch {
    return null;
  }
}
