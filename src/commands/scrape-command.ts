import { readFileSync, statSync } from "node:fs";
import { createInterface } from "node:readline";
import { EXIT } from "./exit-codes.ts";
import { getErrorCode, getMessage, StartError, UsageError } from "../platform/errors.ts";
import { decodePage } from "../recipes/reading/page/decode-page.ts";
import type { ParsedRecipe } from "../recipes/text/parsed-recipe.ts";
import { readPage } from "../recipes/reading/page/read-page.ts";

const NO_RECIPE = "There is no recipe on this page.";

export function scrapeOne(file: string, url: string): number {
  if (!URL.canParse(url)) throw new UsageError(`--url must be an address, not “${url}”.`);
  const recipe = readFile(file, url);
  console.log(JSON.stringify(recipe ?? { error: NO_RECIPE }, null, 2));
  return recipe ? EXIT.ok : EXIT.nothingFound;
}

/** Reads `{"id","url","htmlFile"}` lines, prints `{"id","recipe"}` or `{"id","error"}` lines. */
export async function scrapeBatch(): Promise<number> {
  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
  let isReading = true;
  process.stdout.on("error", (problem) => {
    // The reader may stop early, like `| head -1`.
    if (getErrorCode(problem) !== "EPIPE") throw problem;
    isReading = false;
  });
  for await (const line of lines) {
    if (!isReading) break;
    // Windows editors add a byte order mark.
    const text = line.replace(/^\uFEFF/, "").trim();
    if (text) process.stdout.write(`${JSON.stringify(answerTo(text))}\n`);
  }
  process.stdin.destroy();
  return EXIT.ok;
}

function answerTo(line: string): object {
  let id: unknown = null;
  try {
    const input: { id?: unknown; url?: unknown; htmlFile?: unknown } | null = JSON.parse(line);
    if (typeof input !== "object" || input === null) {
      return { id, error: 'A line must be an object: {"id", "url", "htmlFile"}.' };
    }
    id = input.id ?? null;
    const recipe = readFile(String(input.htmlFile), String(input.url));
    return recipe ? { id, recipe } : { id, error: NO_RECIPE };
  } catch (problem) {
    return { id, error: getMessage(problem) };
  }
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
