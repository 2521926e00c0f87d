import { foldText } from "./text/fold-text.ts";

/** Parts of an address that say where a visitor came from, and nothing of the page. */
const TRACKING =
  /^(?:utm_.*|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|igshid|igsh|mc_cid|mc_eid|_ga|_gl|ref|ref_src|smid|cmpid|s_cid|epik)$/i;

/** With fewer words than these, recipes are alike by chance. */
const WORDS_LEAST = 3;

/**
 * An address by which a page is known again: without scheme, `www.`, fragment, trailing slash and what follows
 * visitors about. Empty for what is no address of the web.
 */
export function sourceAddress(url: string | null): string {
  if (!url || !URL.canParse(url.trim())) return "";
  const { protocol, host, pathname, searchParams } = new URL(url.trim());
  if (protocol !== "http:" && protocol !== "https:") return "";
  for (const name of Array.from(searchParams.keys())) if (TRACKING.test(name)) searchParams.delete(name);
  searchParams.sort();
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  return host.replace(/^www\./, "") + pathname.replace(/\/+$/, "") + query;
}

/**
 * The same for recipes with the same ingredients, whatever their order and amounts: a hash of their words. Empty for
 * too few words.
 */
export function ingredientsKey(lines: string[]): string {
  const words = new Set(lines.flatMap((line) => foldText(line).match(/\p{L}+/gu) ?? []));
  // A letter alone is a unit; in scripts without letters it is a word.
  const telling = [...words].filter((word) => !/^[a-z]$/.test(word)).toSorted();
  if (telling.length < WORDS_LEAST) return "";
  return new Bun.CryptoHasher("sha256").update(telling.join(" ")).digest("hex").slice(0, 32);
}
