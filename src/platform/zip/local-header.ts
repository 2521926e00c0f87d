import { eachSignature } from "./signatures.ts";
import type { WindowReader } from "../window-reader.ts";

interface LocalHeader extends Sizes {
  at: number;
  dataStart: number;
  flags: number;
  method: number;
  name: Uint8Array;
}

interface Sizes {
  crc32: number;
  compressedSize: number;
  uncompressedSize: number;
}

export interface FoundEntry extends Sizes {
  header: LocalHeader;
  end: number;
}

const HEADER_BYTES = 30;
const DESCRIPTOR_BYTES = 24;
const SHORT_DESCRIPTOR_BYTES = 12;
const NEWEST_VERSION = 100;
const LAST_METHOD = 99;
const ZIP64_SIZE = 0xff_ff_ff_ff;
const ENCRYPTED = 1;
const HAS_DATA_DESCRIPTOR = 8;
const STRONGLY_ENCRYPTED = 0x40;
const SLASH = 0x2f;
const ENCRYPTION_BYTES = 12;

/** Null if the bytes only look like a header. Source: APPNOTE.TXT 4.3.7 */
export async function parseLocalHeader(
  reader: WindowReader,
  at: number,
  size: number,
): Promise<LocalHeader | null> {
  const bytes = Buffer.from(await reader.readAt(at, HEADER_BYTES));
  if (bytes.length < HEADER_BYTES) return null;
  const method = bytes.readUInt16LE(8);
  const nameLength = bytes.readUInt16LE(26);
  const extraLength = bytes.readUInt16LE(28);
  const dataStart = at + HEADER_BYTES + nameLength + extraLength;
  const isPlausible = bytes.readUInt8(4) <= NEWEST_VERSION && method <= LAST_METHOD && nameLength > 0;
  if (!isPlausible || dataStart > size) return null;
  const rest = Buffer.from(await reader.readAt(at + HEADER_BYTES, nameLength + extraLength));
  const flags = bytes.readUInt16LE(6);
  return {
    at,
    dataStart,
    // The library refuses a whole zip because of one such file.
    flags: flags & STRONGLY_ENCRYPTED ? (flags & ~STRONGLY_ENCRYPTED) | ENCRYPTED : flags,
    method,
    name: rest.subarray(0, nameLength),
    crc32: bytes.readUInt32LE(14),
    ...readSizes(bytes, rest.subarray(nameLength)),
  };
}

function readSizes(bytes: Buffer, extra: Buffer): Omit<Sizes, "crc32"> {
  const compressedSize = bytes.readUInt32LE(18);
  const uncompressedSize = bytes.readUInt32LE(22);
  const zip64 = compressedSize === ZIP64_SIZE ? findZip64Sizes(extra) : null;
  return zip64 ?? { compressedSize, uncompressedSize };
}

/** Source: APPNOTE.TXT 4.5.3 */
function findZip64Sizes(extra: Buffer): Omit<Sizes, "crc32"> | null {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2))
    if (extra.readUInt16LE(at) === 1 && at + 20 <= extra.length)
      return { uncompressedSize: readUint64(extra, at + 4), compressedSize: readUint64(extra, at + 12) };
  return null;
}

function readUint64(bytes: Buffer, at: number): number {
  return Number(bytes.readBigUInt64LE(at));
}

/** Null if the file isn't complete. */
export async function findEntryEnd(
  reader: WindowReader,
  header: LocalHeader,
  size: number,
): Promise<FoundEntry | null> {
  const { flags, dataStart, compressedSize } = header;
  const isFolder = header.name.at(-1) === SLASH;
  const isSizeUnknown = (flags & HAS_DATA_DESCRIPTOR) !== 0 && compressedSize === 0 && !isFolder;
  const found = isSizeUnknown
    ? await findDataDescriptor(reader, header, size)
    : { ...header, header, end: dataStart + compressedSize };
  if (!found || found.end > size || found.compressedSize > ZIP64_SIZE - 1) return null;
  if (header.method !== 0) return found;
  // A wrong size is found when the file is read; the library would refuse the whole zip.
  return {
    ...found,
    uncompressedSize: Math.max(0, found.compressedSize - (flags & ENCRYPTED) * ENCRYPTION_BYTES),
  };
}

async function findDataDescriptor(
  reader: WindowReader,
  header: LocalHeader,
  size: number,
): Promise<FoundEntry | null> {
  const { dataStart } = header;
  for await (const { at, kind } of eachSignature(reader, dataStart, size)) {
    const hasSignature = kind === "dataDescriptor";
    const end = hasSignature ? at : at - SHORT_DESCRIPTOR_BYTES;
    if (end < dataStart) continue;
    const sizes = parseDescriptor(
      Buffer.from(await reader.readAt(hasSignature ? at + 4 : end, DESCRIPTOR_BYTES)),
      end - dataStart,
    );
    if (sizes) return { header, end, ...sizes };
    if (kind === "centralDirectory" || (kind === "localHeader" && (await parseLocalHeader(reader, at, size))))
      return null;
  }
  return null;
}

/** Source: APPNOTE.TXT 4.3.9 */
function parseDescriptor(bytes: Buffer, length: number): Sizes | null {
  if (bytes.length >= 12 && bytes.readUInt32LE(4) === length)
    return { crc32: bytes.readUInt32LE(0), compressedSize: length, uncompressedSize: bytes.readUInt32LE(8) };
  if (bytes.length >= 20 && readUint64(bytes, 4) === length)
    return { crc32: bytes.readUInt32LE(0), compressedSize: length, uncompressedSize: readUint64(bytes, 12) };
  return null;
}
