import { createInterface } from "node:readline";
import { EXIT } from "./exit-codes.ts";
import { messageOf, StartError, UsageError } from "./platform/errors.ts";
import { decodePage } from "./recipes/scraper/decode-page.ts";
import type { PageRecipe } from "./recipes/scraper/page-recipe.ts";
import { readPage } from "./recipes/scraper/read-page.ts";

const NO_RECIPE = "There is no recipe on this page.";

/** `tagine scrape --html FILE --url URL`: prints what it reads from a page. Returns the exit code. */
export async function scrapeOne(file: string, url: string): Promise<number> {
  if (!URL.canParse(url)) throw new UsageError(`--url must be an address, not “${url}”.`);
  const recipe = await readFile(file, url);
  console.log(JSON.stringify(recipe ?? { error: NO_RECIPE }, null, 2));
  return recipe ? EXIT.ok : EXIT.nothingFound;
}

/** `tagine scrape --batch`: a line `{"id","url","htmlFile"}` in, a line `{"id","recipe"}` or `{"id","error"}` out. */
export async function scrapeBatch(): Promise<number> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim()) process.stdout.write(`${JSON.stringify(await answerTo(line))}\n`);
  }
  return EXIT.ok;
}

async function answerTo(line: string): Promise<object> {
  let id: unknown = null;
  try {
    const wish: { id?: unknown; url?: unknown; htmlFile?: unknown } = JSON.parse(line);
    id = wish.id ?? null;
    const recipe = await readFile(String(wish.htmlFile), String(wish.url));
    return recipe ? { id, recipe } : { id, error: NO_RECIPE };
  } catch (problem) {
    return { id, error: messageOf(problem) };
  }
}

async function readFile(path: string, url: string): Promise<PageRecipe | null> {
  const file = Bun.file(path);
  if (!(await file.exists())) throw new StartError(`The file ${path} does not exist.`);
  return readPage({ url, html: decodePage(await file.bytes(), "") }).recipes[0] ?? null;
}
