import { createInflate } from "node:zlib";
import { NotAPicture } from "./picture-refusals.ts";
import { readChunks, pngHeader, type Chunk, type PngHeader } from "./png.ts";
import { shrinkRows, type Pixels } from "./shrink-rows.ts";

/** Samples per pixel by color type. Source: PNG specification, third edition, 11.2.1 */
const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const PALETTE = 3;
const DEPTHS = new Set([1, 2, 4, 8, 16]);
const INFLATE_BYTES = 262_144;

export function isReadableInRows(file: Buffer): boolean {
  const chunks = readChunks(file);
  const { depth, colorType, isInterlaced } = pngHeader(chunks);
  if (isInterlaced || !(colorType in SAMPLES) || !DEPTHS.has(depth)) return false;
  return colorType === PALETTE || !chunks.some(({ type }) => type === "tRNS");
}

/** @throws NotAPicture */
export async function shrinkPng(file: Buffer, least: { width: number; height: number }): Promise<Pixels> {
  const chunks = readChunks(file);
  const header = pngHeader(chunks);
  const shrinking = shrinkRows(header, least);
  const toRgba = rgbaRows(header, chunks);
  const unfilter = rowUnfilter(header);
  let rows = 0;
  const addPiece = splitRows(rowBytes(header) + 1, (filter, row) => {
    if (rows++ < header.height) shrinking.addRow(toRgba(unfilter(filter, row)));
  });
  for await (const piece of inflateChunks(chunks)) {
    addPiece(piece);
    if (rows >= header.height) return shrinking.pixels();
  }
  throw new NotAPicture();
}

async function* inflateChunks(chunks: Chunk[]): AsyncGenerator<Uint8Array> {
  const inflate = createInflate({ chunkSize: INFLATE_BYTES });
  for (const { type, content } of chunks) if (type === "IDAT") inflate.write(content);
  inflate.end();
  try {
    yield* inflate;
  } catch {
    throw new NotAPicture();
  }
}

function splitRows(
  length: number,
  onRow: (filter: number, row: Uint8Array) => void,
): (piece: Uint8Array) => void {
  const broken = new Uint8Array(length);
  let filled = 0;
  return (piece) => {
    let at = 0;
    if (filled > 0) {
      at = Math.min(length - filled, piece.length);
      broken.set(piece.subarray(0, at), filled);
      filled += at;
      if (filled < length) return;
      onRow(broken[0] ?? 0, broken.subarray(1));
      filled = 0;
    }
    for (; at + length <= piece.length; at += length)
      onRow(piece[at] ?? 0, piece.subarray(at + 1, at + length));
    broken.set(piece.subarray(at));
    filled = piece.length - at;
  };
}

function rowBytes({ width, depth, colorType }: PngHeader): number {
  return Math.ceil((width * depth * (SAMPLES[colorType] ?? 0)) / 8);
}

/** Source: PNG specification, third edition, 9.2 */
function rowUnfilter(header: PngHeader): (filter: number, row: Uint8Array) => Uint8Array {
  const step = Math.max(1, ((SAMPLES[header.colorType] ?? 1) * header.depth) >> 3);
  let above = new Uint8Array(rowBytes(header));
  let current = new Uint8Array(rowBytes(header));
  return (filter, row) => {
    [above, current] = [current, above];
    current.set(row);
    const undo = FILTERS[filter];
    if (!undo) throw new NotAPicture();
    undo(current, above, step);
    return current;
  };
}

const FILTERS: ((row: Uint8Array, above: Uint8Array, step: number) => void)[] = [
  () => {},
  (row, _, step) => {
    for (let at = step; at < row.length; at++) row[at] = (row[at] as number) + (row[at - step] as number);
  },
  (row, above) => {
    for (let at = 0; at < row.length; at++) row[at] = (row[at] as number) + (above[at] as number);
  },
  (row, above, step) => {
    for (let at = 0; at < row.length; at++) {
      const left = at < step ? 0 : (row[at - step] as number);
      row[at] = (row[at] as number) + ((left + (above[at] as number)) >> 1);
    }
  },
  (row, above, step) => {
    for (let at = 0; at < row.length; at++) {
      const left = at < step ? 0 : (row[at - step] as number);
      const corner = at < step ? 0 : (above[at - step] as number);
      row[at] = (row[at] as number) + nearest(left, above[at] as number, corner);
    }
  },
];

function nearest(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner);
  const toUp = Math.abs(left - corner);
  const toCorner = Math.abs(left + up - corner - corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

function rgbaRows(header: PngHeader, chunks: Chunk[]): (row: Uint8Array) => Uint8Array {
  const isIndexed = header.colorType === PALETTE;
  if (!isIndexed && header.depth >= 8) return directRows(header);
  return mapPalette(header, isIndexed ? paletteColors(chunks) : greyLevels(header.depth));
}

function directRows({ width, depth, colorType }: PngHeader): (row: Uint8Array) => Uint8Array {
  const samples = SAMPLES[colorType] ?? 0;
  // 16-bit samples start with the upper byte.
  const bytes = depth >> 3;
  const [green, blue] = samples >= 3 ? [bytes, 2 * bytes] : [0, 0];
  const alpha = samples % 2 === 0 ? (samples - 1) * bytes : null;
  const rgba = new Uint8Array(width * 4).fill(255);
  return (row) => {
    let from = 0;
    for (let to = 0; to < rgba.length; to += 4) {
      rgba[to] = row[from] as number;
      rgba[to + 1] = row[from + green] as number;
      rgba[to + 2] = row[from + blue] as number;
      if (alpha !== null) rgba[to + 3] = row[from + alpha] as number;
      from += samples * bytes;
    }
    return rgba;
  };
}

/** @param colors RGBA of each value, packed into one number */
function mapPalette({ width, depth }: PngHeader, colors: Uint32Array): (row: Uint8Array) => Uint8Array {
  const pixels = new Uint32Array(width);
  const rgba = new Uint8Array(pixels.buffer);
  const mask = (1 << depth) - 1;
  return (row) => {
    for (let x = 0; x < width; x++) {
      const bit = x * depth;
      pixels[x] = colors[((row[bit >> 3] as number) >> (8 - depth - (bit & 7))) & mask] as number;
    }
    return rgba;
  };
}

function greyLevels(depth: number): Uint32Array {
  const rgba = new Uint8Array(4 << depth).fill(255);
  for (let value = 0; value < 1 << depth; value++)
    rgba.fill(Math.round((value * 255) / ((1 << depth) - 1)), value * 4, value * 4 + 3);
  return new Uint32Array(rgba.buffer);
}

function paletteColors(chunks: Chunk[]): Uint32Array {
  const colors = chunks.find(({ type }) => type === "PLTE")?.content ?? Buffer.alloc(0);
  const alphas = chunks.find(({ type }) => type === "tRNS")?.content ?? Buffer.alloc(0);
  const rgba = new Uint8Array(4 * 256).fill(255);
  for (let at = 0; at * 3 + 2 < colors.length && at < 256; at++) {
    rgba.set(colors.subarray(at * 3, at * 3 + 3), at * 4);
    rgba[at * 4 + 3] = alphas[at] ?? 255;
  }
  return new Uint32Array(rgba.buffer);
}
