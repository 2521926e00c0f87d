import { foldText } from "./text/fold-text.ts";

/** Query parameters that don't change the page. */
const TRACKING =
  /^(?:utm_.*|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|igshid|igsh|mc_cid|mc_eid|_ga|_gl|ref|ref_src|smid|cmpid|s_cid|epik)$/i;

/** Recipes with fewer words are equal by chance. */
const WORDS_LEAST = 3;

/** A URL without scheme, `www.`, fragment, trailing slash and tracking parameters. Empty for other texts. */
export function sourceAddress(url: string | null): string {
  if (!url || !URL.canParse(url.trim())) return "";
  const { protocol, host, pathname, searchParams } = new URL(url.trim());
  if (protocol !== "http:" && protocol !== "https:") return "";
  for (const name of Array.from(searchParams.keys())) if (TRACKING.test(name)) searchParams.delete(name);
  searchParams.sort();
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  return host.replace(/^www\./, "") + pathname.replace(/\/+$/, "") + query;
}

/** A hash of the words of all ingredients, without amounts and order. Empty for too few words. */
export function ingredientsKey(lines: string[]): string {
  const words = new Set(lines.flatMap((line) => foldText(line).match(/\p{L}+/gu) ?? []));
  // A single letter is a unit; in scripts without spaces, a word.
  const telling = [...words].filter((word) => !/^[a-z]$/.test(word)).toSorted();
  if (telling.length < WORDS_LEAST) return "";
  return new Bun.CryptoHasher("sha256").update(telling.join(" ")).digest("hex").slice(0, 32);
}
