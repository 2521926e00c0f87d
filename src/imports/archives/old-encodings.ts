import { isUtf8 } from "node:buffer";
import { decodePage } from "../../recipes/reading/page/decode-page.ts";

// Collections from the time of DOS and old Macs don't say how they're encoded, and people joined several into one.

/** Source: https://www.unicode.org/Public/MAPPINGS/VENDORS/MICSFT/PC/ */
const CP437 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";
const CP850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";

const HIGH_BYTES = Uint8Array.from({ length: 128 }, (_, at) => at + 128);
/** Later ones must fit better than earlier ones. */
const TABLES = [
  new TextDecoder("windows-1252").decode(HIGH_BYTES),
  CP850,
  CP437,
  new TextDecoder("macintosh").decode(HIGH_BYTES),
];

const CHECKED_CHARACTERS = 4000;
/** To find UTF-16 without a mark. */
const CHECKED_BYTES = 400;
const MIN_PAIRS = 10;
const HIGH = /[\u0080-\u00ff]/g;
const COMMON_LETTER = /[äöüßÄÖÜéèêëàâáíóúñçîïôûùåæøìòãõÉÀÈÑÇÅØ]/;
const UPPER = /\p{Lu}/u;
const LOWER = /\p{Ll}/u;

export interface OldText {
  /** As decoded text, or as one character per byte: both have the same lines. */
  raw: string;
  /** Call it with one recipe, since recipes of one file may differ. */
  decode(part: string): string;
}

/** A whole file, or its beginning. */
export function decodeText(bytes: Uint8Array): string {
  const unmarked = findUnmarkedUtf16(bytes);
  if (unmarked) return new TextDecoder(unmarked).decode(bytes);
  return decodePage(bytes, "", (text) => {
    const { raw, decode } = readOldText(text);
    return decode(raw);
  });
}

/** With a byte order mark or without one. */
export function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isMarked || findUnmarkedUtf16(bytes) !== null;
}

/** Every other byte of Latin letters is zero. */
function findUnmarkedUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const pairs = Math.min(bytes.length, CHECKED_BYTES) >> 1;
  let [even, odd] = [0, 0];
  for (let at = 0; at < pairs * 2; at += 2) {
    if (bytes[at] === 0) even++;
    if (bytes[at + 1] === 0) odd++;
  }
  if (pairs < MIN_PAIRS) return null;
  if (even === 0 && odd > pairs / 2) return "utf-16le";
  return odd === 0 && even > pairs / 2 ? "utf-16be" : null;
}

export function readOldText(bytes: Uint8Array): OldText {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { raw: new TextDecoder("utf-16le").decode(bytes), decode: (part) => part };
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { raw: new TextDecoder("utf-16be").decode(bytes), decode: (part) => part };
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  const raw = buffer.toString("latin1", start);
  const usual = findTable(raw, TABLES[0] ?? "");
  return { raw, decode: (part) => decodePart(part, usual) };
}

function decodePart(part: string, usual: string): string {
  if (part.search(HIGH) === -1) return part;
  const bytes = Buffer.from(part, "latin1");
  if (isUtf8(bytes)) return bytes.toString();
  const table = findTable(part, usual);
  return part.replace(HIGH, (character) => table[character.charCodeAt(0) - 128] ?? "");
}

function findTable(text: string, usual: string): string {
  let found = usual;
  let best = scoreTable(text, usual);
  for (const table of TABLES) {
    const score = scoreTable(text, table);
    if (score > best) [found, best] = [table, score];
  }
  return found;
}

/** How much the characters beyond ASCII look as if they belong where they are. */
function scoreTable(text: string, table: string): number {
  let score = 0;
  let checked = 0;
  for (const { index, 0: byte } of text.matchAll(HIGH)) {
    const character = table[byte.charCodeAt(0) - 128] ?? "";
    const at = (near: number): string => {
      const code = text.charCodeAt(near);
      return code >= 128 ? (table[code - 128] ?? "") : text.charAt(near);
    };
    score += scoreCharacter(character, at(index - 1), at(index + 1));
    if (++checked === CHECKED_CHARACTERS) break;
  }
  return score;
}

function scoreCharacter(character: string, before: string, after: string): number {
  if (UPPER.test(character)) return scoreUpper(character, before, after);
  if (LOWER.test(character)) {
    const isInWord = /\p{L}/u.test(before + after) && !(UPPER.test(before) && UPPER.test(after));
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
