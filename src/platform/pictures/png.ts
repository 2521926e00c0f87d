import { NotAPicture, PictureTooComplex } from "./picture-refusals.ts";

const SIGNATURE_BYTES = 8;
const AROUND_BYTES = 12;
const MAX_CHUNKS = 50_000;

/** Decoders keep several rows in memory, at up to eight bytes per pixel. */
const MAX_WIDTH = 1_000_000;

/** Chunks that affect how it looks. Source: PNG specification, third edition, 11 */
const ESSENTIAL = new Set(
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT".split(" "),
);

export interface Chunk {
  type: string;
  whole: Buffer;
  content: Buffer;
}

export interface PngHeader {
  width: number;
  height: number;
  depth: number;
  colorType: number;
  isInterlaced: boolean;
}

export function pngIsComplete(file: Buffer): boolean {
  return readChunks(file).at(-1)?.type === "IEND";
}

export function plainPng(file: Buffer): Buffer {
  const plain = readChunks(file).filter((chunk) => ESSENTIAL.has(chunk.type));
  return Buffer.concat([file.subarray(0, SIGNATURE_BYTES), ...plain.map((chunk) => chunk.whole)]);
}

/** @throws NotAPicture, PictureTooComplex */
export function pngPixels(file: Buffer): number {
  const { width, height } = pngHeader(readChunks(file));
  if (width > MAX_WIDTH) throw new PictureTooComplex();
  return width * height;
}

/** @throws NotAPicture */
export function pngHeader([first]: Chunk[]): PngHeader {
  if (first?.type !== "IHDR" || first.content.length < 13) throw new NotAPicture();
  const { content } = first;
  return {
    width: content.readUInt32BE(0),
    height: content.readUInt32BE(4),
    depth: content.readUInt8(8),
    colorType: content.readUInt8(9),
    isInterlaced: content[12] !== 0,
  };
}

/** @throws PictureTooComplex */
export function readChunks(file: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  let at = SIGNATURE_BYTES;
  while (at + AROUND_BYTES <= file.length) {
    const end = at + AROUND_BYTES + file.readUInt32BE(at);
    if (end > file.length) break;
    const type = file.toString("latin1", at + 4, at + 8);
    chunks.push({ type, whole: file.subarray(at, end), content: file.subarray(at + 8, end - 4) });
    if (chunks.length > MAX_CHUNKS) throw new PictureTooComplex();
    if (type === "IEND") break;
    at = end;
  }
  return chunks;
}
