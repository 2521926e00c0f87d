/** http or https, then a host with a dot; no user name, no white space. */
const RECIPE_URL = /^https?:\/\/[^\s/?#@\\]+\.[^\s/?#@\\.]+\.?(?:[/?#]\S*)?$/i;

export function isRecipeUrl(text: string): boolean {
  return RECIPE_URL.test(text.trim()) && URL.canParse(text.trim());
}

/** Also accepts hosts in the private network: `http://kitchen:8123/hook`. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text) && URL.canParse(text);
}

/** Also matches a separator before the URL. */
const LINKS = /[,;]?https?:\/\/[^\s<>"。，；「」『』【】《》]+/gi;
const NEXT_LINK = /(?=[,;|]https?:\/\/)/i;
const SIGN = /^[,;|]/;

/** Punctuation that may follow a URL. */
const BEHIND = new Set(".,;:!?'\"»”’、！？：…");

const OPENED_BY = new Map([
  [")", "("],
  ["]", "["],
  ["}", "{"],
  ["）", "（"],
]);

export function linksInText(text: string): string[] {
  const links = [...text.matchAll(LINKS)].flatMap(([run]) => run.split(NEXT_LINK));
  return links.map((link) => {
    const sign = SIGN.exec(link)?.[0];
    const address = sign ? link.slice(1) : link;
    // After a separator it's a table cell, which ends at the next one.
    return withoutBehind(sign && sign !== "|" ? (address.split(sign, 1)[0] ?? "") : address);
  });
}

function withoutBehind(link: string): string {
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
