const MARK = "bplist00";
const TRAILER_BYTES = 32;
const MAX_DEPTH = 16;
/** Repeated references can make the result huge. */
const MAX_OBJECTS = 200_000;

export function isBinaryPlist(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, MARK.length)).toString("latin1") === MARK;
}

/**
 * Byte values share the file's memory. Null for a damaged file.
 * Source: https://opensource.apple.com/source/CF/CF-550/CFBinaryPList.c
 */
export function readBinaryPlist(file: Uint8Array): unknown {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  try {
    return readObjects(bytes);
  } catch (problem) {
    if (problem instanceof RangeError) return null;
    throw problem;
  }
}

function readObjects(bytes: Buffer): unknown {
  const trailer = bytes.subarray(-TRAILER_BYTES);
  const offsetBytes = trailer.readUInt8(6);
  const referenceBytes = trailer.readUInt8(7);
  const top = Number(trailer.readBigUInt64BE(16));
  const table = Number(trailer.readBigUInt64BE(24));
  let left = MAX_OBJECTS;

  function readObject(index: number, depth: number): unknown {
    if (--left < 0 || depth > MAX_DEPTH) throw new RangeError("Too many objects");
    const at = readInteger(bytes, table + index * offsetBytes, offsetBytes);
    const marker = bytes.readUInt8(at);
    const { kind, count, start } = readSize(bytes, at, marker);
    const readItem = (item: number) =>
      readObject(readInteger(bytes, start + item * referenceBytes, referenceBytes), depth + 1);
    if (kind === 0) return marker === 9 ? true : marker === 8 ? false : null;
    if (kind === 1) return readInteger(bytes, at + 1, 2 ** count);
    if (kind === 4) return takeBytes(bytes, start, count);
    if (kind === 5) return takeBytes(bytes, start, count).toString("latin1");
    if (kind === 6)
      return Buffer.from(takeBytes(bytes, start, count * 2))
        .swap16()
        .toString("utf16le");
    if (kind === 10 || kind === 12)
      return Array.from({ length: checkCount(count) }, (_, item) => readItem(item));
    if (kind !== 13) return null;
    return Object.fromEntries(
      Array.from({ length: checkCount(count) }, (_, item) => [
        String(readItem(item)),
        readItem(count + item),
      ]),
    );
  }

  return readObject(top, 0);
}

/** Counts of 15 or more are stored as a separate number. */
function readSize(bytes: Buffer, at: number, marker: number): { kind: number; count: number; start: number } {
  const kind = marker >> 4;
  const count = marker & 0x0f;
  if (kind < 4 || count < 15) return { kind, count, start: at + 1 };
  const length = 2 ** (bytes.readUInt8(at + 1) & 0x0f);
  return { kind, count: readInteger(bytes, at + 2, length), start: at + 2 + length };
}

function readInteger(bytes: Buffer, at: number, length: number): number {
  if (length < 1 || length > 8) throw new RangeError("No such number");
  const low = Math.min(length, 4);
  const high = length - low;
  const upper = high > 0 ? bytes.readUIntBE(at, high) : 0;
  return upper * 2 ** 32 + bytes.readUIntBE(at + high, low);
}

function takeBytes(bytes: Buffer, start: number, length: number): Buffer {
  if (start + length > bytes.length) throw new RangeError("Beyond the end");
  return bytes.subarray(start, start + length);
}

function checkCount(count: number): number {
  if (count > MAX_OBJECTS) throw new RangeError("Too many objects");
  return count;
}
