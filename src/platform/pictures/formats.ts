import { avifPixels, blankAvifMetadata } from "./avif-container.ts";
import { bmpIsComplete, bmpPixels } from "./bmp.ts";
import { gifIsComplete, gifPixels, plainGif } from "./gif.ts";
import { jpegIsComplete, jpegPixels, plainJpeg } from "./jpeg.ts";
import { HeicPicture, NotAPicture, PictureTooLarge, PictureTruncated } from "./picture-refusals.ts";
import { plainPng, pngIsComplete, pngPixels } from "./png.ts";
import { isHeavyWebp, plainWebp, webpIsComplete, webpPixels } from "./webp.ts";

export type PictureFormat = "jpg" | "png" | "webp" | "gif" | "bmp" | "avif";

export const MAX_PIXELS = 100_000_000;

interface FormatRules {
  mime: string;
  isComplete(file: Buffer): boolean;
  /** Removes metadata such as place, time and author, without re-encoding. */
  plain(file: Buffer): Buffer;
  pixels(file: Buffer): number;
  /** More would take over 400 MB or three seconds to decode. */
  mostPixels(file: Buffer): number;
}

const keepFile = (file: Buffer) => file;

const FORMATS: Record<PictureFormat, FormatRules> = {
  jpg: {
    mime: "image/jpeg",
    isComplete: jpegIsComplete,
    plain: plainJpeg,
    pixels: jpegPixels,
    mostPixels: () => MAX_PIXELS,
  },
  png: {
    mime: "image/png",
    isComplete: pngIsComplete,
    plain: plainPng,
    pixels: pngPixels,
    mostPixels: () => MAX_PIXELS,
  },
  webp: {
    mime: "image/webp",
    isComplete: webpIsComplete,
    plain: plainWebp,
    pixels: webpPixels,
    mostPixels: (file) => (isHeavyWebp(file) ? 32_000_000 : 64_000_000),
  },
  gif: {
    mime: "image/gif",
    isComplete: gifIsComplete,
    plain: plainGif,
    pixels: gifPixels,
    mostPixels: () => 50_000_000,
  },
  bmp: {
    mime: "image/bmp",
    isComplete: bmpIsComplete,
    plain: keepFile,
    pixels: bmpPixels,
    mostPixels: () => 50_000_000,
  },
  avif: {
    mime: "image/avif",
    isComplete: () => true,
    plain: blankAvifMetadata,
    pixels: avifPixels,
    mostPixels: () => 14_000_000,
  },
};

/** @throws NotAPicture, HeicPicture */
export function sniffFormat(bytes: Uint8Array): PictureFormat {
  const head = Buffer.from(bytes.subarray(0, 32)).toString("latin1");
  if (head.startsWith("\xff\xd8\xff")) return "jpg";
  if (head.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (head.startsWith("RIFF") && head.slice(8, 12) === "WEBP") return "webp";
  if (head.startsWith("GIF87a") || head.startsWith("GIF89a")) return "gif";
  if (head.startsWith("BM")) return "bmp";
  if (head.slice(4, 8) === "ftyp") {
    const brands = head.slice(8);
    if (/avi[fs]/.test(brands)) return "avif";
    if (/hei[cxms]|hevc|mif1|msf1/.test(brands)) throw new HeicPicture();
  }
  throw new NotAPicture();
}

/** @throws NotAPicture, HeicPicture, PictureTruncated, PictureTooComplex */
export function pictureFormat(bytes: Uint8Array): PictureFormat {
  const format = sniffFormat(bytes);
  if (!FORMATS[format].isComplete(asBuffer(bytes))) throw new PictureTruncated();
  return format;
}

/** @throws PictureTooLarge, PictureTooComplex, NotAPicture */
export function refuseManyPixels(bytes: Uint8Array, format: PictureFormat): void {
  const file = asBuffer(bytes);
  const most = FORMATS[format].mostPixels(file);
  if (FORMATS[format].pixels(file) > most) throw new PictureTooLarge(most / 1_000_000);
}

/** Keeps the orientation of a JPEG, because its pixels aren't rotated. */
export function withoutMetadata(bytes: Uint8Array, format: PictureFormat): Uint8Array {
  return FORMATS[format].plain(asBuffer(bytes));
}

export function getMimeType(ext: string): string {
  return ext in FORMATS ? FORMATS[ext as PictureFormat].mime : "application/octet-stream";
}

/** Whether compressing it is useless. */
export function isPackedPicture(ext: string): boolean {
  return ext !== "bmp";
}

export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
