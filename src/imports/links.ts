import { decodeHTMLAttribute } from "entities";
import { sourceAddress } from "../recipes/same-recipe.ts";

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

/** Addresses on the web: each page once, in their order. */
export function uniqueLinks(addresses: string[]): string[] {
  const known = new Set<string>();
  return addresses
    .map((address) => address.trim())
    .filter((link) => {
      const page = sourceAddress(link);
      return page !== "" && !known.has(page) && known.add(page);
    });
}

/** All addresses that stand in a text, or that the links of a page lead to, as in a browser's file of bookmarks. */
export function linksIn(text: string): string[] {
  return /<a\s/i.test(text) ? linksOfPage(text) : linksOfText(text);
}

/** Of a page only links count: addresses of pictures stand in it too. */
function linksOfPage(html: string): string[] {
  const links: string[] = [];
  new HTMLRewriter()
    .on("a[href]", {
      element: (link) => void links.push(decodeHTMLAttribute(link.getAttribute("href") ?? "")),
    })
    .transform(html);
  return links.length > 0 ? links : linksOfText(html);
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
