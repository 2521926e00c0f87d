import { readFileSync, statSync } from "node:fs";
import { EXIT } from "./exit-codes.ts";
import { getMessage, StartError, UsageError } from "../platform/errors.ts";
import { decodePage } from "../recipes/reading/page/decode-page.ts";
import type { ParsedRecipe } from "../recipes/text/parsed-recipe.ts";
import { readPage } from "../recipes/reading/page/read-page.ts";
import { answerLines } from "./answer-lines.ts";

const NO_RECIPE = "There is no recipe on this page.";

export function scrapeOne(file: string, url: string): number {
  if (!URL.canParse(url)) throw new UsageError(`--url must be an address, not “${url}”.`);
  const recipe = readFile(file, url);
  console.log(JSON.stringify(recipe ?? { error: NO_RECIPE }, null, 2));
  return recipe ? EXIT.ok : EXIT.nothingFound;
}

/** Reads `{"id","url","htmlFile"}` lines, prints `{"id","recipe"}` or `{"id","error"}` lines. */
export async function scrapeBatch(): Promise<number> {
  await answerLines('{"id", "url", "htmlFile"}', ({ url, htmlFile }) => {
    const recipe = readFile(String(htmlFile), String(url));
    return recipe ? { recipe } : { error: NO_RECIPE };
  });
  return EXIT.ok;
}

function readFile(path: string, url: string): ParsedRecipe | null {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new StartError(`The file ${path} does not exist.`);
  if (found.isDirectory()) throw new StartError(`${path} is a folder, not a saved page.`);
  return readPage({ url, html: decodePage(readBytes(path), "") }).recipes[0] ?? null;
}

function readBytes(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (problem) {
    throw new StartError(`Can't read the file ${path}: ${getMessage(problem)}`);
  }
}
