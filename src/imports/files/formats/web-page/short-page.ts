import { isVisible } from "../../../../contract/rules.ts";
import { readHead } from "../../../../recipes/reading/page/page-head.ts";
import { readPageLines, type PageLine } from "../../../../recipes/reading/page/page-lines.ts";
import { getAttribute, parsePage } from "../../../../recipes/reading/page/parse-page.ts";
import { readPlainTexts } from "../../../../recipes/reading/plain-text/read-plain-texts.ts";
import { isComplete, type ParsedRecipe } from "../../../../recipes/text/parsed-recipe.ts";
import { isOnlyPartName, partOfHeading, type Part } from "../../../../recipes/text/part-words.ts";
import { findElements } from "../../reading/html-parts.ts";
import { nameFile } from "../markdown/markdown-text.ts";
import { NOWHERE } from "./saved-page.ts";

/** Someone's own page, rather than a page of a site. */
const MAX_PAGE_CHARACTERS = 30_000;
const MAX_LINES = 150;

/**
 * Reads a short page as text, since a page of a site needs more to be sure of a recipe than a page in an import.
 * None unless both lists have headings.
 */
export function readShortPage(path: string, url: string | null, html: string): ParsedRecipe[] {
  if (html.length > MAX_PAGE_CHARACTERS) return [];
  const document = parsePage(html);
  const lines = readPageLines(document).filter(({ part }) => part !== "noise");
  const first = lines.findIndex((line) => isHeading(line, "ingredients"));
  if (first < 0 || lines.length > MAX_LINES) return [];
  if (!lines.some((line) => isHeading(line, "steps"))) return [];
  const title = lines.findIndex(({ level }) => level === 1);
  const isTitled = title >= 0 && title < first;
  const name = (isTitled && lines[title]?.text) || readHead(html).title || nameFile(path);
  const text = [name, "", ...lines.slice(isTitled ? title + 1 : 0).map(writeLine)].join("\n");
  const recipes = readPlainTexts(text).map(({ recipe }) => recipe);
  if (!recipes.every((recipe) => isComplete(recipe) && isVisible(recipe.name))) return [];
  const [image] = findElements(document, (element) => element.name === "img").flatMap((element) => {
    const source = getAttribute(element, "src") ?? "";
    return URL.canParse(source, url ?? NOWHERE) ? [new URL(source, url ?? NOWHERE).href] : [];
  });
  // Of several recipes, nobody knows whose picture it is.
  return recipes.map((recipe) => ({ ...recipe, image: recipes.length === 1 ? (image ?? null) : null }));
}

function isHeading({ text }: PageLine, part: Part): boolean {
  return isOnlyPartName(text) && partOfHeading(text) === part;
}

/** Headings have an empty line above. */
function writeLine({ text, level }: PageLine): string {
  return level > 0 ? `\n${text}` : text;
}
