/** How EXIF (after an offset of four bytes) and XMP begin. */
const METADATA_MARKS = ["Exif\0\0", "II*\0", "MM\0*", "<x:xmpmeta", "<?xpacket"];

/**
 * AVIF keeps EXIF and XMP as items whose places stand in a table, so they are blanked where they are: to take them out
 * would move everything behind them.
 */
export function blankAvifMetadata(file: Buffer): Buffer {
  const blanked = Buffer.from(file);
  for (const { start, end } of itemExtents(file)) {
    const head = file.subarray(start, Math.min(end, start + 16));
    if (METADATA_MARKS.some((mark) => head.includes(mark, 0, "latin1"))) blanked.fill(0, start, end);
  }
  return blanked;
}

/** Width and height as the file declares them, before anything is decoded. Null when it does not. */
export function avifDimensions(file: Buffer): { width: number; height: number } | null {
  const box = file.indexOf("ispe", 0, "latin1");
  if (box < 0 || box + 16 > file.length) return null;
  return { width: file.readUInt32BE(box + 8), height: file.readUInt32BE(box + 12) };
}

interface Extent {
  start: number;
  end: number;
}

/** Where the items of the file stand, from its `iloc` box. Source: ISO/IEC 14496-12, 8.11.3 */
function itemExtents(file: Buffer): Extent[] {
  const box = file.indexOf("iloc", 0, "latin1");
  const version = box < 0 ? undefined : file[box + 4];
  if (version === undefined || version > 2) return [];
  const numbers = new NumberReader(file, box + 8);
  const sizes = numbers.next(2);
  const indexBytes = version === 0 ? 0 : sizes & 15;
  const extents: Extent[] = [];
  for (let items = numbers.next(version < 2 ? 2 : 4); items > 0 && numbers.hasMore; items--) {
    numbers.next((version < 2 ? 2 : 4) + (version === 0 ? 0 : 2) + 2);
    const base = numbers.next((sizes >> 4) & 15);
    for (let parts = numbers.next(2); parts > 0 && numbers.hasMore; parts--) {
      numbers.next(indexBytes);
      const start = base + numbers.next(sizes >> 12);
      extents.push({ start, end: start + numbers.next((sizes >> 8) & 15) });
    }
  }
  return extents.filter(({ start, end }) => start < end && end <= file.length);
}

/** Big-endian numbers one behind the other, as wide as asked for; 0 for those that are not there. */
class NumberReader {
  constructor(
    private readonly file: Buffer,
    private at: number,
  ) {}

  get hasMore(): boolean {
    return this.at < this.file.length;
  }

  next(bytes: number): number {
    const start = this.at;
    this.at += bytes;
    if (bytes === 0 || this.at > this.file.length) return 0;
    return bytes <= 6 ? this.file.readUIntBE(start, bytes) : Number(this.file.readBigUInt64BE(this.at - 8));
  }
}
