import { escapeUTF8 as escape } from "entities";
import type { Chapter, IndexSection } from "../../contract/book-order.ts";
import type { Language } from "../../contract/languages.ts";
import type { BookTexts } from "./book-texts.ts";
import script from "./reader.js" with { type: "text" };
import styles from "./reader.css" with { type: "text" };

export interface NumberedRecipe {
  number: number;
  recipe: { name: string };
}

interface Page {
  texts: BookTexts;
  language: Language;
}

/** Everything before the recipes. The policy allows only this script and these styles, and no connection. */
export function renderStart(chapters: Chapter<NumberedRecipe>[], { texts, language }: Page): string {
  const title = escape(texts["default-title"]);
  const policy = [
    "default-src 'none'",
    "img-src data:",
    `style-src '${hash(styles)}'`,
    `script-src '${hash(script)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta name="generator" content="Tagine offline book">
<title>${title}</title>
<style>${styles}</style>
</head>
<body>
<a id="back" class="back" href="#" hidden>‹ ${escape(texts.back)}</a>
<div id="list">
<h1>${title}</h1>
<div class="search" data-scripted hidden>
<label for="search">${escape(texts.search)}</label>
<input id="search" type="search" autocomplete="off">
</div>
<nav data-scripted hidden><a href="#index">${escape(texts.index)}</a></nav>
<p id="none" role="status" hidden>${escape(texts["no-matches"])}</p>
<ul id="found" hidden></ul>
<div id="contents">${chapters.map((chapter) => renderChapter(chapter, chapters.length, texts)).join("\n")}</div>
</div>
<main id="shown" hidden></main>
<div id="foods" hidden></div>
`;
}

function renderChapter({ title, recipes }: Chapter<NumberedRecipe>, count: number, texts: BookTexts): string {
  const isWhole = title === null && count === 1;
  const heading = escape(isWhole ? texts.contents : (title ?? texts["no-category"]));
  const rows = recipes.map(
    ({ number, recipe }) => `<li><a href="#r${number}" dir="auto">${escape(recipe.name)}</a></li>`,
  );
  return `<section><h2 dir="auto">${heading} <small>${recipes.length}</small></h2><ul>${rows.join("")}</ul></section>`;
}

export function renderEnd(index: IndexSection<number>[]): string {
  const entries = index.map(({ letter, entries: foods }) => [
    letter,
    foods.map(({ name, places }) => [name, places]),
  ]);
  return `<script type="application/json" id="food-index">${writeScriptData(entries)}</script>
<script>${script}</script>
</body>
</html>
`;
}

export function writeScriptData(data: unknown): string {
  // Only this could end the script element early.
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

function hash(text: string): string {
  return `sha256-${new Bun.CryptoHasher("sha256").update(text).digest("base64")}`;
}
