import { posix } from "node:path";
import { isPictureName } from "../../archives/is-picture-name.ts";
import { type ArchiveFiles, getFolder } from "../../archives/recipe-format.ts";
import type { FoundPicture } from "../file-format.ts";
import { decodeLink, findFileBeside } from "./files-beside.ts";

const DATA = /^data:[\w/+.-]*(?:;[\w=.-]+)*;base64,/i;
const BASE64_START = /^[A-Za-z0-9+/_-]{16,64}/;
const MAX_ADDRESS_CHARACTERS = 4000;

/** Base64, with or without `data:…`, or an address. Empty for anything else, such as the path of a missing file. */
export function readWrittenPicture(value: unknown): FoundPicture[] {
  if (typeof value !== "string") return [];
  const text = value.trim();
  const isAddress = /^https?:\/\//i.test(text);
  if (isAddress) return text.length < MAX_ADDRESS_CHARACTERS && URL.canParse(text) ? [{ address: text }] : [];
  const isData = DATA.test(text);
  const code = isData ? text.slice(text.indexOf(",") + 1) : text;
  if (!BASE64_START.test(code) || (!isData && (code.length < 64 || isPictureName(code)))) return [];
  return [{ bytes: Buffer.from(code, "base64") }];
}

/** Some programs write a picture twice. */
export function dropRepeats(pictures: readonly FoundPicture[]): FoundPicture[] {
  if (pictures.length < 2) return [...pictures];
  const seen = new Set<string>();
  return pictures.filter((picture) => {
    const key = makeKey(picture);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function makeKey(picture: FoundPicture): string {
  if ("file" in picture) return `file ${picture.file}`;
  if ("address" in picture) return picture.address;
  return `bytes ${new Bun.CryptoHasher("sha1").update(picture.bytes).digest("hex")}`;
}

/** People may choose the pictures without their folder. Null if the link can't lead to a picture. */
export function findLinkedPicture(path: string, link: string, files: ArchiveFiles): FoundPicture | null {
  if (/^https?:\/\//i.test(link)) return { address: link };
  const [, data] = /^data:image\/[\w.+-]+;base64,(.+)$/s.exec(link) ?? [];
  if (data) return { bytes: Buffer.from(data, "base64") };
  const file = findFileBeside(path, link, files) ?? findPictureFile(link.replaceAll("\\", "/"), path, files);
  return file === null ? null : { file };
}

/**
 * Finds a picture by its path relative to the file that names it, or by its name if that's unique.
 * @param name may start with folders, and may be percent-encoded
 */
export function findPictureFile(name: string, from: string, files: ArchiveFiles): string | null {
  if (!/\.\w{3,5}$/.test(name) || /^[a-z]+:/i.test(name)) return null;
  const wanted = decodeLink(name).normalize("NFC");
  const index = files.derive(indexPictures);
  const exact = posix.join(posix.dirname(from), wanted);
  if (index.paths.has(exact)) return exact;
  return index.byName.get(posix.basename(wanted).toLowerCase()) ?? null;
}

/** `Soup.jpg` beside `Soup.json`, or `full.jpg`, as Nextcloud has it, beside a single file. */
export function findPictureBeside(path: string, files: ArchiveFiles): string | null {
  const { name } = posix.parse(path);
  const folder = getFolder(path);
  const beside = files.inFolder(folder);
  const isAlone =
    beside.length < SHARED_FOLDER && beside.filter((file) => /\.json$/i.test(file)).length === 1;
  const { paths } = files.derive(indexPictures);
  const stems = isAlone ? [name, "full", "thumb"] : [name];
  const places = stems.flatMap((stem) => ENDINGS.map((ending) => `${folder}${stem}.${ending}`));
  return places.find((place) => paths.has(place)) ?? null;
}

const ENDINGS = ["jpg", "jpeg", "png", "webp", "gif", "avif", "heic", "JPG", "JPEG", "PNG"];
const SHARED_FOLDER = 30;

function indexPictures({ names }: ArchiveFiles) {
  const pictures = names.filter(isPictureName);
  const byName = new Map<string, string | null>();
  for (const path of pictures) {
    const name = posix.basename(path).toLowerCase();
    // Several files have this name, so it's ambiguous.
    byName.set(name, byName.has(name) ? null : path);
  }
  return { paths: new Set(pictures), byName };
}
