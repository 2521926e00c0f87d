import { DomainError } from "../errors.ts";
import { blankAvifMetadata } from "./avif-container.ts";
import { gifIsComplete, plainGif } from "./gif.ts";
import { jpegIsComplete, plainJpeg } from "./jpeg.ts";
import { plainPng, pngIsComplete } from "./png.ts";
import { plainWebp, webpIsComplete } from "./webp.ts";

/** Formats a picture may come in, by the extension its file gets. */
export type PictureFormat = "jpg" | "png" | "webp" | "gif" | "bmp" | "avif";

interface FormatRules {
  mime: string;
  /** A download that broke off leaves a picture that many decoders accept, grey below the break. */
  isComplete(file: Buffer): boolean;
  /** The same pixels in the same format, without what tells where, when and by whom the picture was taken. */
  plain(file: Buffer): Buffer;
}

const unchanged = (file: Buffer) => file;

const FORMATS: Record<PictureFormat, FormatRules> = {
  jpg: { mime: "image/jpeg", isComplete: jpegIsComplete, plain: plainJpeg },
  png: { mime: "image/png", isComplete: pngIsComplete, plain: plainPng },
  webp: { mime: "image/webp", isComplete: webpIsComplete, plain: plainWebp },
  gif: { mime: "image/gif", isComplete: gifIsComplete, plain: plainGif },
  bmp: { mime: "image/bmp", isComplete: (file) => file.length >= 26, plain: unchanged },
  avif: { mime: "image/avif", isComplete: () => true, plain: blankAvifMetadata },
};

export class NotAPicture extends DomainError {
  constructor() {
    super("unsupported", "not-a-picture");
  }
}
export class HeicPicture extends DomainError {
  constructor() {
    super("unsupported", "picture-heic");
  }
}
export class PictureTruncated extends DomainError {
  constructor() {
    super("unsupported", "picture-truncated");
  }
}

/**
 * What kind of picture some bytes are. File names and headers do not count, only the bytes do.
 * @throws NotAPicture, HeicPicture, PictureTruncated
 */
export function pictureFormat(bytes: Uint8Array): PictureFormat {
  const format = sniff(Buffer.from(bytes.subarray(0, 32)).toString("latin1"));
  if (!FORMATS[format].isComplete(asBuffer(bytes))) throw new PictureTruncated();
  return format;
}

/**
 * A picture without its metadata, and nothing else changed. The one thing that stays is which way up a JPEG is, since
 * its pixels stay as they are.
 */
export function withoutMetadata(bytes: Uint8Array, format: PictureFormat): Uint8Array {
  return FORMATS[format].plain(asBuffer(bytes));
}

/** The media type of a stored original; that of unknown bytes for an extension that no format has. */
export function mimeOf(ext: string): string {
  return ext in FORMATS ? FORMATS[ext as PictureFormat].mime : "application/octet-stream";
}

function sniff(head: string): PictureFormat {
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

/** The same bytes with Buffer's reading methods; nothing is copied. */
function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
