const ACCENTS = new Map<string, string>();
for (let code = 0xc0; code < 0x180; code++) {
  const letter = String.fromCharCode(code);
  const plain = letter.normalize("NFD").replace(/\p{M}/gu, "");
  if (plain.length === 1 && plain !== letter) ACCENTS.set(letter, plain);
}
const SPACES = ["\u00a0 ", "\u2009 ", "\u202f "];
for (const [letter, plain] of ["łl", "øo", "đd", "’'", "＇'", "‘'", ...SPACES].map((pair) => [...pair]))
  ACCENTS.set(letter ?? "", plain ?? "");

/** Includes the comma in "１，５００ｇ", but not one between words. */
const FULL_WIDTH = /[０-９Ａ-Ｚａ-ｚ．－]|(?<=[\d０-９])，(?=[\d０-９]{3}(?![\d０-９]))/g;
/** A full-width character is this far from its ASCII character. */
const FROM_FULL_WIDTH = 0xfee0;

const LONE_T = /(?<![\p{L}\d'-])t(?![\p{L}\d'-])|(?<=\d)t(?![\p{L}\d'-])/gu;

/**
 * Removes case, accents, and full width for comparisons, and unifies spaces; accents must be composed. The
 * length stays the same, so positions in the folded text are positions in the text. A lone "T" (tablespoon)
 * stays uppercase to differ from "t" (teaspoon).
 */
export function foldLetters(written: string): string {
  const text = written.replace(FULL_WIDTH, (one) => String.fromCharCode(one.charCodeAt(0) - FROM_FULL_WIDTH));
  const lower = text.toLowerCase();
  const folded =
    lower.length === text.length ? lower : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const kept = text.includes("T")
    ? folded.replace(LONE_T, (_, at: number) => (text[at] === "T" ? "T" : "t"))
    : folded;
  return kept.replace(/[\u00a0\u00c0-\u017f\u2009\u202f’‘＇]/g, (letter) => ACCENTS.get(letter) ?? letter);
}
