import type { ExportOptions } from "../../src/contract/recipe-exports.ts";

const MARKDOWN_TEMPLATE = "recipes.md";
const BY_TEMPLATE = "template:";

export const HTML_BOOK = "html-book";
export const PLAIN_HTML_BOOK = "html-book:plain";

/** Of other programs, by their names. */
export const OTHER_FORMATS = [
  { format: "paprika", label: "Paprika" },
  { format: "recipesage", label: "RecipeSage" },
  { format: "cooklang", label: "Cooklang" },
  { format: "recipemd", label: "RecipeMD" },
  { format: "mealie", label: "Mealie" },
] as const;

/** The value of a template, whose name may be that of a format. */
export function templateValue(name: string): string {
  return BY_TEMPLATE + name;
}

export function parseFormat(value: string): Pick<ExportOptions, "format" | "template" | "pictures"> {
  if (value.startsWith(BY_TEMPLATE)) return { format: "template", template: value.slice(BY_TEMPLATE.length) };
  if (value === HTML_BOOK || value === PLAIN_HTML_BOOK)
    return { format: "html-book", pictures: value === HTML_BOOK };
  const other = OTHER_FORMATS.find(({ format }) => format === value)?.format;
  return { format: other ?? (value === "json" ? "json" : "markdown") };
}

export function furtherTemplates(names: string[]): string[] {
  return names.filter((name) => name !== MARKDOWN_TEMPLATE);
}
