/** http or https, then a host with a dot and something after it; no user name, no white space. */
const RECIPE_URL = /^https?:\/\/[^\s/?#@\\]+\.[^\s/?#@\\.]+\.?(?:[/?#]\S*)?$/i;

/** Whether a text is an address that recipes may be fetched from. White space around it does not count. */
export function isRecipeUrl(text: string): boolean {
  return RECIPE_URL.test(text.trim()) && URL.canParse(text.trim());
}

/** Whether a text is an address of the web, of a host in the private network too: `http://kitchen:8123/hook`. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}

/** Addresses in a text, and what stands between them when it is no more than a sign. */
const LINKS = /[,;]?https?:\/\/[^\s<>"。，；「」『』【】《》]+/gi;
/** Where the next one begins, the last is over. */
const NEXT_LINK = /(?=[,;|]https?:\/\/)/i;
const SIGN = /^[,;|]/;

/** What may stand behind an address without being a part of it. */
const BEHIND = new Set(".,;:!?'\"»”’、！？：…");

/** Brackets that end an address only when it has opened none. */
const OPENED_BY = new Map([
  [")", "("],
  ["]", "["],
  ["}", "{"],
  ["）", "（"],
]);

/** The addresses that stand in a text, in their order, without the signs of the sentences around them. */
export function linksInText(text: string): string[] {
  const links = [...text.matchAll(LINKS)].flatMap(([run]) => run.split(NEXT_LINK));
  return links.map((link) => {
    const sign = SIGN.exec(link)?.[0];
    const address = sign ? link.slice(1) : link;
    // Right behind a comma it is a field of a table, which the next comma ends.
    return withoutBehind(sign && sign !== "|" ? (address.split(sign, 1)[0] ?? "") : address);
  });
}

function withoutBehind(link: string): string {
  /** How many of a closing bracket have no partner; counted once it stands at the end. */
  const lonely = new Map<string, number>();
  let end = link.length;
  for (; end > 0; end--) {
    const last = link[end - 1] ?? "";
    if (BEHIND.has(last)) continue;
    const opener = OPENED_BY.get(last);
    if (!opener) break;
    const left = lonely.get(last) ?? countOccurrences(last, link) - countOccurrences(opener, link);
    if (left <= 0) break;
    lonely.set(last, left - 1);
  }
  return link.slice(0, end);
}

const countOccurrences = (sign: string, text: string) => text.split(sign).length - 1;
