import { isRecipeUrl } from "../../../src/contract/rules.ts";

/** An address in a text. Where the next one begins behind a comma, and at what only ends sentences, it is over. */
const LINK = /(?<before>[,;]?)(?<link>https?:\/\/(?:(?![,;|]https?:\/\/)[^\s<>"。，；「」『』【】《》])+)/gi;

/** What may stand behind an address without being a part of it. */
const BEHIND = new Set(".,;:!?'\"»”’、！？：…");

/** Brackets that end an address only when it has opened none. */
const OPENED_BY = new Map([
  [")", "("],
  ["]", "["],
  ["}", "{"],
  ["）", "（"],
]);

/** The addresses in a list, in any text, or in a file of bookmarks: each once, in their order. */
export function linksIn(text: string): string[] {
  const found = /<a\s[^>]*href\s*=/i.test(text) ? linksOfPage(text) : linksOfText(text);
  return [...new Set(found.map((link) => link.trim()).filter(isRecipeUrl))];
}

function linksOfText(text: string): string[] {
  return [...text.matchAll(LINK)].map(({ groups }) => {
    const { before, link = "" } = groups ?? {};
    // Right behind a comma it is a field of a table, which the next comma ends.
    return withoutBehind(before ? (link.split(before, 1)[0] ?? "") : link);
  });
}

function withoutBehind(link: string): string {
  const open = new Map<string, number>();
  for (const sign of link) open.set(sign, (open.get(sign) ?? 0) + 1);
  let end = link.length;
  while (end > 0) {
    const last = link[end - 1] ?? "";
    const opener = OPENED_BY.get(last);
    const closed = open.get(last) ?? 0;
    if (opener ? closed <= (open.get(opener) ?? 0) : !BEHIND.has(last)) break;
    open.set(last, closed - 1);
    end--;
  }
  return link.slice(0, end);
}

/**
 * The address that somebody meant who pasted more than that, as phones share it, or less, as it is shown on paper. What
 * holds no address stays as it is.
 */
export function linkMeant(text: string): string {
  const typed = text.trim();
  if (/^www\.\S+$/i.test(typed)) return `https://${typed}`;
  if (isRecipeUrl(typed)) return typed;
  return linksOfText(typed).find(isRecipeUrl) ?? text;
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
