import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { NotAPicture, pictureFormat, withoutMetadata, type PictureFormat } from "./formats.ts";
import { picturePreview, pictureSizes, refuseUndecodable } from "./sizes.ts";
import { syncFolder, writeWhole } from "../data-folder.ts";
import { oneAtATime } from "../one-at-a-time.ts";

/** `original` as it came, `small` for a page, `tiny` for a card. */
export type PictureSize = "original" | "small" | "tiny";

/** A picture whose files are on the disk. It counts from the moment a row of the database names its key. */
export interface StoredPicture {
  /** Its folder below the folder of images. */
  key: string;
  /** Of the original's file. */
  ext: string;
  /** Thumbhash, base64. */
  hash: string;
}

/** A picture that was stored, with the content of its files. */
export interface WholePicture {
  original: Uint8Array;
  small: Uint8Array;
  tiny: Uint8Array;
  hash: string;
}

/** A picture's folder may be younger than the row that will name it by this much, in milliseconds. */
const UNNAMED_FOR_MS = 3_600_000;

/** A picture of more bytes leaves so much behind in memory that it is tidied away at once. */
const LARGE_BYTES = 5_000_000;

export type PictureFiles = ReturnType<typeof pictureFiles>;

/**
 * The files of pictures, each in a folder with a key of its own: `original.<ext>`, `small.webp`, `tiny.webp`.
 * A file is never changed: another picture has another key, so a crash between files and database loses nothing.
 */
export function pictureFiles(folder: string) {
  const inTurn = oneAtATime();

  /** All files or none: the folder gets its name when everything in it is on the disk. */
  function writeFolder(key: string, files: Record<string, Uint8Array>): void {
    const draft = join(folder, `${key}.tmp`);
    try {
      mkdirSync(draft, { recursive: true, mode: 0o700 });
      for (const [name, content] of Object.entries(files)) writeWhole(join(draft, name), content);
      syncFolder(draft);
      renameSync(draft, join(folder, key));
      syncFolder(folder);
    } catch (problem) {
      rmSync(draft, { recursive: true, force: true });
      throw problem;
    }
  }

  async function checked(bytes: Uint8Array) {
    const ext = pictureFormat(bytes);
    // Pictures are large when unpacked: one after the other keeps the memory of a small machine free.
    const sizes = await inTurn(() => pictureSizes(bytes, ext));
    return { ext, sizes, original: withoutMetadata(bytes, ext) };
  }

  return {
    /**
     * Checks a picture by its bytes and writes its files.
     * @throws NotAPicture, HeicPicture, PictureTruncated, PictureTooLarge
     */
    async store(bytes: Uint8Array): Promise<StoredPicture> {
      const { ext, sizes, original } = await checked(bytes);
      const key = randomBytes(8).toString("hex");
      writeFolder(key, {
        [`original.${ext}`]: original,
        "small.webp": sizes.small,
        "tiny.webp": sizes.tiny,
      });
      tidyAfter(bytes);
      return { key, ext, hash: sizes.hash };
    },

    /**
     * Writes the files of a picture that was stored before, as they are: making it small again would take hundreds of
     * times as long.
     * @throws NotAPicture, HeicPicture, PictureTruncated
     */
    async adopt({ original, small, tiny, hash }: WholePicture): Promise<StoredPicture> {
      const ext = pictureFormat(original);
      if ([small, tiny].some((bytes) => pictureFormat(bytes) !== "webp")) throw new NotAPicture();
      await Promise.all([small, tiny].map(refuseUndecodable));
      const key = randomBytes(8).toString("hex");
      writeFolder(key, {
        [`original.${ext}`]: withoutMetadata(original, ext),
        "small.webp": small,
        "tiny.webp": tiny,
      });
      tidyAfter(original);
      return { key, ext, hash };
    },

    /**
     * A picture as it would be stored; nothing is.
     * @throws NotAPicture, HeicPicture, PictureTruncated, PictureTooLarge
     */
    async asStored(bytes: Uint8Array): Promise<{ ext: PictureFormat; original: Uint8Array }> {
      const { ext, original } = await checked(bytes);
      return { ext, original };
    },

    /**
     * A picture in small, as an address that holds it whole (`data:`); nothing is stored.
     * @throws NotAPicture, HeicPicture, PictureTruncated, PictureTooLarge
     */
    async preview(bytes: Uint8Array): Promise<string> {
      const ext = pictureFormat(bytes);
      const webp = await inTurn(() => picturePreview(bytes, ext));
      return `data:image/webp;base64,${Buffer.from(webp).toString("base64")}`;
    },

    /** A stored picture once more, under a key of its own. */
    copy(picture: StoredPicture): StoredPicture {
      const key = randomBytes(8).toString("hex");
      mkdirSync(join(folder, key), { mode: 0o700 });
      for (const file of readdirSync(join(folder, picture.key))) {
        // A file is never changed, so two names for one will do.
        linkSync(join(folder, picture.key, file), join(folder, key, file));
      }
      return { ...picture, key };
    },

    /** The path of a stored picture's file. */
    file(picture: { key: string; ext: string }, type: PictureSize): string {
      return join(folder, picture.key, type === "original" ? `original.${picture.ext}` : `${type}.webp`);
    },

    /** Removes a picture that no row names. */
    remove(key: string): void {
      rmSync(join(folder, key), { recursive: true, force: true });
    },

    /** Removes what a killed process left behind: folders that no row names. */
    sweep(named: Set<string>, now: Date): void {
      if (!existsSync(folder)) return;
      for (const key of readdirSync(folder)) {
        if (named.has(key)) continue;
        const age = now.getTime() - statSync(join(folder, key)).mtimeMs;
        if (age > UNNAMED_FOR_MS) rmSync(join(folder, key), { recursive: true, force: true });
      }
    },
  };
}

/** Many large ones after each other would pile up before anybody tidied away what nobody needs. */
function tidyAfter(bytes: Uint8Array): void {
  if (bytes.length > LARGE_BYTES) Bun.gc(true);
}
