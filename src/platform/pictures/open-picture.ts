import { encode } from "fast-png";
import { asBuffer, MAX_PIXELS, refuseManyPixels, type PictureFormat } from "./formats.ts";
import { isReadableInRows, shrinkPng } from "./large-png.ts";
import { PictureTooLarge } from "./picture-refusals.ts";
import { pngPixels } from "./png.ts";
import { shrinkRows, type Pixels } from "./shrink-rows.ts";

export interface Size {
  width: number;
  height: number;
}

export interface OpenPicture extends Size {
  /** Returns a picture that Bun can read, at least as large as `least` unless the original is smaller. */
  shrink(least: Size): Promise<Uint8Array>;
}

/** Below this, decoding twice is faster than storing in between. */
const SMALL_PIXELS = 1_000_000;
/** Bun needs four bytes per pixel; larger PNGs are read row by row. */
const MAX_PNG_WHOLE_PIXELS = 50_000_000;
const MAX_PNG_OTHER_PIXELS = 64_000_000;

export function openImage(bytes: Uint8Array): Bun.Image {
  return new Bun.Image(bytes, { maxPixels: MAX_PIXELS, autoOrient: true });
}

/** @throws NotAPicture, PictureTooLarge, PictureTooComplex, and Bun's own errors */
export async function openPicture(bytes: Uint8Array, format: PictureFormat): Promise<OpenPicture> {
  refuseManyPixels(bytes, format);
  if (format === "avif") return openAvif(bytes);
  const { width, height } = await openImage(bytes).metadata();
  const pixels = format === "png" ? pngPixels(asBuffer(bytes)) : width * height;
  if (format === "png" && pixels > MAX_PNG_WHOLE_PIXELS) return openLargePng(bytes, { width, height });
  const shrink = async (least: Size) =>
    pixels <= SMALL_PIXELS
      ? bytes
      : openImage(bytes).resize(least.width, least.height).png({ compressionLevel: 0 }).bytes();
  return { width, height, shrink };
}

function openLargePng(bytes: Uint8Array, { width, height }: Size): OpenPicture {
  const file = asBuffer(bytes);
  if (isReadableInRows(file)) {
    return { width, height, shrink: async (least) => asPng(await shrinkPng(file, least)) };
  }
  if (width * height > MAX_PNG_OTHER_PIXELS) throw new PictureTooLarge(MAX_PNG_OTHER_PIXELS / 1_000_000);
  return { width, height, shrink: async () => bytes };
}

/** Bun can't decode AVIF on Linux. The decoder is large, so it's loaded on demand. */
async function openAvif(bytes: Uint8Array): Promise<OpenPicture> {
  const { decodeAvif } = await import("./avif-decoder.ts");
  const { width, height, data } = await decodeAvif(bytes);
  return {
    width,
    height,
    async shrink(least) {
      const shrinking = shrinkRows({ width, height }, least);
      for (let row = 0; row < height; row++) shrinking.addRow(data, row * width * 4);
      return asPng(shrinking.pixels());
    },
  };
}

function asPng({ width, height, data }: Pixels): Uint8Array {
  return encode({ width, height, data, channels: 4 }, { zlib: { level: 0 } });
}
