import { crc32, deflateRawSync } from "node:zlib";

export interface RawEntry {
  name: string | Uint8Array;
  content: string | Uint8Array;
  /** Unix file type and permissions. */
  mode?: number;
  /** Bit 0 means encrypted. */
  flags?: number;
  packed?: boolean;
}

/** Written byte by byte, which a library would refuse to write. Source: APPNOTE.TXT 4.3 */
export function zipOf(name: string, entries: RawEntry[], { declaredEntries = entries.length } = {}): File {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { header, body, central } = encodeEntry(entry, offset);
    parts.push(header, body);
    directory.push(central);
    offset += header.length + body.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Math.min(declaredEntries, 0xffff), 8);
  end.writeUInt16LE(Math.min(declaredEntries, 0xffff), 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  const more = declaredEntries > 0xffff ? zip64(declaredEntries, size, offset) : [];
  return new File([Buffer.concat([...parts, ...directory, ...more, end])], name);
}

function encodeEntry(
  { name, content, mode = 0o100644, flags = 0, packed = false }: RawEntry,
  offset: number,
) {
  const raw = Buffer.from(name);
  const bytes = Buffer.from(content);
  // Encrypted data starts with twelve extra bytes.
  const plain = flags & 1 ? Buffer.concat([Buffer.alloc(12), bytes]) : bytes;
  const body = packed ? deflateRawSync(bytes) : plain;
  const middle = Buffer.alloc(26);
  middle.writeUInt16LE(20, 0);
  middle.writeUInt16LE(flags, 2);
  middle.writeUInt16LE(packed ? 8 : 0, 4);
  middle.writeUInt32LE(crc32(bytes), 10);
  middle.writeUInt32LE(body.length, 14);
  middle.writeUInt32LE(bytes.length, 18);
  middle.writeUInt16LE(raw.length, 22);
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(mode * 0x10000, 6);
  rest.writeUInt32LE(offset, 10);
  return {
    header: Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), middle, raw]),
    body,
    // 3 means Unix, which defines the attributes.
    central: Buffer.concat([Buffer.from([0x50, 0x4b, 1, 2, 20, 3]), middle, rest, raw]),
  };
}

/** For more entries than two bytes can count. */
function zip64(entries: number, size: number, offset: number): Buffer[] {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  for (const at of [24, 32]) record.writeBigUInt64LE(BigInt(entries), at);
  record.writeBigUInt64LE(BigInt(size), 40);
  record.writeBigUInt64LE(BigInt(offset), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(offset + size), 8);
  locator.writeUInt32LE(1, 16);
  return [record, locator];
}
