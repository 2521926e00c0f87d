import { foldText } from "./text/fold-text.ts";

const TRACKING =
  /^(?:utm_.*|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|igshid|igsh|mc_cid|mc_eid|_ga|_gl|ref|ref_src|smid|cmpid|s_cid|epik)$/i;

const MIN_WORDS = 3;

export interface SlugAndName {
  slug: string;
  name: string;
}

/** Without scheme, `www.`, fragment, trailing slash and tracking; empty if it's no web address. */
export function sourceAddress(url: string | null): string {
  if (!url || !URL.canParse(url.trim())) return "";
  const { protocol, host, pathname, searchParams } = new URL(url.trim());
  if (protocol !== "http:" && protocol !== "https:") return "";
  for (const name of Array.from(searchParams.keys())) if (TRACKING.test(name)) searchParams.delete(name);
  searchParams.sort();
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  return host.replace(/^www\./, "") + pathname.replace(/\/+$/, "") + query;
}

export function ingredientsKey(lines: string[]): string {
  const words = new Set(lines.flatMap((line) => foldText(line).match(/\p{L}+/gu) ?? []));
  // A single Latin letter is a unit; in other scripts it can be a word.
  const significant = [...words].filter((word) => !/^[a-z]$/.test(word)).toSorted();
  if (significant.length < MIN_WORDS) return "";
  return new Bun.CryptoHasher("sha256").update(significant.join(" ")).digest("hex").slice(0, 32);
}
