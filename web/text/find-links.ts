import { isRecipeUrl, linksInText } from "../../src/contract/links.ts";

export function findLinks(text: string): string[] {
  const found = /<a\s[^>]*href\s*=/i.test(text) ? linksOfPage(text) : linksInText(text);
  return [...new Set(found.map((link) => link.trim()).filter(isRecipeUrl))];
}

/** The link in a shared text, or one without a scheme; other text stays. */
export function linkMeant(text: string): string {
  const typed = text.trim();
  if (/^www\.\S+$/i.test(typed)) return `https://${typed}`;
  if (isRecipeUrl(typed)) return typed;
  return linksInText(typed).find(isRecipeUrl) ?? text;
}

/** Exported bookmarks contain pictures of sites, so only links count. */
function linksOfPage(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi)].map((match) =>
    (match[1] ?? match[2] ?? match[3] ?? "").replace(/&(?:amp|#38);/gi, "&"),
  );
}

export function portions<Item>(items: Item[], most: number): Item[][] {
  const size = Math.ceil(items.length / Math.ceil(items.length / most));
  return Array.from({ length: Math.ceil(items.length / size) || 0 }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
