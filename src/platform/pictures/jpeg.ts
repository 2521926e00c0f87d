import { NotAPicture, PictureTooComplex, PictureTooLarge } from "./picture-refusals.ts";

const SOI_BYTES = 2;
const SCAN = 0xda;
const COMMENT = 0xfe;
const APP0_JFIF = 0xe0;
const APP1_EXIF = 0xe1;
const APP2_ICC = 0xe2;
const APP14_ADOBE = 0xee;
const APP_LAST = 0xef;
const FILL = 0xff;
/** Baseline, extended and progressive: the ones that browsers show. */
const SHOWN_FRAMES = new Set([0xc0, 0xc1, 0xc2]);
const PROGRESSIVE = 0xc2;
const [FIRST_FRAME, LAST_FRAME] = [0xc0, 0xcf];
const NO_FRAMES = new Set([0xc4, 0xc8, 0xcc]);
/** Metadata comes in 64 kB segments, so real files have a hundred or so. */
const MAX_SEGMENTS = 5000;
/** Encoders write about ten. Each is a pass over all pixels. */
const MAX_SCANS = 50;
/** Decoders keep all coefficients of multi-scan pictures, at two bytes each. */
const MAX_COEFFICIENTS = 125_000_000;

interface Segment {
  marker: number;
  whole: Buffer;
  content: Buffer;
}

interface Outline {
  segments: Segment[];
  scan: number;
}

export function jpegIsComplete(file: Buffer): boolean {
  const parts = read(file);
  return parts !== null && findScanEnd(file, parts.scan) > 0;
}

export function plainJpeg(file: Buffer): Buffer {
  const parts = read(file);
  if (!parts) return file;
  const plain = parts.segments.filter(isEssential).map((segment) => segment.whole);
  const turn = parts.segments.map(readOrientation).find((orientation) => orientation > 1);
  const pixels = file.subarray(parts.scan, findScanEnd(file, parts.scan) || file.length);
  return Buffer.concat([file.subarray(0, SOI_BYTES), ...(turn ? [exifSaying(turn)] : []), ...plain, pixels]);
}

/** @throws NotAPicture if browsers can't show it; PictureTooLarge, PictureTooComplex for several scans */
export function jpegPixels(file: Buffer): number {
  const parts = read(file);
  const frames = parts?.segments.filter(({ marker }) => isFrame(marker)) ?? [];
  const [frame] = frames;
  if (!parts || !frame || frames.length > 1 || !SHOWN_FRAMES.has(frame.marker)) throw new NotAPicture();
  if (frame.content.length < 6) throw new NotAPicture();
  const pixels = frame.content.readUInt16BE(1) * frame.content.readUInt16BE(3);
  const inFirstScan = file[parts.scan + 4] ?? 0;
  if (frame.marker === PROGRESSIVE || inFirstScan < (frame.content[5] ?? 0)) {
    refuseManyScans(file, parts.scan);
    refuseManyCoefficients(frame.content, pixels);
  }
  return pixels;
}

function refuseManyScans(file: Buffer, firstScan: number): void {
  const mark = Buffer.of(0xff, SCAN);
  let scans = 0;
  for (let at = firstScan; at >= 0; at = file.indexOf(mark, at + 2)) {
    if (++scans > MAX_SCANS) throw new PictureTooComplex();
  }
}

/** Components may be subsampled, each relative to the largest. */
function refuseManyCoefficients(frame: Buffer, pixels: number): void {
  const areas: number[] = [];
  for (let at = 7; at < frame.length; at += 3)
    areas.push((frame.readUInt8(at) >> 4) * (frame.readUInt8(at) & 15));
  const perPixel = areas.reduce((sum, area) => sum + area, 0) / Math.max(...areas, 1);
  if (pixels * perPixel > MAX_COEFFICIENTS) {
    throw new PictureTooLarge(Math.floor(MAX_COEFFICIENTS / perPixel / 1_000_000));
  }
}

function isFrame(marker: number): boolean {
  return marker >= FIRST_FRAME && marker <= LAST_FRAME && !NO_FRAMES.has(marker);
}

/** @throws PictureTooComplex */
function read(file: Buffer): Outline | null {
  // Source: ITU-T T.81, annex B
  const segments: Segment[] = [];
  let at = SOI_BYTES;
  while (at + 4 <= file.length) {
    if (file[at] !== 0xff) return null;
    const marker = file.readUInt8(at + 1);
    if (marker === SCAN) return { segments, scan: at };
    if (marker === FILL) {
      at++;
      continue;
    }
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (end > file.length) return null;
    segments.push({ marker, whole: file.subarray(at, end), content: file.subarray(at + 4, end) });
    if (segments.length > MAX_SEGMENTS) throw new PictureTooComplex();
    at = end;
  }
  return null;
}

/** Within a scan, 0xFF is always followed by 0x00 or a restart mark. */
function findScanEnd(file: Buffer, scan: number): number {
  const end = file.indexOf(Buffer.of(0xff, 0xd9), scan);
  return end < 0 ? 0 : end + 2;
}

function isEssential({ marker, content }: Segment): boolean {
  if (marker === APP2_ICC) return content.toString("latin1", 0, 11) === "ICC_PROFILE";
  if (marker === APP0_JFIF || marker === APP14_ADOBE) return true;
  return marker !== COMMENT && (marker < APP0_JFIF || marker > APP_LAST);
}

const ORIENTATION_TAG = 0x0112;
const ENTRY_BYTES = 12;

/** 1 to 8 as in EXIF; 1 is upright. Source: Exif 2.32, 4.6.4 */
function readOrientation({ marker, content }: Segment): number {
  if (marker !== APP1_EXIF || content.toString("latin1", 0, 6) !== "Exif\0\0" || content.length < 14)
    return 1;
  const tiff = content.subarray(6);
  const little = tiff.toString("latin1", 0, 2) === "II";
  const u16 = (at: number) =>
    at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const end = Math.min(directory + 2 + u16(directory) * ENTRY_BYTES, tiff.length - ENTRY_BYTES + 1);
  for (let at = directory + 2; at < end; at += ENTRY_BYTES) {
    if (u16(at) !== ORIENTATION_TAG) continue;
    const value = u16(at + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** A minimal EXIF segment: marker, length, "Exif", TIFF header, one entry. */
function exifSaying(orientation: number): Buffer {
  const segment = Buffer.from(
    "ffe100224578696600004d4d002a00000008000101120003000000010000000000000000",
    "hex",
  );
  segment.writeUInt16BE(orientation, 28);
  return segment;
}
