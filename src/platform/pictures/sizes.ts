import { decode, encode } from "fast-png";
import { rgbaToThumbHash } from "thumbhash";
import { codeOf, DomainError } from "../errors.ts";
import { avifDimensions } from "./avif-container.ts";
import { NotAPicture, type PictureFormat } from "./formats.ts";

/** What a picture is kept as beside its original; both are WebP. */
export interface PictureSizes {
  /** At most 720 pixels wide, never enlarged. */
  small: Uint8Array;
  /** 300×300: scaled to cover, cut at the centre. */
  tiny: Uint8Array;
  /** Thumbhash, base64: some thirty characters that unfold into a blur of the picture. */
  hash: string;
}

export class PictureTooLarge extends DomainError {
  constructor(megapixels: number) {
    super("too-large", "picture-too-large", { megapixels });
  }
}

export const MOST_PIXELS = 100_000_000;
const SMALL_WIDTH = 720;
/** No WebP is higher. */
const WEBP_MOST_HEIGHT = 16_383;
const TINY_SIDE = 300;
const QUALITY = 80;
const PREVIEW_WIDTH = 160;
const PREVIEW_MOST_HEIGHT = 240;
const PREVIEW_QUALITY = 70;
/** Beyond this proportion a tiny picture is squeezed a little rather than scaled to a ribbon of huge length. */
const MOST_PROPORTION = 16;
/** Longest side of what a thumbhash is made from. */
const HASH_SIDE = 100;

/**
 * The small and the tiny of a picture, upright.
 * @throws NotAPicture when it cannot be decoded, PictureTooLarge over 100 megapixels
 */
export async function pictureSizes(bytes: Uint8Array, format: PictureFormat): Promise<PictureSizes> {
  return decoded(bytes, format, async (source) => {
    const small = await open(source)
      .resize(SMALL_WIDTH, WEBP_MOST_HEIGHT, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .bytes();
    const { width, height } = await open(small).metadata();
    return { small, tiny: await tinyOf(source, width / height), hash: await hashOf(small) };
  });
}

/** What is made of a picture that Bun decodes; what it says against one is said in the words of the domain. */
async function decoded<Made>(
  bytes: Uint8Array,
  format: PictureFormat,
  make: (source: Uint8Array) => Promise<Made>,
): Promise<Made> {
  const source = format === "avif" ? await avifAsPng(bytes) : bytes;
  try {
    return await make(source);
  } catch (problem) {
    if (problem instanceof DomainError) throw problem;
    if (codeOf(problem) === "ERR_IMAGE_TOO_MANY_PIXELS") throw new PictureTooLarge(MOST_PIXELS / 1_000_000);
    throw new NotAPicture();
  }
}

/**
 * Looks whether a picture that Bun reads has a width and a height.
 * @throws NotAPicture
 */
export async function refuseUndecodable(bytes: Uint8Array): Promise<void> {
  await decoded(bytes, "webp", async (source) => open(source).metadata());
}

/**
 * A picture as it is shown before it is stored: WebP, at most 160 pixels wide, and some kilobytes of it.
 * @throws NotAPicture, PictureTooLarge
 */
export function picturePreview(bytes: Uint8Array, format: PictureFormat): Promise<Uint8Array> {
  return decoded(bytes, format, (source) =>
    open(source)
      .resize(PREVIEW_WIDTH, PREVIEW_MOST_HEIGHT, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: PREVIEW_QUALITY })
      .bytes(),
  );
}

/** A stored WebP as JPEG, for clients that do not take WebP. */
export function asJpeg(webp: Uint8Array): Promise<Blob> {
  return open(webp).jpeg({ quality: QUALITY }).blob();
}

/** The way up that the picture's EXIF tells is applied on opening. */
function open(bytes: Uint8Array): Bun.Image {
  return new Bun.Image(bytes, { maxPixels: MOST_PIXELS, autoOrient: true });
}

/** Bun scales but does not cut, so the scaled picture, a small one, is cut as a PNG. */
async function tinyOf(source: Uint8Array, proportion: number): Promise<Uint8Array> {
  const ratio = Math.min(Math.max(proportion, 1 / MOST_PROPORTION), MOST_PROPORTION);
  const width = Math.round(TINY_SIDE * Math.max(1, ratio));
  const height = Math.round(TINY_SIDE * Math.max(1, 1 / ratio));
  const cover = decode(await open(source).resize(width, height).png({ compressionLevel: 1 }).bytes());
  const rowBytes = TINY_SIDE * cover.channels;
  const left = Math.floor((width - TINY_SIDE) / 2) * cover.channels;
  const top = Math.floor((height - TINY_SIDE) / 2);
  const square = new Uint8Array(TINY_SIDE * rowBytes);
  for (let row = 0; row < TINY_SIDE; row++) {
    const start = (top + row) * width * cover.channels + left;
    square.set(cover.data.subarray(start, start + rowBytes), row * rowBytes);
  }
  const png = encode({ width: TINY_SIDE, height: TINY_SIDE, data: square, channels: cover.channels });
  return open(png).webp({ quality: QUALITY }).bytes();
}

async function hashOf(small: Uint8Array): Promise<string> {
  const png = await open(small).resize(HASH_SIDE, HASH_SIDE, { fit: "inside" }).png().bytes();
  const { width, height, data, channels } = decode(png);
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let channel = 0; channel < channels; channel++) {
      rgba[pixel * 4 + channel] = data[pixel * channels + channel] ?? 255;
    }
  }
  return Buffer.from(rgbaToThumbHash(width, height, rgba)).toString("base64");
}

/** Bun does not decode AVIF on Linux. The decoder is large, so it is loaded only when an AVIF comes. */
async function avifAsPng(bytes: Uint8Array): Promise<Uint8Array> {
  const size = avifDimensions(Buffer.from(bytes));
  if (!size) throw new NotAPicture();
  if (size.width * size.height > MOST_PIXELS) throw new PictureTooLarge(MOST_PIXELS / 1_000_000);
  const { decodeAvif } = await import("./avif-decoder.ts");
  const { width, height, data } = await decodeAvif(bytes);
  return encode({ width, height, data: new Uint8Array(data), channels: 4 });
}
