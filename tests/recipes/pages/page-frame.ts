import { PAGE_WORDS } from "./page-words.ts";
import type { Dish } from "./page-dish.ts";

export const escapeHtml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

export const tag = (name: string, content: string, attributes = ""): string =>
  `<${name}${attributes && ` ${attributes}`}>${content}</${name}>`;

/** Each text in an element of its own. */
export const each = (name: string, texts: readonly string[], attributes = ""): string =>
  texts.map((text) => tag(name, escapeHtml(text), attributes)).join("\n");

export const ldJson = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, "\\u003c")}</script>`;

export interface PageParts {
  head?: string;
  body?: string;
}

/** What surrounds recipes: nothing, a blog, a magazine. */
export const FRAMES = {
  bare: frameBare,
  blog: frameBlog,
  magazine: frameMagazine,
};

function frameBare({ name }: Dish, { head = "", body = "" }: PageParts): string {
  return `<!doctype html><html><head><title>${escapeHtml(name)}</title>${head}</head>
<body><h1>${escapeHtml(name)}</h1>${body}</body></html>`;
}

function frameBlog(dish: Dish, { head = "", body = "" }: PageParts): string {
  const { intro, related, relatedDishes, comments, comment } = PAGE_WORDS[dish.language];
  const name = escapeHtml(dish.name);
  const links = relatedDishes.map((other) => `<li><a href="/other">${escapeHtml(other)}</a></li>`).join("");
  return `<!doctype html><html lang="${dish.language}"><head><title>${name} - Anna</title>
<meta property="og:title" content="${name}"><meta property="og:site_name" content="Anna">${head}</head>
<body class="single-post has-comments tag-similar-dishes">
<nav><ul><li><a href="/">Anna</a></li><li><a href="/about">Blog</a></li></ul></nav>
<main><article class="post category-related"><h1 class="entry-title">${name}</h1>
<div class="entry-content"><p>${escapeHtml(intro)}</p><p><img src="/dish.jpg" width="800" alt="${name}"></p>
${body}</div></article>
<section class="related-posts"><h3>${escapeHtml(related)}</h3><ul>${links}</ul></section>
<section id="comments" class="comments-area"><h3>${escapeHtml(comments)}</h3>
<ol class="comment-list"><li><p>${escapeHtml(comment)}</p></li></ol></section></main>
<footer class="site-footer"><p>© Anna 2024</p></footer></body></html>`;
}

function frameMagazine(dish: Dish, { head = "", body = "" }: PageParts): string {
  const { intro, related, relatedDishes } = PAGE_WORDS[dish.language];
  const name = escapeHtml(dish.name);
  const cards = relatedDishes
    .map(
      (other) => `<div class="card"><a href="/x"><img src="/x.jpg"><h4>${escapeHtml(other)}</h4></a></div>`,
    )
    .join("\n");
  return `<!doctype html><html lang="${dish.language}"><head><title>${name} | Table</title>
<meta name="description" content="${escapeHtml(intro)}"><meta property="og:image" content="/dish.jpg">${head}</head>
<body><header class="sticky-header"><a href="/login">Login</a><ul><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul></header>
<div class="layout layout--no-sidebar"><h1>${name}</h1><div class="node node-promoted">
<div class="lead">${escapeHtml(intro)}</div>${body}</div>
<aside class="sidebar"><div class="widget"><h4>${escapeHtml(related)}</h4>${cards}</div></aside></div>
<footer><p>© Table 2024</p><ul><li><a href="/terms">Terms</a></li></ul></footer></body></html>`;
}
