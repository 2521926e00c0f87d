import { transliterateLetters } from "../../src/contract/typed-letters.ts";

/** Lower case without accents, in one line. */
export function plainLetters(text: string): string {
  const small = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().normalize("NFC");
  return transliterateLetters(small).replace(/\s+/g, " ").trim();
}
