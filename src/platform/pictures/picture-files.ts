import { randomBytes } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { syncFolder, replaceFile, replaceFileAsync } from "../data-folder.ts";
import { sniffFormat, type PictureFormat } from "./formats.ts";
import type { Patience, PictureWorker } from "./picture-worker.ts";

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

const UNNAMED_FOR_MS = 3_600_000;

const LARGE_BYTES = 2_000_000;

export type PictureFiles = ReturnType<typeof pictureFiles>;

export function picturePaths(folder: string) {
  return {
    file(picture: { key: string; ext: string }, type: PictureSize): string {
      return join(folder, picture.key, type === "original" ? `original.${picture.ext}` : `${type}.webp`);
    },
  };
}

/** Files never change: a new picture gets a new key, so a crash loses nothing. */
export function pictureFiles(folder: string, worker: PictureWorker) {
  /** Folders being written, which the sweep must not remove. */
  const drafts = new Set<string>();
  const conversions = new Map<string, Promise<Blob>>();

  /** The folder gets its final name once all files are on disk. */
  async function writeFolder(files: Record<string, Uint8Array>): Promise<string> {
    const key = randomBytes(8).toString("hex");
    const name = `${key}.tmp`;
    const draft = join(folder, name);
    drafts.add(name);
    try {
      mkdirSync(draft, { recursive: true, mode: 0o700 });
      for (const [file, content] of Object.entries(files)) {
        if (content.length > LARGE_BYTES) await replaceFileAsync(join(draft, file), content);
        else replaceFile(join(draft, file), content);
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
      replaceFile(path, jpeg);
    } catch {
      // Caching is optional: the disk may be full, or the picture just removed.
    }
    return new Blob([jpeg.slice()]);
  }

  return {
    ...picturePaths(folder),

    /** @throws NotAPicture, HeicPicture, PictureTruncated, PictureTooLarge, PictureTooComplex */
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

    /** @throws NotAPicture, HeicPicture, PictureTruncated, PictureTooComplex */
    async adopt({ original, small, tiny, hash }: WholePicture): Promise<StoredPicture> {
      [original, small, tiny].forEach(sniffFormat);
      // Making the sizes again would take hundreds of times as long.
      const plain = await worker.run("checkSizes", { original, small, tiny }, { isPatient: true });
      const key = await writeFolder({
        [`original.${plain.ext}`]: plain.original ?? original,
        "small.webp": small,
        "tiny.webp": tiny,
      });
      return { key, ext: plain.ext, hash };
    },

    /** @throws NotAPicture, HeicPicture, PictureTruncated, PictureTooLarge, PictureTooComplex */
    async asStored(bytes: Uint8Array): Promise<{ ext: PictureFormat; original: Uint8Array }> {
      sniffFormat(bytes);
      const { ext, original } = await worker.run("makeSizes", bytes);
      return { ext, original: original ?? bytes };
    },

    /** @throws NotAPicture, HeicPicture, PictureTruncated, PictureTooComplex */
    async format(bytes: Uint8Array): Promise<PictureFormat> {
      sniffFormat(bytes);
      return worker.run("format", bytes);
    },

    /** @throws NotAPicture, HeicPicture, PictureTruncated, PictureTooLarge, PictureTooComplex */
    async preview(bytes: Uint8Array): Promise<string> {
      sniffFormat(bytes);
      const webp = await worker.run("preview", bytes);
      return `data:image/webp;base64,${Buffer.from(webp).toString("base64")}`;
    },

    async asJpeg({ key }: { key: string }, type: "small" | "tiny"): Promise<Blob> {
      const path = join(folder, key, `${type}.jpg`);
      if (existsSync(path)) return Bun.file(path);
      const converting = conversions.get(path) ?? convertToJpeg(join(folder, key, `${type}.webp`), path);
      conversions.set(path, converting);
      return converting.finally(() => conversions.delete(path));
    },

    async read(picture: StoredPicture): Promise<WholePicture> {
      const { file } = picturePaths(folder);
      const [original, small, tiny] = await Promise.all([
        Bun.file(file(picture, "original")).bytes(),
        Bun.file(file(picture, "small")).bytes(),
        Bun.file(file(picture, "tiny")).bytes(),
      ]);
      return { original, small, tiny, hash: picture.hash };
    },

    copy(picture: StoredPicture): StoredPicture {
      const key = randomBytes(8).toString("hex");
      mkdirSync(join(folder, key), { mode: 0o700 });
      for (const file of readdirSync(join(folder, picture.key))) {
        linkSync(join(folder, picture.key, file), join(folder, key, file));
      }
      return { ...picture, key };
    },

    remove(key: string): void {
      rmSync(join(folder, key), { recursive: true, force: true });
    },

    /** Removes folders that no row names, left by a killed process. */
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
