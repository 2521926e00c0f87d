import { isRecipeUrl, linksInText } from "../../src/contract/links.ts";

/** The addresses in a list, in any text, or in a file of bookmarks: each once, in their order. */
export function findLinks(text: string): string[] {
  const found = /<a\s[^>]*href\s*=/i.test(text) ? linksOfPage(text) : linksInText(text);
  return [...new Set(found.map((link) => link.trim()).filter(isRecipeUrl))];
}

/**
 * The address that somebody meant who pasted more than that, as phones share it, or less, as it is shown on paper. What
 * holds no address stays as it is.
 */
export function linkMeant(text: string): string {
  const typed = text.trim();
  if (/^www\.\S+$/i.test(typed)) return `https://${typed}`;
  if (isRecipeUrl(typed)) return typed;
  return linksInText(typed).find(isRecipeUrl) ?? text;
}

/** Browsers write their bookmarks as a page. Pictures of the sites stand in it too, so only links count. */
function linksOfPage(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi)].map((match) =>
    (match[1] ?? match[2] ?? match[3] ?? "").replace(/&(?:amp|#38);/gi, "&"),
  );
}

/** A list in lists of at most so many, as evenly long as they can be. */
export function portions<Item>(items: Item[], most: number): Item[][] {
  const size = Math.ceil(items.length / Math.ceil(items.length / most));
  return Array.from({ length: Math.ceil(items.length / size) || 0 }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
