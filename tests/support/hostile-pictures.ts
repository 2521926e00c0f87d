import { deflateSync } from "node:zlib";
import { encode } from "fast-png";
import { avif } from "./made-pictures.ts";

const MOST_BYTES = 25_000_000;
const SIDE = 10_000;

export const HOSTILE_PICTURES: Record<string, () => Uint8Array | Promise<Uint8Array>> = {
  "AVIF, table of items outside the metadata": () => avifWithDecoy(6_500),
  "AVIF, 65,535 extents of no width": avifWithExtents,
  "AVIF, 360 kB of items of no width": () => avifWithDecoy(360_000),
  "AVIF, 63 megapixels in 2 kB": () => avif(8000, 7900),
  "AVIF, larger than it declares": async () => declareSize(await avif(8000, 7900), 16, 16),
  "AVIF, small, declares 63 megapixels": async () => declareSize(await avif(64, 64), 8000, 7900),
  "AVIF, small, declares less than it has": async () => declareSize(await avif(640, 400), 16, 16),
  "AVIF, 14 megapixels": () => avif(4000, 3500),
  "AVIF, hundreds of frames in one picture": async () =>
    repeatFrame(Buffer.from(await avif(3500, 3500)), 500),
  "AVIF, 25 MB blanked again and again": avifOfOverlaps,
  "JPEG, Exif with endless entries": jpegOfExif,
  "JPEG, six million segments": () => jpegOfSegments(),
  "JPEG, 100 megapixels": () => jpeg({ components: 3, scans: 0 }),
  "JPEG, progressive, 1000 scans": () => jpeg({ components: 1, scans: 1000, isProgressive: true }),
  "JPEG, progressive, 50 scans": () => jpeg({ components: 1, scans: 49, isProgressive: true }),
  "JPEG, progressive, all coefficients": () => jpeg({ components: 4, scans: 12, isProgressive: true }),
  "JPEG, coded arithmetically": () => jpeg({ components: 1, scans: 0, frame: 0xc9 }),
  "GIF, 25 MB of zeros": () => gifOf(Buffer.alloc(MOST_BYTES - 13)),
  "GIF, 25 MB of empty extensions": () => gifOf(Buffer.alloc(MOST_BYTES - 13, Buffer.of(0x21, 0xf9, 0))),
  "GIF, 100 megapixels": () => gif(SIDE, SIDE),
  "GIF, 49 megapixels": () => gif(7000, 7000),
  "GIF, a frame larger than its screen": () => Buffer.from(gif(SIDE, SIDE)).fill(1, 6, 10),
  "PNG, 100 megapixels": () => png({ colorType: 2, depth: 8 }),
  "PNG, 100 megapixels of 16 bits with alpha": () => png({ colorType: 6, depth: 16 }),
  "PNG, 100 megapixels of one bit": () => png({ colorType: 0, depth: 1 }),
  "PNG, 100 megapixels, interlaced": () => png({ colorType: 6, depth: 8, isInterlaced: true }),
  "PNG, 62 megapixels, interlaced": () =>
    png({ colorType: 6, depth: 8, width: 7900, height: 7900, isInterlaced: true }),
  "PNG, 49 megapixels of 16 bits with alpha": () =>
    png({ colorType: 6, depth: 16, width: 7000, height: 7000 }),
  "PNG, a million wide": () => png({ colorType: 2, depth: 8, width: 1_000_000, height: 100 }),
  "PNG, a million high": () => png({ colorType: 2, depth: 8, width: 100, height: 1_000_000 }),
  "PNG, 64 million wide": () => png({ colorType: 6, depth: 16, width: 64_000_000, height: 1 }),
  "PNG, 25 MB of noise": () => noisePng(2880),
  "PNG, two million chunks": () => pngOfChunks(),
  "PNG, a color profile of 4 GB": () => pngWithProfile(),
  "WebP, 100 megapixels": async () =>
    new Bun.Image(png({ colorType: 2, depth: 8, width: SIDE, height: SIDE })).webp().bytes(),
  "WebP, 49 megapixels, lossless": async () =>
    new Bun.Image(png({ colorType: 2, depth: 8, width: 7000, height: 7000 }))
      .webp({ lossless: true })
      .bytes(),
  "WebP, 64 megapixels": async () =>
    new Bun.Image(png({ colorType: 2, depth: 8, width: 8000, height: 8000 })).webp().bytes(),
  "WebP, 31 megapixels, lossless": async () =>
    new Bun.Image(png({ colorType: 2, depth: 8, width: 5600, height: 5600 }))
      .webp({ lossless: true })
      .bytes(),
  "WebP, three million chunks": () => webpOfChunks(),
  "BMP, more than it has": () => bmp(),
};

