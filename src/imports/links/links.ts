import { decodeHTMLAttribute } from "entities";
import { linksInText } from "../../contract/links.ts";
import { sourceAddress } from "../../recipes/same-recipe.ts";

export function uniqueLinks(addresses: string[]): string[] {
  const known = new Set<string>();
  return addresses
    .map((address) => address.trim())
    .filter((link) => {
      const page = sourceAddress(link);
      return page !== "" && !known.has(page) && known.add(page);
    });
}

export function findLinks(text: string): string[] {
  return /<a\s/i.test(text) ? linksOfPage(text) : linksInText(text);
}

/** Only links count, since pages contain addresses of pictures, too. */
function linksOfPage(html: string): string[] {
  const links: string[] = [];
  new HTMLRewriter()
    .on("a[href]", {
      element: (link) => void links.push(decodeHTMLAttribute(link.getAttribute("href") ?? "")),
    })
    .transform(html);
  return links.length > 0 ? links : linksInText(html);
}
