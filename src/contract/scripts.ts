/** Imports nothing, so the web may use it. */

/** Scripts without spaces between words, where search matches any part of a text. */
export const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/v;