function concat(...parts: Uint8Array[]): Buffer {
  return Buffer.concat(parts);
}

function u16(value: number): Buffer {
  return Buffer.of(value >> 8, value & 255);
}

function u32(value: number): Buffer {
  return concat(u16(value >>> 16), u16(value & 0xffff));
}

function box(type: string, ...content: Uint8Array[]): Buffer {
  const body = concat(...content);
  return concat(u32(body.length + 8), Buffer.from(type), body);
}

const AVIF_HEAD = box("ftyp", Buffer.from("avif\0\0\0\0avifmif1"));

/** Version 1, all widths 0, 65,535 items, followed by their numbers. */
function avifWithDecoy(length: number): Buffer {
  const table = concat(Buffer.from("iloc"), u32(1 << 24), u16(0), u16(0xffff));
  return concat(AVIF_HEAD, box("free", table, Buffer.alloc(length, 255)));
}

function avifWithExtents(): Buffer {
  const items = Array.from({ length: 2000 }, () => concat(u16(1), u16(0), u16(0xffff)));
  const table = box("iloc", u32(0), u16(0), u16(items.length), ...items);
  return concat(AVIF_HEAD, box("meta", u32(0), table));
}

function avifOfOverlaps(): Buffer {
  const count = 4000;
  const place = concat(u16(1), u16(0), u16(1), u32(200_000), u32(MOST_BYTES - 300_000));
  const table = box("iloc", u32(0), u16(0x4400), u16(count), Buffer.alloc(count * place.length, place));
  const head = concat(AVIF_HEAD, box("meta", u32(0), table));
  const data = Buffer.alloc(MOST_BYTES - head.length - 8);
  data.write("Exif\0\0", 200_000 - head.length - 8);
  return concat(head, box("mdat", data));
}

function declareSize(file: Uint8Array, width: number, height: number): Buffer {
  const declaring = Buffer.from(file);
  const at = declaring.indexOf("ispe") + 8;
  declaring.writeUInt32BE(width, at);
  declaring.writeUInt32BE(height, at + 4);
  return declaring;
}

/** The picture data is last in the file, and its length is in the item table. */
function repeatFrame(file: Buffer, times: number): Buffer {
  const at = file.indexOf("mdat") - 4;
  const data = file.subarray(at + 8);
  const repeated = concat(...Array.from({ length: times }, () => data));
  const head = Buffer.from(file.subarray(0, at));
  const length = head.indexOf(u32(data.length), head.indexOf("iloc"));
  if (length < 0) throw new Error("The table of items has no such length");
  head.writeUInt32BE(repeated.length, length);
  return concat(head, box("mdat", repeated));
}

function segment(marker: number, content: Uint8Array): Buffer {
  return concat(Buffer.of(0xff, marker), u16(content.length + 2), content);
}

function jpegOfExif(): Buffer {
  const tiff = concat(Buffer.from("4d4d002a00000008", "hex"), u16(0xffff), Buffer.alloc(1));
  const exif = segment(0xe1, concat(Buffer.from("Exif\0\0"), tiff));
  const count = Math.floor(24_000_000 / exif.length);
  return concat(Buffer.of(0xff, 0xd8), Buffer.alloc(count * exif.length, exif), jpegBody({ components: 1 }));
}

