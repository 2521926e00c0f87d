import { decodeHTMLAttribute } from "entities";
import { linksInText } from "../../contract/links.ts";
import { sourceAddress } from "../../recipes/same-recipe.ts";

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
export function findLinks(text: string): string[] {
  return /<a\s/i.test(text) ? linksOfPage(text) : linksInText(text);
}

/** Of a page only links count: addresses of pictures stand in it too. */
function linksOfPage(html: string): string[] {
  const links: string[] = [];
  new HTMLRewriter()
    .on("a[href]", {
      element: (link) => void links.push(decodeHTMLAttribute(link.getAttribute("href") ?? "")),
    })
    .transform(html);
  return links.length > 0 ? links : linksInText(html);
}
