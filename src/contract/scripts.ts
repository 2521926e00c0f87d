/** How the world writes. Imports nothing, so that the web app may use it, too. */

/** A character of a script that puts no spaces between words: any part of a text in it is found. */
export const WITHOUT_SPACES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]/v;
