import { posix } from "node:path";
import { decodeLink } from "../../reading/files-beside.ts";
import type { FoundPicture } from "../../file-format.ts";

/** Base of addresses for pictures without one of their own. */
export const NOWHERE = "http://page.invalid/";

/** Smaller ones are icons. */
const MIN_MAIN_PICTURE_BYTES = 30_000;
const MIN_INLINED_CHARACTERS = 1000;

export interface SavedPage {
  /** Null if unknown. */
  url: string | null;
  html: string;
  pictures: SavedPicture[];
}

export interface SavedPicture {
  /** As the page's HTML names it, or a file name. */
  address: string;
  /** 0 if unknown. */
  size: number;
  take(): FoundPicture;
}

/** Whether a MIME type is that of a picture of pixels. */
export function isPictureType(mime: string): boolean {
  return /^image\/(?!svg)/i.test(mime);
}

/** Sites show a smaller version of the picture that their data names: `soup.jpg` and `soup-300x200.webp`. */
export function findSavedPicture(address: string, pictures: readonly SavedPicture[]): SavedPicture | null {
  const found =
    pictures.find((picture) => picture.address === address) ??
    findLargest(pictures.filter((picture) => getFileName(picture.address) === getFileName(address))) ??
    findLargest(pictures.filter((picture) => getStem(picture.address) === getStem(address)));
  return found ?? null;
}

/** The largest one that could be a photo. */
export function findMainPicture(pictures: readonly SavedPicture[]): SavedPicture | null {
  return findLargest(pictures.filter(({ size }) => size >= MIN_MAIN_PICTURE_BYTES)) ?? null;
}

function findLargest(pictures: readonly SavedPicture[]): SavedPicture | undefined {
  return pictures.toSorted((one, other) => other.size - one.size)[0];
}

function getFileName(address: string): string {
  const path = address.replace(/[?#].*$/s, "");
  return posix.basename(decodeLink(path)).normalize("NFC").toLowerCase();
}

function getStem(address: string): string {
  const { name } = posix.parse(getFileName(address));
  return name.replace(/(?:-\d{2,4}x\d{2,4}|-scaled|\(\d\)|@2x)+$/, "");
}

const INLINED = /data:(?<type>[\w/+.-]{3,80})(?:;[\w=-]{1,40})*;base64,(?<data>[\w+/=%]+)/g;

/** Takes embedded pictures and fonts out of the page, so that it's short enough to parse. */
export function takeInlinedPictures({ url, html, pictures }: SavedPage): SavedPage {
  const inlined: SavedPicture[] = [];
  const short = html.replace(INLINED, (written, type: string, data: string) => {
    if (data.length < MIN_INLINED_CHARACTERS) return written;
    const format = /^image\/(jpeg|png|webp|avif|gif)$/.exec(type)?.[1];
    if (!format) return "data:,";
    const address = `${NOWHERE}inlined/${inlined.length}.${format}`;
    inlined.push({
      address,
      size: Math.floor((data.length * 3) / 4),
      take: () => ({ bytes: Buffer.from(decodeLink(data), "base64") }),
    });
    return address;
  });
  return { url, html: short, pictures: [...pictures, ...inlined] };
}
