import { getBaseLanguage } from "../../contract/languages.ts";

/** Their plural is the word with an s, at least after a vowel. */
const WITH_S = new Set(["fr", "pt", "es"]);
const SHORTEST = 3;

/**
 * Lists what may be the singular or plural of a name, by the regular rule of its language; none where
 * plurals are irregular. Some aren't words, so they only count where no food has that name.
 * @param name normalized
 */
export function listOtherNumbers(name: string, language: string): string[] {
  const family = getBaseLanguage(language);
  const others = family === "en" ? listEnglish(name) : WITH_S.has(family) ? listWithS(name) : [];
  return others.filter(({ length }) => length >= SHORTEST);
}

/** For texts in any language. */
export function listAllNumbers(name: string): string[] {
  return [...new Set([name, ...listOtherNumbers(name, "en"), ...listOtherNumbers(name, "fr")])];
}

function listEnglish(name: string): string[] {
  if (name.endsWith("ies")) return [`${name.slice(0, -3)}y`, name.slice(0, -1)];
  if (/(?:[sxz]|[cs]h|o)es$/.test(name)) return [name.slice(0, -2), name.slice(0, -1)];
  if (/[^sui]s$/.test(name)) return [name.slice(0, -1)];
  if (/[^aeiou]y$/.test(name)) return [`${name.slice(0, -1)}ies`];
  if (/(?:[sxz]|[cs]h)$/.test(name)) return [`${name}es`];
  return [`${name}s`, ...(name.endsWith("o") ? [`${name}es`] : [])];
}

/** In longer names, adjectives would need an s, too. */
function listWithS(name: string): string[] {
  if (name.includes(" ")) return [];
  if (/[aeo]s$/.test(name)) return [name.slice(0, -1)];
  return /[aeo]$/.test(name) ? [`${name}s`] : [];
}
