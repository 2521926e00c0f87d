/**
 * How people type letters that their keyboard does not have. Imports nothing, so that the web app may use it, too.
 */

/** Letters that are no other letter with an accent, and what people type who do not have them. */
const TYPED_FOR: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};
const NOT_TYPED = new RegExp(`[${Object.keys(TYPED_FOR).join("")}]`, "g");

/** Small letters as they are typed without them. */
export function transliterateLetters(small: string): string {
  return small.replace(NOT_TYPED, (letter) => TYPED_FOR[letter] ?? letter);
}
