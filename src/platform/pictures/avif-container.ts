import { PictureTooComplex } from "./picture-refusals.ts";

/** Starts of EXIF (after a four-byte offset) and XMP. */
const METADATA_MARKS = ["Exif\0\0", "II*\0", "MM\0*", "<x:xmpmeta", "<?xpacket"];
const CONTAINERS: Record<string, number> = { meta: 4, iprp: 0, ipco: 0, moov: 0, trak: 0, udta: 0 };
/** Pictures have dozens, tiled ones hundreds. */
const MAX_BOXES = 5000;
const MAX_NUMBERS = 50_000;
const MAX_DEPTH = 5;

interface Box {
  type: string;
  content: Range;
}

interface Range {
  start: number;
  end: number;
}

type Item = Range[];

/** @throws PictureTooComplex */
export function blankAvifMetadata(file: Buffer): Buffer {
  const blanked = Buffer.from(file);
  const metadata = listItems(file).filter((item) => isMetadata(file, item));
  // Removing it would shift the offsets of everything behind.
  for (const { start, end } of mergeRanges(metadata.flat())) blanked.fill(0, start, end);
  return blanked;
}

/** @throws PictureTooComplex */
export function avifPixels(file: Buffer): number {
  const sizes = listBoxes(file)
    .filter(({ type, content }) => type === "ispe" && content.end - content.start >= 12)
    .map(({ content }) => file.readUInt32BE(content.start + 4) * file.readUInt32BE(content.start + 8));
  return sizes.reduce((most, size) => Math.max(most, size), 0);
}

function isMetadata(file: Buffer, [first]: Item): boolean {
  if (!first) return false;
  const head = file.subarray(first.start, Math.min(first.end, first.start + 16));
  return METADATA_MARKS.some((mark) => head.includes(mark, 0, "latin1"));
}

/** Blanking overlapping items one by one could take quadratic time. */
function mergeRanges(ranges: Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}

/** Source: ISO/IEC 14496-12, 4.2 */
function listBoxes(file: Buffer): Box[] {
  const boxes: Box[] = [];
  const walk = ({ start, end }: Range, depth: number): void => {
    for (let at = start; at + 8 <= end;) {
      const box = boxAt(file, at, end);
      if (!box) return;
      boxes.push(box);
      if (boxes.length > MAX_BOXES) throw new PictureTooComplex();
      const skipped = CONTAINERS[box.type];
      if (skipped !== undefined && depth < MAX_DEPTH)
        walk({ start: box.content.start + skipped, end: box.content.end }, depth + 1);
      at = box.content.end;
    }
  };
  walk({ start: 0, end: file.length }, 0);
  return boxes;
}

/** Length 1 means a 64-bit length follows, 0 means the rest of the file. */
function boxAt(file: Buffer, at: number, most: number): Box | null {
  const short = file.readUInt32BE(at);
  const isLong = short === 1 && at + 16 <= most;
  const headBytes = isLong ? 16 : 8;
  const length = isLong ? Number(file.readBigUInt64BE(at + 8)) : short || most - at;
  if (length < headBytes || at + length > most) return null;
  const type = file.toString("latin1", at + 4, at + 8);
  return { type, content: { start: at + headBytes, end: at + length } };
}

function listItems(file: Buffer): Item[] {
  const boxes = listBoxes(file);
  const data = boxes.find(({ type }) => type === "idat")?.content;
  const tables = boxes.filter(({ type }) => type === "iloc");
  return tables.flatMap(({ content }) => readItems(file, content, data));
}

/** Numbers may be 0 to 8 bytes wide. Source: ISO/IEC 14496-12, 8.11.3 */
function readItems(file: Buffer, table: Range, data: Range | undefined): Item[] {
  const numbers = new NumberReader(file.subarray(table.start, table.end));
  const version = numbers.next(1);
  if (version > 2) return [];
  numbers.next(3);
  const sizes = numbers.next(2);
  const items: Item[] = [];
  const count = numbers.next(version < 2 ? 2 : 4);
  for (let item = 0; item < count; item++) items.push(readItem(numbers, { version, sizes, data, file }));
  return items;
}

interface TableHead {
  version: number;
  /** Four 4-bit widths: of offsets, lengths, base offsets and indexes. */
  sizes: number;
  data: Range | undefined;
  file: Buffer;
}

function readItem(numbers: NumberReader, { version, sizes, data, file }: TableHead): Item {
  numbers.next(version < 2 ? 2 : 4);
  const isInData = version > 0 && (numbers.next(2) & 15) === 1;
  numbers.next(2);
  const base = numbers.next((sizes >> 4) & 15) + (isInData ? (data?.start ?? file.length) : 0);
  const parts = numbers.next(2);
  const item: Item = [];
  for (let part = 0; part < parts; part++) {
    numbers.next(version === 0 ? 0 : sizes & 15);
    const start = base + numbers.next(sizes >> 12);
    // Length 0 means the whole file.
    const end = start + (numbers.next((sizes >> 8) & 15) || (parts === 1 ? file.length - start : 0));
    if (start < end && end <= file.length) item.push({ start, end });
  }
  return item;
}

/** Numbers are 0 beyond the end. Counts them, because zero-width numbers take no bytes. */
class NumberReader {
  private at = 0;
  private count = 0;

  constructor(private readonly table: Buffer) {}

  /** @throws PictureTooComplex */
  next(bytes: number): number {
    if (++this.count > MAX_NUMBERS) throw new PictureTooComplex();
    const start = this.at;
    this.at += bytes;
    if (bytes === 0 || this.at > this.table.length) return 0;
    return bytes <= 6 ? this.table.readUIntBE(start, bytes) : Number(this.table.readBigUInt64BE(this.at - 8));
  }
}
