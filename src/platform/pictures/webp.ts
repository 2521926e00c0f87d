import { PictureTooComplex } from "./picture-refusals.ts";

const HEAD_BYTES = 12;
/** EXIF and XMP flags of the `VP8X` chunk. Source: WebP container specification */
const ANNOUNCES_METADATA = 0x08 | 0x04;
const MAX_CHUNKS = 50_000;
const VP8_BITS = 0x3fff;

interface Chunk {
  type: string;
  whole: Buffer;
  content: Buffer;
}

export function webpIsComplete(file: Buffer): boolean {
  return file.length >= HEAD_BYTES && file.length >= file.readUInt32LE(4) + 8;
}

export function plainWebp(file: Buffer): Buffer {
  const plain = readChunks(file)
    .filter(({ type }) => type !== "EXIF" && type !== "XMP ")
    .map(({ type, whole }) => (type === "VP8X" ? withoutAnnouncement(whole) : whole));
  const body = Buffer.concat(plain);
  const head = Buffer.from(file.subarray(0, HEAD_BYTES));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

export function webpPixels(file: Buffer): number {
  return readChunks(file).reduce((most, chunk) => Math.max(most, countPixels(chunk)), 0);
}

/** Lossless and transparent pictures take twice the memory. */
export function isHeavyWebp(file: Buffer): boolean {
  return readChunks(file).some(({ type }) => type === "VP8L" || type === "ALPH" || type === "ANMF");
}

function countPixels({ type, content }: Chunk): number {
  if (content.length < 10) return 0;
  if (type === "VP8X") return (content.readUIntLE(4, 3) + 1) * (content.readUIntLE(7, 3) + 1);
  if (type === "VP8 ") return (content.readUInt16LE(6) & VP8_BITS) * (content.readUInt16LE(8) & VP8_BITS);
  if (type !== "VP8L") return 0;
  const sides = content.readUInt32LE(1);
  return ((sides & VP8_BITS) + 1) * (((sides >>> 14) & VP8_BITS) + 1);
}

/** @throws PictureTooComplex */
function readChunks(file: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = HEAD_BYTES; at + 8 <= file.length;) {
    const size = file.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    const type = file.toString("latin1", at, at + 4);
    chunks.push({ type, whole: file.subarray(at, end), content: file.subarray(at + 8, end) });
    if (chunks.length > MAX_CHUNKS) throw new PictureTooComplex();
    at = end;
  }
  return chunks;
}

function withoutAnnouncement(chunk: Buffer): Buffer {
  const copy = Buffer.from(chunk);
  if (copy.length > 8) copy.writeUInt8(copy.readUInt8(8) & ~ANNOUNCES_METADATA, 8);
  return copy;
}
