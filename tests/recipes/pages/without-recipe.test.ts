import { describe, expect, test } from "bun:test";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readPage } from "../../../src/recipes/reading/page/read-page.ts";
import type { Obstacle } from "../../../src/recipes/reading/page/obstacle.ts";
import { each, escapeHtml, tag } from "./page-frame.ts";

type Block = ["h2" | "h3" | "p", string] | ["ul" | "ol", string[]] | ["table", string[][]];

interface WrittenPage {
  kind: string;
  title: string;
  blocks: Block[];
}
interface OtherPage extends WrittenPage {
  obstacle: Obstacle | null;
}
interface OddPage extends WrittenPage {
  recipe: boolean;
}

/** Creams, paint, compost, machines, tables of measures, menus, and walls in twelve languages. */
const FOLDER = join(import.meta.dir, "without-recipe");
const LANGUAGES = readdirSync(FOLDER).map((file) => file.replace(".json", ""));
const MAX_CLAIMED_SHARE = 0.01;

/** Crafts and household remedies, and dishes that sound like them: compost cookies, nettle soup. */
const ODD_FOLDER = join(import.meta.dir, "odd-pages");

const readPages = (language: string): OtherPage[] =>
  JSON.parse(readFileSync(join(FOLDER, `${language}.json`), "utf8"));

const readOddPages = (language: string): OddPage[] =>
  JSON.parse(readFileSync(join(ODD_FOLDER, `${language}.json`), "utf8"));

function renderBlock([name, content]: Block): string {
  if (name === "table") return tag("table", content.map((row) => tag("tr", each("td", row))).join("\n"));
  return typeof content === "string" ? tag(name, escapeHtml(content)) : tag(name, each("li", content));
}

const SIGN_IN = `<form><label>Email</label><input name="email"><input type="password"><button>Sign in</button></form>`;

/** With a sign-in form in the header, as most sites have. */
function renderPage({ title, blocks }: WrittenPage): string {
  const name = escapeHtml(title);
  return `<!doctype html><html><head><title>${name} - Garden</title><script>track()</script></head><body>
    <header><a href="/login">Login</a>${SIGN_IN}</header>
    <main><h1>${name}</h1>${blocks.map(renderBlock).join("\n")}</main><footer><p>© Garden</p></footer></body></html>`;
}

const read = (page: WrittenPage) => readPage({ url: "https://garden.example/page", html: renderPage(page) });

test("almost no page without a recipe is taken for one", () => {
  const others = LANGUAGES.flatMap(readOddPages).filter(({ recipe }) => !recipe);
  const pages = [...LANGUAGES.flatMap(readPages), ...others];
  const claimed = pages.filter((page) => read(page).recipes.length > 0);
  expect(pages.length).toBeGreaterThanOrEqual(300);
  expect(claimed.length, claimed.map(({ title }) => title).join("; ")).toBeLessThanOrEqual(
    pages.length * MAX_CLAIMED_SHARE,
  );
});

test.each(LANGUAGES)("dishes with odd names are read: %s", (language) => {
  const dishes = readOddPages(language).filter(({ recipe }) => recipe);
  const refused = dishes.filter((page) => read(page).recipes.length === 0);
  expect(refused.map(({ title }) => title)).toEqual([]);
});

describe("obstacles are recognized, and a form in the header isn't one", () => {
  test.each(LANGUAGES)("%s", (language) => {
    const pages = readPages(language).filter((page) => read(page).recipes.length === 0);
    const found = pages.map((page) => [page.kind, read(page).obstacle]);
    expect(found).toEqual(pages.map(({ kind, obstacle }) => [kind, obstacle]));
  });
});

test("an app that shows nothing without its scripts is empty", () => {
  const html = `<html><head><title>Soup</title></head><body><div id="root"></div><script>start()</script></body></html>`;
  expect(readPage({ url: "https://app.example/soup", html }).obstacle).toBe("empty-page");
});
