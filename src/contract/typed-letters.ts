/** Imports nothing, so the web may use it. */

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

/** Expects lower case. */
export function transliterateLetters(small: string): string {
  return small.replace(NOT_TYPED, (letter) => TYPED_FOR[letter] ?? letter);
}
