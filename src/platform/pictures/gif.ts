import { NotAPicture, PictureTooComplex } from "./picture-refusals.ts";

const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;
const COMMENT = 0xfe;
const APPLICATION = 0xff;
const HEAD_BYTES = 13;
const MAX_BLOCKS = 50_000;

interface Block {
  introducer: number;
  whole: Buffer;
}

export function gifIsComplete(file: Buffer): boolean {
  return readBlocks(file).at(-1)?.introducer === TRAILER;
}

export function plainGif(file: Buffer): Buffer {
  const plain = readBlocks(file).filter(isEssential);
  return Buffer.concat([file.subarray(0, firstBlock(file)), ...plain.map((block) => block.whole)]);
}

/** Decoders differ in whether the screen or the largest frame counts. */
export function gifPixels(file: Buffer): number {
  const frames = readBlocks(file).filter(({ introducer }) => introducer === IMAGE);
  const sizes = frames.map(({ whole }) => whole.readUInt16LE(5) * whole.readUInt16LE(7));
  return sizes.reduce((most, size) => Math.max(most, size), file.readUInt16LE(6) * file.readUInt16LE(8));
}

function isEssential({ introducer, whole }: Block): boolean {
  if (introducer !== EXTENSION || whole[1] === undefined) return true;
  const loops = whole.toString("latin1", 3, 14) === "NETSCAPE2.0";
  return whole[1] !== COMMENT && (whole[1] !== APPLICATION || loops);
}

/** Ends at the trailer or where the file is cut. Source: GIF89a specification */
function readBlocks(file: Buffer): Block[] {
  const blocks: Block[] = [];
  let at = firstBlock(file);
  while (at < file.length) {
    const introducer = file.readUInt8(at);
    const end = blockEnd(file, at, introducer);
    if (end > file.length) break;
    blocks.push({ introducer, whole: file.subarray(at, end) });
    if (blocks.length > MAX_BLOCKS) throw new PictureTooComplex();
    if (introducer === TRAILER) break;
    at = end;
  }
  return blocks;
}

function blockEnd(file: Buffer, at: number, introducer: number): number {
  if (introducer === EXTENSION) return partsEnd(file, at + 2);
  if (introducer === IMAGE) return partsEnd(file, at + 11 + colorTableBytes(file[at + 9] ?? 0));
  if (introducer === TRAILER) return at + 1;
  throw new NotAPicture();
}

function partsEnd(file: Buffer, from: number): number {
  let at = from;
  while (at < file.length && file[at] !== 0) at += (file[at] ?? 0) + 1;
  return at + 1;
}

function firstBlock(file: Buffer): number {
  return HEAD_BYTES + colorTableBytes(file[10] ?? 0);
}

function colorTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}
