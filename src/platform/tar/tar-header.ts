export const BLOCK_BYTES = 512;

export interface TarHeader {
  name: string;
  /** The type flag, one character. */
  kind: string;
  size: number;
}

const CHECKSUM = { start: 148, end: 156 };
const SPACE = 0x20;
const MAGIC = { start: 257, text: "ustar" };
const BASE_256 = 0x80;

/** Null if its checksum is wrong. Source: POSIX.1-1988, and GNU tar */
export function parseTarHeader(block: Uint8Array): TarHeader | null {
  if (block.length < BLOCK_BYTES || !hasChecksum(block)) return null;
  const size = readNumber(block.subarray(124, 136));
  if (!Number.isSafeInteger(size) || size < 0) return null;
  const name = readBytes(block.subarray(0, 100));
  // GNU's own variant has times in place of the folder.
  const isPosix =
    Buffer.from(block.subarray(MAGIC.start, MAGIC.start + 6)).toString("latin1") === `${MAGIC.text}\0`;
  const folder = isPosix ? readBytes(block.subarray(345, 500)) : new Uint8Array();
  return {
    name: [folder, name]
      .filter(({ length }) => length > 0)
      .map(decodeName)
      .join("/"),
    kind: String.fromCharCode(block[156] || 0x30),
    size,
  };
}

export function isTar(start: Uint8Array): boolean {
  return parseTarHeader(start.subarray(0, BLOCK_BYTES)) !== null;
}

export function isEmptyBlock(block: Uint8Array): boolean {
  return block.every((byte) => byte === 0);
}

/** Names and sizes that don't fit into a header. Source: POSIX.1-2001 */
export function parsePaxFields(bytes: Uint8Array): Map<string, string> {
  const fields = new Map<string, string>();
  const text = Buffer.from(bytes);
  for (let at = 0; at < text.length;) {
    const space = text.indexOf(SPACE, at);
    const length = Number(text.toString("latin1", at, space));
    if (space === -1 || !Number.isInteger(length) || length <= space - at) break;
    const line = text.subarray(space + 1, at + length - 1);
    const equals = line.indexOf("=");
    if (equals > 0) fields.set(line.toString("latin1", 0, equals), decodeName(line.subarray(equals + 1)));
    at += length;
  }
  return fields;
}

const utf8 = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
const latin = new TextDecoder("windows-1252");

export function decodeName(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return latin.decode(bytes);
  }
}

/** Bytes above 127 count as negative in some old programs. */
function hasChecksum(block: Uint8Array): boolean {
  const expected = readNumber(block.subarray(CHECKSUM.start, CHECKSUM.end));
  let [sum, signed] = [0, 0];
  for (let at = 0; at < BLOCK_BYTES; at++) {
    const byte = at >= CHECKSUM.start && at < CHECKSUM.end ? SPACE : (block[at] ?? 0);
    sum += byte;
    signed += byte > 127 ? byte - 256 : byte;
  }
  // An empty block has no checksum either.
  return sum !== 8 * SPACE && (expected === sum || expected === signed);
}

function readNumber(field: Uint8Array): number {
  const [first = 0] = field;
  if (first === BASE_256) return field.subarray(1).reduce((sum, byte) => sum * 256 + byte, 0);
  const text = Buffer.from(field).toString("latin1").replace(/\0.*$/s, "").trim();
  return /^[0-7]*$/.test(text) ? Number.parseInt(text || "0", 8) : NaN;
}

function readBytes(field: Uint8Array): Uint8Array {
  const end = field.indexOf(0);
  return end === -1 ? field : field.subarray(0, end);
}
