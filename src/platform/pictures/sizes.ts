import { decode, encode } from "fast-png";
import { rgbaToThumbHash } from "thumbhash";
import { getErrorCode, DomainError } from "../errors.ts";
import { MAX_PIXELS, type PictureFormat } from "./formats.ts";
import { openImage, openPicture, type Size } from "./open-picture.ts";
import { NotAPicture, PictureTooLarge } from "./picture-refusals.ts";

export interface PictureSizes {
  /** At most 720 pixels wide, never enlarged. */
  small: Uint8Array;
  /** 300×300: scaled to cover, center-cropped. */
  tiny: Uint8Array;
  hash: string;
}

const MAX_SMALL: Size = { width: 720, height: 16_383 };
const TINY_SIDE = 300;
const QUALITY = 80;
const PREVIEW_WIDTH = 160;
const MAX_PREVIEW_HEIGHT = 240;
const PREVIEW_QUALITY = 70;
/** Beyond this ratio, tiny pictures are squeezed: scaling to cover would need a huge intermediate. */
const MAX_PROPORTION = 16;
const HASH_SIDE = 100;

/** @throws NotAPicture if it can't be decoded, PictureTooLarge, PictureTooComplex */
export async function pictureSizes(bytes: Uint8Array, format: PictureFormat): Promise<PictureSizes> {
  return inDomainWords(async () => {
    const picture = await openPicture(bytes, format);
    const smallSize = fitInside(picture, MAX_SMALL);
    const cover = coverSize(smallSize);
    const source = await picture.shrink({
      width: Math.min(picture.width, Math.max(smallSize.width, cover.width)),
      height: Math.min(picture.height, Math.max(smallSize.height, cover.height)),
    });
    const small = await resize(source, smallSize).webp({ quality: QUALITY }).bytes();
    return { small, tiny: await tinyFrom(source, cover), hash: await hashPicture(small) };
  });
}

/** @throws NotAPicture, PictureTooLarge, PictureTooComplex */
export async function picturePreview(bytes: Uint8Array, format: PictureFormat): Promise<Uint8Array> {
  return inDomainWords(async () => {
    const picture = await openPicture(bytes, format);
    const size = fitInside(picture, { width: PREVIEW_WIDTH, height: MAX_PREVIEW_HEIGHT });
    return resize(await picture.shrink(size), size)
      .webp({ quality: PREVIEW_QUALITY })
      .bytes();
  });
}

/** @throws NotAPicture if it isn't a WebP of that size */
export async function refuseOtherSize(webp: Uint8Array, type: "small" | "tiny"): Promise<void> {
  const most = type === "small" ? MAX_SMALL : { width: TINY_SIDE, height: TINY_SIDE };
  await inDomainWords(async () => {
    const { width, height, format } = await openImage(webp).metadata();
    if (format !== "webp" || width > most.width || height > most.height) throw new NotAPicture();
  });
}

export function asJpeg(webp: Uint8Array): Promise<Uint8Array> {
  return openImage(webp).jpeg({ quality: QUALITY }).bytes();
}

async function inDomainWords<Made>(make: () => Promise<Made>): Promise<Made> {
  try {
    return await make();
  } catch (problem) {
    if (problem instanceof DomainError) throw problem;
    if (getErrorCode(problem) === "ERR_IMAGE_TOO_MANY_PIXELS")
      throw new PictureTooLarge(MAX_PIXELS / 1_000_000);
    throw new NotAPicture();
  }
}

function fitInside({ width, height }: Size, most: Size): Size {
  const scale = Math.min(1, most.width / width, most.height / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function coverSize({ width, height }: Size): Size {
  const ratio = Math.min(Math.max(width / height, 1 / MAX_PROPORTION), MAX_PROPORTION);
  return {
    width: Math.round(TINY_SIDE * Math.max(1, ratio)),
    height: Math.round(TINY_SIDE * Math.max(1, 1 / ratio)),
  };
}

function resize(source: Uint8Array, { width, height }: Size): Bun.Image {
  return openImage(source).resize(width, height);
}

/** Bun can't crop, so the scaled picture is cropped as a PNG. */
async function tinyFrom(source: Uint8Array, size: Size): Promise<Uint8Array> {
  const cover = decode(await resize(source, size).png({ compressionLevel: 1 }).bytes());
  const rowBytes = TINY_SIDE * cover.channels;
  const left = Math.floor((size.width - TINY_SIDE) / 2) * cover.channels;
  const top = Math.floor((size.height - TINY_SIDE) / 2);
  const square = new Uint8Array(TINY_SIDE * rowBytes);
  for (let row = 0; row < TINY_SIDE; row++) {
    const start = (top + row) * size.width * cover.channels + left;
    square.set(cover.data.subarray(start, start + rowBytes), row * rowBytes);
  }
  const png = encode({ width: TINY_SIDE, height: TINY_SIDE, data: square, channels: cover.channels });
  return openImage(png).webp({ quality: QUALITY }).bytes();
}

async function hashPicture(small: Uint8Array): Promise<string> {
  const png = await openImage(small).resize(HASH_SIDE, HASH_SIDE, { fit: "inside" }).png().bytes();
  const { width, height, data, channels } = decode(png);
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let channel = 0; channel < channels; channel++) {
      rgba[pixel * 4 + channel] = data[pixel * channels + channel] ?? 255;
    }
  }
  return Buffer.from(rgbaToThumbHash(width, height, rgba)).toString("base64");
}