function jpegOfSegments(): Buffer {
  const empty = Buffer.alloc(24_000_000, segment(0xfe, Buffer.alloc(0)));
  return concat(Buffer.of(0xff, 0xd8), empty, jpegBody({ components: 1 }));
}

interface JpegOptions {
  components: number;
  scans?: number;
  isProgressive?: boolean;
  frame?: number;
}

function jpeg(options: JpegOptions): Buffer {
  return concat(Buffer.of(0xff, 0xd8), jpegBody(options));
}

/** All gray: the first scan says so for each block, and later scans change nothing. */
function jpegBody({ components, scans = 0, isProgressive, frame }: JpegOptions): Buffer {
  const numbers = Array.from({ length: components }, (_, at) => at + 1);
  const blocks = Math.ceil(SIDE / 8) ** 2;
  const head = concat(Buffer.of(8), u16(SIDE), u16(SIDE), Buffer.of(components));
  const samples = numbers.flatMap((number) => [number, 0x11, 0]);
  // Code 0 means no difference and the end of a block, in progressive scans of 16,384 blocks; code 10 of one.
  const lengths = Buffer.alloc(16).fill(1, 0, 2);
  const tables = concat(
    segment(0xc4, concat(Buffer.of(0x00), lengths, Buffer.of(0, 1))),
    segment(
      0xc4,
      concat(Buffer.of(0x10), lengths, Buffer.of(isProgressive ? 0xe0 : 0, isProgressive ? 0 : 1)),
    ),
  );
  const first = concat(
    segment(
      0xda,
      Buffer.from([components, ...numbers.flatMap((number) => [number, 0]), 0, isProgressive ? 0 : 63, 0]),
    ),
    Buffer.alloc(Math.ceil((blocks * components * (isProgressive ? 1 : 2)) / 8)),
  );
  const nothing = endOfBlocks(blocks);
  const more = Array.from({ length: scans }, (_, at) =>
    concat(segment(0xda, Buffer.from([1, 1 + (at % components), 0, 1, 63, 0])), nothing),
  );
  return concat(
    segment(0xdb, Buffer.alloc(65, 1).fill(0, 0, 1)),
    segment(frame ?? (isProgressive ? 0xc2 : 0xc0), concat(head, Buffer.from(samples))),
    tables,
    first,
    ...more,
    Buffer.of(0xff, 0xd9),
  );
}

function endOfBlocks(blocks: number): Buffer {
  let bits = "";
  for (let remaining = blocks; remaining > 0;) {
    const run = Math.min(32_767, remaining);
    bits += run < 16_384 ? "10" : `0${(run - 16_384).toString(2).padStart(14, "0")}`;
    remaining -= run < 16_384 ? 1 : run;
  }
  const bytes = bits.match(/.{1,8}/g)?.map((byte) => Number.parseInt(byte.padEnd(8, "1"), 2)) ?? [];
  return Buffer.from(bytes.flatMap((byte) => (byte === 255 ? [255, 0] : [byte])));
}

function gifOf(blocks: Uint8Array): Buffer {
  return concat(Buffer.from("GIF89a"), Buffer.of(1, 0, 1, 0, 0, 0, 0), blocks);
}

function gif(width: number, height: number): Buffer {
  const sides = Buffer.alloc(4);
  sides.writeUInt16LE(width, 0);
  sides.writeUInt16LE(height, 2);
  const packed = packZeros(width * height);
  const parts: Buffer[] = [];
  for (let at = 0; at < packed.length; at += 255) {
    const part = packed.subarray(at, at + 255);
    parts.push(Buffer.of(part.length), part);
  }
  const frame = concat(Buffer.of(0x2c, 0, 0, 0, 0), sides, Buffer.of(0, 8), ...parts, Buffer.of(0));
  return concat(
    Buffer.from("GIF89a"),
    sides,
    Buffer.of(0x87, 0, 0),
    Buffer.alloc(768),
    frame,
    Buffer.of(0x3b),
  );
}

