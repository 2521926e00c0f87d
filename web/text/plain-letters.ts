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

/** A name as it is compared with what somebody types: small, without accents, in one line. */
export function plainLetters(text: string): string {
  const small = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().normalize("NFC");
  return small
    .replace(NOT_TYPED, (letter) => TYPED_FOR[letter] ?? letter)
    .replace(/\s+/g, " ")
    .trim();
}
