// Collections from the time of DOS and old Macs don't say how they're encoded, and people joined several into one.

/** Source: https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/PC/ */
const CP437 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";
const CP850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";
const CP852 =
  "ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0";

const HIGH_BYTES = Uint8Array.from({ length: 128 }, (_, at) => at + 128);
const listCharacters = (encoding: string) => new TextDecoder(encoding).decode(HIGH_BYTES);

/** The characters of bytes from 128 on. */
export type CodePage = string;

export const USUAL: CodePage = listCharacters("windows-1252");
/** Later ones must fit better than earlier ones. */
const CODE_PAGES: readonly CodePage[] = [
  USUAL,
  CP850,
  CP437,
  listCharacters("macintosh"),
  listCharacters("windows-1250"),
  listCharacters("iso-8859-2"),
  CP852,
  listCharacters("windows-1251"),
  listCharacters("koi8-r"),
  listCharacters("ibm866"),
];

const CHECKED_CHARACTERS = 4000;
const HIGH = /[\u0080-\u00ff]/g;
const COMMON_LETTER = /[äöüßÄÖÜéèêëàâáíóúñçîïôûùåæøœìòãõÉÀÈÑÇÅØŒąćęłńśźżĄĆĘŁŃŚŹŻ]/;
const UPPER = /\p{Lu}/u;
const LOWER = /\p{Ll}/u;
const LATIN = /\p{Script=Latin}/u;
const CYRILLIC = /[а-яёіїєА-ЯЁІЇЄ]/;

/** @param text one character per byte */
export function findCodePage(text: string, usual: CodePage): CodePage {
  let found = usual;
  let best = scorePage(text, usual);
  for (const page of CODE_PAGES) {
    const score = scorePage(text, page);
    if (score > best) [found, best] = [page, score];
  }
  return found;
}

export function hasHighBytes(text: string): boolean {
  return text.search(HIGH) !== -1;
}

export function decodeCodePage(text: string, page: CodePage): string {
  return text.replace(HIGH, (character) => page[character.charCodeAt(0) - 128] ?? "");
}

/** How much the characters beyond ASCII look as if they belong where they are. */
function scorePage(text: string, page: CodePage): number {
  let score = 0;
  let checked = 0;
  for (const { index, 0: byte } of text.matchAll(HIGH)) {
    const character = page[byte.charCodeAt(0) - 128] ?? "";
    const at = (near: number): string => {
      const code = text.charCodeAt(near);
      return code >= 128 ? (page[code - 128] ?? "") : text.charAt(near);
    };
    score += scoreCharacter(character, at(index - 1), at(index + 1));
    if (++checked === CHECKED_CHARACTERS) break;
  }
  return score;
}

function scoreCharacter(character: string, before: string, after: string): number {
  if (CYRILLIC.test(character)) return scoreCyrillic(character, before, after);
  if (UPPER.test(character)) return scoreUpper(character, before, after);
  if (LOWER.test(character)) {
    const isInWord = /\p{L}/u.test(before + after) && !UPPER.test(after);
    return isInWord ? (COMMON_LETTER.test(character) ? 3 : 0) : -1;
  }
  if (/[½¼¾⅓⅔⅛]/.test(character)) return /[\p{L}]/u.test(before) ? -1 : 2;
  if (character === "°") return /[\d\s]/.test(before) ? 2 : 0;
  if (character === "’") return /\p{L}/u.test(before) ? 2 : -1;
  if (/[“‘„«¿¡]/.test(character)) return /^[\s("]?$/.test(before) && /\S/.test(after) ? 2 : -1;
  if (/[”»…®™©]/.test(character)) return /\S/.test(before) ? 1 : -1;
  if (/[–—•·\u00a0]/.test(character)) return /\p{L}/u.test(before) && /\p{L}/u.test(after) ? 0 : 1;
  return -2;
}

function scoreUpper(character: string, before: string, after: string): number {
  if (LOWER.test(before)) return -2;
  const isInWord = /\p{L}/u.test(after) || UPPER.test(before);
  return isInWord ? (COMMON_LETTER.test(character) ? 2 : 0) : -1;
}

function scoreCyrillic(character: string, before: string, after: string): number {
  if (LATIN.test(before + after)) return -3;
  if (UPPER.test(character) && LOWER.test(before)) return -2;
  return CYRILLIC.test(before + after) ? 3 : 0;
}
