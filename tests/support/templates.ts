// @ts-expect-error: the types don't tell of the copy for browsers
import nunjucks from "nunjucks/browser/nunjucks.js";

export const recipeToRender = {
  name: "Bean Stew",
  description: "Warm & <b>cheap</b>,\nsee www.example.com and https://example.com/a for more.",
  recipeIngredient: ["2 cans beans", "1 onion"],
  tags: ["warm", "cheap", "old"],
  rating: 4,
  größe: "groß",
  nutrition: { calories: "200", fatContent: null },
  notes: [
    { title: "Tip", text: "a", weight: 2, deep: { er: "x" } },
    { title: "Also", text: "b", weight: 0, deep: { er: "y" } },
    { title: "Tip", text: "c", weight: 1, deep: { er: "x" } },
  ],
};

const environment = new nunjucks.Environment([], { autoescape: false });

/** The library's own output without any restrictions, from a separate copy. */
export function renderUnrestricted(source: string): string {
  return environment.renderString(source, { recipe: structuredClone(recipeToRender) });
}
