import { languageFor, type Language } from "../contract/languages.ts";

/** The best match for an `Accept-Language` header, else English. */
export function chooseLanguage(header: string | null): Language {
  const wanted = (header ?? "").split(",").map(readPreference);
  for (const { tag } of wanted.filter(({ weight }) => weight > 0).toSorted((a, b) => b.weight - a.weight)) {
    const language = languageFor(tag);
    if (language) return language;
  }
  return "en-US";
}

function readPreference(text: string): { tag: string; weight: number } {
  const [tag = "", ...options] = text.split(";").map((part) => part.trim());
  const weight = options.find((option) => option.startsWith("q="))?.slice("q=".length);
  return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
}
