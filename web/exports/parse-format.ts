import type { ExportOptions } from "../../src/contract/recipe-exports.ts";

const MARKDOWN_TEMPLATE = "recipes.md";
const BY_TEMPLATE = "template:";

export const HTML_BOOK = "html-book";
export const PLAIN_HTML_BOOK = "html-book:plain";

/** The value of a template, whose name may be that of a format. */
export function templateValue(name: string): string {
  return BY_TEMPLATE + name;
}

export function parseFormat(value: string): Pick<ExportOptions, "format" | "template" | "pictures"> {
  if (value.startsWith(BY_TEMPLATE)) return { format: "template", template: value.slice(BY_TEMPLATE.length) };
  if (value === HTML_BOOK || value === PLAIN_HTML_BOOK)
    return { format: "html-book", pictures: value === HTML_BOOK };
  return { format: value === "json" ? "json" : "markdown" };
}

export function furtherTemplates(names: string[]): string[] {
  return names.filter((name) => name !== MARKDOWN_TEMPLATE);
}
