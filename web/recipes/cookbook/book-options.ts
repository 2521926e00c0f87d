export const PAPERS = ["a4", "a5", "letter"] as const;
export type Paper = (typeof PAPERS)[number];

interface Sheet {
  /** All in millimeters. */
  width: number;
  height: number;
  margin: number;
  /** In points. */
  fontSize: number;
  /** With two recipes on a page, in points. */
  smallFontSize: number;
}

/** Source: CSS Values and Units, 1in = 96px */
export const PIXELS_PER_MM = 96 / 25.4;

/** Sources: ISO 216; ANSI/ASME Y14.1 */
export const SHEETS: Record<Paper, Sheet> = {
  a4: { width: 210, height: 297, margin: 18, fontSize: 10.5, smallFontSize: 8.2 },
  a5: { width: 148, height: 210, margin: 13, fontSize: 8.5, smallFontSize: 7 },
  letter: { width: 215.9, height: 279.4, margin: 18, fontSize: 10.5, smallFontSize: 8.2 },
};

/** Measured: Chromium takes 20 seconds for them on 2 busy cores, and the PDF has 200 MB with pictures. */
export const MAX_BOOK = 1000;

export interface BookOptions {
  paper: Paper;
  perPage: 1 | 2;
  hasPictures: boolean;
}

/** Letter where people print on it. Source: Unicode CLDR, `paperSize`. */
export function chooseDefaultPaper(locales: readonly string[]): Paper {
  const region = locales.map(findRegion).find(Boolean);
  return /^(?:BZ|CA|CL|CO|CR|GT|MX|NI|PA|PH|PR|SV|US|VE)$/.test(region ?? "") ? "letter" : "a4";
}

function findRegion(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().region;
  } catch {
    // WebKit on Linux names the language “C” if the system has none.
    return undefined;
  }
}

interface Listed {
  slug: string;
  recipeCategory: readonly string[];
}

export type Choice = { which: "all" } | { which: "selected" } | { which: "category"; category: string };

export function chooseRecipes<Recipe extends Listed>(
  recipes: readonly Recipe[],
  choice: Choice,
  selected: ReadonlySet<string>,
): Recipe[] {
  if (choice.which === "all") return [...recipes];
  if (choice.which === "selected") return recipes.filter(({ slug }) => selected.has(slug));
  return recipes.filter(({ recipeCategory }) => recipeCategory.includes(choice.category));
}

export function listCategories(recipes: readonly Listed[], language: string): string[] {
  const names = new Set(recipes.flatMap(({ recipeCategory }) => recipeCategory));
  return [...names].toSorted(new Intl.Collator(language, { numeric: true }).compare);
}
