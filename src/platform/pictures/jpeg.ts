const SOI_BYTES = 2;
const SCAN = 0xda;
const COMMENT = 0xfe;
const APP0_JFIF = 0xe0;
const APP1_EXIF = 0xe1;
const APP2_ICC = 0xe2;
const APP14_ADOBE = 0xee;
const APP_LAST = 0xef;
const FILL = 0xff;

interface Segment {
  marker: number;
  /** Marker and length included. */
  whole: Buffer;
  content: Buffer;
}

/** Whether the pixels go on to their end mark. */
export function jpegIsComplete(file: Buffer): boolean {
  const parts = read(file);
  return parts !== null && endOf(file, parts.scan) > 0;
}

/** Drops every segment that tells about the taking of the picture, and whatever stands behind its end. */
export function plainJpeg(file: Buffer): Buffer {
  const parts = read(file);
  if (!parts) return file;
  const kept = parts.segments.filter(isKept).map((segment) => segment.whole);
  const turn = parts.segments.map(orientationOf).find((orientation) => orientation > 1);
  // Phones hide films and depth maps behind the end of the picture.
  const pixels = file.subarray(parts.scan, endOf(file, parts.scan) || file.length);
  return Buffer.concat([file.subarray(0, SOI_BYTES), ...(turn ? [exifSaying(turn)] : []), ...kept, pixels]);
}

/**
 * What stands before the first scan, and the offset of that scan. Null when the structure is broken.
 * Source: ITU-T T.81, annex B
 */
function read(file: Buffer): { segments: Segment[]; scan: number } | null {
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
    at = end;
  }
  return null;
}

/** Inside a scan 0xFF is always followed by 0x00 or a restart mark, so that this mark can only be the end. */
function endOf(file: Buffer, scan: number): number {
  const end = file.indexOf(Buffer.of(0xff, 0xd9), scan);
  return end < 0 ? 0 : end + 2;
}

function isKept({ marker, content }: Segment): boolean {
  if (marker === APP2_ICC) return content.toString("latin1", 0, 11) === "ICC_PROFILE";
  if (marker === APP0_JFIF || marker === APP14_ADOBE) return true;
  return marker !== COMMENT && (marker < APP0_JFIF || marker > APP_LAST);
}

const ORIENTATION_TAG = 0x0112;

/** 1 to 8 as EXIF counts them; 1, the right way up, when the segment does not say. Source: Exif 2.32, 4.6.4 */
function orientationOf({ marker, content }: Segment): number {
  if (marker !== APP1_EXIF || content.toString("latin1", 0, 6) !== "Exif\0\0" || content.length < 14)
    return 1;
  const tiff = content.subarray(6);
  const little = tiff.toString("latin1", 0, 2) === "II";
  const u16 = (at: number) =>
    at + 2 > tiff.length ? 0 : little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const directory = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  const entries = u16(directory);
  for (let entry = 0; entry < entries; entry++) {
    const at = directory + 2 + entry * 12;
    if (u16(at) !== ORIENTATION_TAG) continue;
    const value = u16(at + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** An EXIF segment with the orientation and nothing else: marker, length, "Exif", TIFF head, one entry. */
function exifSaying(orientation: number): Buffer {
  const segment = Buffer.from(
    "ffe100224578696600004d4d002a00000008000101120003000000010000000000000000",
    "hex",
  );
  segment.writeUInt16BE(orientation, 28);
  return segment;
}
