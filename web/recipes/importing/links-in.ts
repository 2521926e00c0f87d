import { isRecipeUrl } from "../../../src/contract/rules.ts";

/** What stands behind an address in a sentence and is no part of it. */
const BEHIND = /[.,;:!?)\]}>'"»”’]+$/;

/** The addresses in a list, in any text, or in a file of bookmarks: each once, in their order. */
export function linksIn(text: string): string[] {
  const found = /<a\s[^>]*href\s*=/i.test(text) ? linksOfPage(text) : linksOfText(text);
  return [...new Set(found.map((link) => link.trim()).filter(isRecipeUrl))];
}

function linksOfText(text: string): string[] {
  return [...text.matchAll(/https?:\/\/[^\s<>"]+/gi)].map(([link]) => link.replace(BEHIND, ""));
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
