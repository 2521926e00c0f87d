import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { syncFolder, writeWhole, writeWholeAside } from "../data-folder.ts";
import { sniffFormat, type PictureFormat } from "./formats.ts";
import type { Patience, PictureWorker } from "./picture-worker.ts";

/** `original` as it came, `small` for a page, `tiny` for a card. */
export type PictureSize = "original" | "small" | "tiny";

export interface StoredPicture {
  key: string;
  ext: string;
  /** Thumbhash, base64. */
  hash: string;
}

export interface WholePicture {
  original: Uint8Array;
  small: Uint8Array;
  tiny: Uint8Array;
  hash: string;
}

/** A picture's folder may be younger than the row that will name it by this much, in milliseconds. */
const UNNAMED_FOR_MS = 3_600_000;

/** Writing more bytes takes long enough for others to notice. */
const LARGE_BYTES = 2_000_000;

export type PictureFiles = ReturnType<typeof pictureFiles>;

/** Where the files of pictures are, each picture in a folder with a key of its own. */
export function picturePaths(folder: string) {
  return {
    file(picture: { key: string; ext: string }, type: PictureSize): string {
      return join(folder, picture.key, type === "original" ? `original.${picture.ext}` : `${type}.webp`);
    },
  };
}

/**
 * The files of pictures, each in a folder with a key of its own: `original.<ext>`, `small.webp`, `tiny.webp`.
 * A file is never changed: another picture has another key, so a crash between files and database loses nothing.
 */
export function pictureFiles(folder: string, worker: PictureWorker) {
  /** Folders that are being written, which no sweep may take for leftovers, whatever the clock says. */
  const drafts = new Set<string>();
  const conversions = new Map<string, Promise<Blob>>();

  /** All files or none: the folder gets its name when everything in it is on the disk. */
  async function writeFolder(files: Record<string, Uint8Array>): Promise<string> {
    const key = randomBytes(8).toString("hex");
    const name = `${key}.tmp`;
    const draft = join(folder, name);
    drafts.add(name);
    try {
      mkdirSync(draft, { recursive: true, mode: 0o700 });
      for (const [file, content] of Object.entries(files)) {
        if (content.length > LARGE_BYTES) await writeWholeAside(join(draft, file), content);
        else writeWhole(join(draft, file), content);
      }
      syncFolder(draft);
      renameSync(draft, join(folder, key));
      syncFolder(folder);
      return key;
    } catch (problem) {
      rmSync(draft, { recursive: true, force: true });
      throw problem;
    } finally {
      drafts.delete(name);
    }
  }

  async function convertToJpeg(webp: string, path: string): Promise<Blob> {
    const jpeg = await worker.run("convertToJpeg", await Bun.file(webp).bytes());
    try {
      writeWhole(path, jpeg);
    } catch {
      // A full disk, or a picture that was just removed, must not keep anyone from seeing it.
    }
    return new Blob([jpeg.slice()]);
  }

  return {
    ...picturePaths(folder),

    /**
     * Checks a picture by its bytes and writes its files.
     * @throws NotAPicture, HeicPicture, PictureTruncated, PictureTooLarge, PictureTooComplex
     */
    async store(bytes: Uint8Array, how?: Patience): Promise<StoredPicture> {
      sniffFormat(bytes);
      const { ext, original, sizes } = await worker.run("makeSizes", bytes, how);
      const key = await writeFolder({
        [`original.${ext}`]: original ?? bytes,
        "small.webp": sizes.small,
        "tiny.webp": sizes.tiny,
      });
      return { key, ext, hash: sizes.hash };
    },

    /**
     * Writes the files of a picture that was stored before, as they are: making it small again would take hundreds of
     * times as long.
     * @throws NotAPicture, HeicPicture, PictureTruncated, PictureTooComplex
     */
    async adopt({ original, small, tiny, hash }: WholePicture): Promise<StoredPicture> {
      [original, small, tiny].forEach(sniffFormat);
      const plain = await worker.run("checkSizes", { original, small, tiny }, { isPatient: true });
      const key = await writeFolder({
        [`original.${plain.ext}`]: plain.original ?? original,
        "small.webp": small,
        "tiny.webp": tiny,
      });
      return { key, ext: plain.ext, hash };
    },

    /**
     * A picture as it would be stored; nothing is.
     * @throws NotAPicture, HeicPicture, PictureTruncated, PictureTooLarge, PictureTooComplex
     */
    async asStored(bytes: Uint8Array): Promise<{ ext: PictureFormat; original: Uint8Array }> {
      sniffFormat(bytes);
      const { ext, original } = await worker.run("makeSizes", bytes);
      return { ext, original: original ?? bytes };
    },

    /**
     * What kind of picture some bytes are.
     * @throws NotAPicture, HeicPicture, PictureTruncated, PictureTooComplex
     */
    async format(bytes: Uint8Array): Promise<PictureFormat> {
      sniffFormat(bytes);
      return worker.run("format", bytes);
    },

    /**
     * A picture in small, as an address that holds it whole (`data:`); nothing is stored.
     * @throws NotAPicture, HeicPicture, PictureTruncated, PictureTooLarge, PictureTooComplex
     */
    async preview(bytes: Uint8Array): Promise<string> {
      sniffFormat(bytes);
      const webp = await worker.run("preview", bytes);
      return `data:image/webp;base64,${Buffer.from(webp).toString("base64")}`;
    },

    /**
     * A stored picture as JPEG, for clients that don't take WebP. It's made once and kept beside the other files, so
     * that asking again and again costs nothing.
     */
    async asJpeg({ key }: { key: string }, type: "small" | "tiny"): Promise<Blob> {
      const path = join(folder, key, `${type}.jpg`);
      if (existsSync(path)) return Bun.file(path);
      const converting = conversions.get(path) ?? convertToJpeg(join(folder, key, `${type}.webp`), path);
      conversions.set(path, converting);
      return converting.finally(() => conversions.delete(path));
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

    /** Removes a picture that no row names. */
    remove(key: string): void {
      rmSync(join(folder, key), { recursive: true, force: true });
    },

    /** Removes what a killed process left behind: folders that no row names. */
    sweep(named: Set<string>, now: Date): void {
      if (!existsSync(folder)) return;
      for (const key of readdirSync(folder)) {
        if (named.has(key) || drafts.has(key)) continue;
        const age = now.getTime() - statSync(join(folder, key)).mtimeMs;
        if (age > UNNAMED_FOR_MS) rmSync(join(folder, key), { recursive: true, force: true });
      }
    },
  };
}
