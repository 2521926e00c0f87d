import type { SentenceParams } from "./sentences.ts";

/** What fills the gaps of a sentence, where a gap may hold several names. */
export type ListParams = Record<string, string | number | string[]>;

/** The params with each list as one text, joined the way the language does it. */
export function joinLists(params: ListParams, language = "en-US"): SentenceParams {
  const list = new Intl.ListFormat(language);
  const joined = Object.entries(params).map(([name, value]) => [
    name,
    Array.isArray(value) ? list.format(value) : value,
  ]);
  return Object.fromEntries(joined) as SentenceParams;
}
