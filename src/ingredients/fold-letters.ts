const ACCENTS = new Map<string, string>();
for (let code = 0xc0; code < 0x180; code++) {
  const letter = String.fromCharCode(code);
  const plain = letter.normalize("NFD").replace(/\p{M}/gu, "");
  if (plain.length === 1 && plain !== letter) ACCENTS.set(letter, plain);
}
const SPACES = ["\u00a0 ", "\u2009 ", "\u202f "];
for (const [letter, plain] of ["łl", "øo", "đd", "’'", "＇'", "‘'", ...SPACES].map((pair) => [...pair]))
  ACCENTS.set(letter ?? "", plain ?? "");

const LONE_T = /(?<![\p{L}\d'-])t(?![\p{L}\d'-])|(?<=\d)t(?![\p{L}\d'-])/gu;

/**
 * Removes case and accents and unifies spaces for comparisons. The length stays the same, so positions in
 * the folded text are positions in the text. A lone "T" (tablespoon) stays uppercase to differ from "t" (teaspoon).
 */
export function foldLetters(text: string): string {
  const lower = text.toLowerCase();
  const folded =
    lower.length === text.length ? lower : text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
  const kept = text.includes("T")
    ? folded.replace(LONE_T, (_, at: number) => (text[at] === "T" ? "T" : "t"))
    : folded;
  return kept.replace(/[\u00a0\u00c0-\u017f\u2009\u202f’‘＇]/g, (letter) => ACCENTS.get(letter) ?? letter);
}
