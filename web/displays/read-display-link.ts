import { languageFor, type Language } from "../../src/contract/languages.ts";

export interface OpenedLink {
  code: string;
  /** Of the person who created it. */
  language: Language | null;
}

/** Reads `#code=K7F29-MQX3T&language=de-DE`. Null without a code. */
export function readDisplayLink(hash: string): OpenedLink | null {
  const values = new URLSearchParams(hash.replace(/^#/, ""));
  const code = values.get("code");
  return code ? { code, language: languageFor(values.get("language") ?? "") ?? null } : null;
}

export function addLanguage(address: string, language: Language): string {
  return `${address}&language=${language}`;
}
