import { getBaseLanguage } from "../../contract/languages.ts";

/** These languages add an s to words that end in a vowel. */
const WITH_S = new Set(["fr", "pt", "es"]);
const MIN_LETTERS = 3;

/**
 * Lists possible singulars and plurals by the regular rules of the language, or none if it has no such
 * rules. Some aren't words, so they only count if no food has that name.
 * @param name normalized
 */
export function listOtherNumbers(name: string, language: string): string[] {
  const family = getBaseLanguage(language);
  const others = family === "en" ? listEnglish(name) : WITH_S.has(family) ? listWithS(name) : [];
  return others.filter(({ length }) => length >= MIN_LETTERS);
}

/** Includes the name itself, and forms for texts in any language. */
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
