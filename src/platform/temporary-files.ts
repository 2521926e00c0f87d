import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { KnownFile } from "./downloads.ts";

/** As long as a download token is valid, plus time for the download. */
const KEPT_MS = 60 * 60_000;

export type TemporaryFiles = ReturnType<typeof createTemporaryFiles>;

export function createTemporaryFiles(folder: string) {
  const files = new Map<string, KnownFile>();

  function forget(key: string): void {
    const file = files.get(key);
    files.delete(key);
    if (file) rmSync(file.path, { force: true });
  }

  return {
    async add(file: Omit<KnownFile, "path">, write: (path: string) => Promise<unknown>): Promise<string> {
      const key = `made-${randomBytes(8).toString("hex")}`;
      const path = join(folder, key);
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      try {
        await write(path);
      } catch (problem) {
        rmSync(path, { force: true });
        throw problem;
      }
      files.set(key, { ...file, path });
      setTimeout(() => forget(key), KEPT_MS).unref();
      return key;
    },

    find: (key: string): KnownFile | null => files.get(key) ?? null,
  };
}