/** LZW: each code is one zero longer than the previous one. */
function packZeros(count: number): Buffer {
  const bytes: number[] = [];
  let [bits, held, width, next, run] = [0, 0, 9, 258, 1];
  const writeCode = (code: number) => {
    bits |= code << held;
    for (held += width; held >= 8; held -= 8, bits >>>= 8) bytes.push(bits & 255);
  };
  const begin = () => {
    writeCode(256);
    [width, next, run] = [9, 258, 1];
    writeCode(0);
    return 1;
  };
  for (let done = begin(); done < count;) {
    writeCode(next++);
    done += ++run;
    if (next === 1 << width && width < 12) width++;
    if (next >= 4095) done += begin();
  }
  writeCode(257);
  writeCode(0);
  return Buffer.from(bytes);
}

function pngChunk(type: string, content: Uint8Array): Buffer {
  const body = concat(Buffer.from(type), content);
  return concat(u32(content.length), body, u32(Bun.hash.crc32(body)));
}

const PNG_SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

interface PngOptions {
  colorType: number;
  depth: number;
  width?: number;
  height?: number;
  isInterlaced?: boolean;
}

export function png({
  colorType,
  depth,
  width = SIDE,
  height = SIDE,
  isInterlaced = false,
}: PngOptions): Buffer {
  const samples = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }[colorType] ?? 0;
  const rowBytes = Math.ceil((width * depth * samples) / 8) + 1;
  // The seven passes of an interlaced PNG have a few more rows.
  const data = Buffer.alloc(rowBytes * height + (isInterlaced ? 100_000 : 0));
  return pngWith({ width, height, depth, colorType, isInterlaced }, deflateSync(data));
}

function pngWith(
  { width = 0, height = 0, depth, colorType, isInterlaced }: PngOptions,
  data: Uint8Array,
): Buffer {
  const head = concat(u32(width), u32(height), Buffer.of(depth, colorType, 0, 0, isInterlaced ? 1 : 0));
  return concat(
    PNG_SIGNATURE,
    pngChunk("IHDR", head),
    pngChunk("IDAT", data),
    pngChunk("IEND", Buffer.alloc(0)),
  );
}

export function noisePng(side: number): Buffer {
  const data = Buffer.alloc((side * 3 + 1) * side);
  for (let at = 0, state = 1; at < data.length; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    data[at] = at % (side * 3 + 1) === 0 ? 0 : state >>> 24;
  }
  return pngWith({ width: side, height: side, depth: 8, colorType: 2 }, deflateSync(data, { level: 0 }));
}

function smallPng(): Buffer {
  return Buffer.from(encode({ width: 2, height: 2, data: new Uint8Array(12), channels: 3 }));
}

function pngOfChunks(): Buffer {
  const [small, empty] = [smallPng(), pngChunk("pHYs", Buffer.alloc(0))];
  const many = Buffer.alloc(Math.floor(24_000_000 / empty.length) * empty.length, empty);
  return concat(small.subarray(0, 33), many, small.subarray(33));
}

/** Compressed zeros that unpack to a thousand times their size. */
function pngWithProfile(): Buffer {
  const small = smallPng();
  const part = deflateSync(Buffer.alloc(64_000_000));
  const profile = Buffer.alloc(4_000_000, part);
  return concat(
    small.subarray(0, 33),
    pngChunk("iCCP", concat(Buffer.from("x\0\0"), profile)),
    small.subarray(33),
  );
}

function webpOfChunks(): Buffer {
  const file = concat(Buffer.from("RIFF\0\0\0\0WEBP"), Buffer.alloc(24_000_000, Buffer.from("ABCD\0\0\0\0")));
  file.writeUInt32LE(file.length - 8, 4);
  return file;
}

function bmp(): Buffer {
  const file = Buffer.alloc(54);
  file.write("BM");
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(2_000_000_000, 18);
  file.writeInt32LE(-2_000_000_000, 22);
  file.writeUInt32LE(0x00180001, 26);
  return file;
}
