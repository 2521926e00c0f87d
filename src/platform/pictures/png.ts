const SIGNATURE_BYTES = 8;
/** Length, type and checksum around a chunk's data. */
const AROUND_BYTES = 12;

/** Chunks that make the picture what it looks like. Source: PNG specification, third edition, 11 */
const KEPT = new Set(
  "IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP mDCV cLLI bKGD pHYs acTL fcTL fdAT".split(" "),
);

interface Chunk {
  type: string;
  whole: Buffer;
}

export function pngIsComplete(file: Buffer): boolean {
  return chunksOf(file).at(-1)?.type === "IEND";
}

/** Drops texts, times, EXIF and whatever stands behind the end. */
export function plainPng(file: Buffer): Buffer {
  const kept = chunksOf(file).filter((chunk) => KEPT.has(chunk.type));
  return Buffer.concat([file.subarray(0, SIGNATURE_BYTES), ...kept.map((chunk) => chunk.whole)]);
}

/** Up to the end chunk, or to where the file breaks off. */
function chunksOf(file: Buffer): Chunk[] {
  const chunks: Chunk[] = [];
  let at = SIGNATURE_BYTES;
  while (at + AROUND_BYTES <= file.length) {
    const end = at + AROUND_BYTES + file.readUInt32BE(at);
    if (end > file.length) break;
    const type = file.toString("latin1", at + 4, at + 8);
    chunks.push({ type, whole: file.subarray(at, end) });
    if (type === "IEND") break;
    at = end;
  }
  return chunks;
}
