import { isUtf8 } from "node:buffer";
import { decodePage } from "../../recipes/reading/page/decode-page.ts";
import { findAsianEncoding } from "./asian-encodings.ts";
import { decodeCodePage, findCodePage, hasHighBytes, USUAL, type CodePage } from "./code-pages.ts";

/** To find UTF-16 without a mark. */
const CHECKED_BYTES = 400;
const MIN_PAIRS = 10;
/** Spaces, digits, and ends of lines. */
const MIN_ASCII = 0.02;
const UNUSED = /(?![\t\n\f\r])[\p{Cc}\p{Cn}\p{Co}\p{Cs}\ufffd]/u;
/** To find the encoding of a long text. */
const SAMPLE_BYTES = 200_000;

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

/** Decodes a long text in parts, which must be given in order. */
export function createDecoder(bytes: Uint8Array, claim: string): (part: Uint8Array) => string {
  const encoding =
    findUtf16(bytes) ?? (isUtf8(bytes) ? "utf-8" : (findClaimed(claim) ?? findAsianEncoding(bytes)));
  if (encoding) {
    const decoder = new TextDecoder(encoding);
    return (part) => decoder.decode(part, { stream: true });
  }
  const page = findCodePage(toRaw(bytes.subarray(0, SAMPLE_BYTES)), USUAL);
  return (part) => decodeCodePage(toRaw(part), page);
}

/** Text that isn't UTF-8 often claims that it is. */
function findClaimed(claim: string): string | null {
  try {
    const { encoding } = new TextDecoder(claim);
    return encoding.startsWith("utf-") ? null : encoding;
  } catch {
    return null;
  }
}

/** With a byte order mark or without one. */
export function isUtf16(bytes: Uint8Array): boolean {
  return findUtf16(bytes) !== null;
}

type Utf16 = "utf-16le" | "utf-16be";

function findUtf16(bytes: Uint8Array): Utf16 | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return findUnmarkedUtf16(bytes);
}

/** One of the two bytes of an ASCII character is zero, and other texts have no zeros. */
function findUnmarkedUtf16(bytes: Uint8Array): Utf16 | null {
  const pairs = Math.min(bytes.length, CHECKED_BYTES) >> 1;
  let [even, odd] = [0, 0];
  for (let at = 0; at < pairs * 2; at += 2) {
    if (bytes[at] === 0) even++;
    if (bytes[at + 1] === 0) odd++;
  }
  if (pairs < MIN_PAIRS || Math.max(even, odd) < pairs * MIN_ASCII || Math.min(even, odd) > 0) return null;
  const encoding = odd > 0 ? "utf-16le" : "utf-16be";
  const text = new TextDecoder(encoding).decode(bytes.subarray(0, pairs * 2), { stream: true });
  return UNUSED.test(text) ? null : encoding;
}

export function readOldText(bytes: Uint8Array): OldText {
  const utf16 = findUtf16(bytes);
  if (utf16) return { raw: new TextDecoder(utf16).decode(bytes), decode: (part) => part };
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  const raw = toRaw(bytes.subarray(start));
  const asian = isUtf8(bytes) ? null : findAsianEncoding(bytes);
  if (asian) return { raw, decode: (part) => new TextDecoder(asian).decode(Buffer.from(part, "latin1")) };
  const usual = findCodePage(raw, USUAL);
  return { raw, decode: (part) => decodePart(part, usual) };
}

function decodePart(part: string, usual: CodePage): string {
  if (!hasHighBytes(part)) return part;
  const bytes = Buffer.from(part, "latin1");
  if (isUtf8(bytes)) return bytes.toString();
  return decodeCodePage(part, findCodePage(part, usual));
}

function toRaw(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
}
