import { statSync } from "node:fs";
import { copyFile, open, readFile } from "node:fs/promises";
import { UnfitEntry } from "../../../platform/archive-reader.ts";

/** A file on disk or in an archive. */
export interface Entry {
  /** @throws UnfitEntry if it's larger, or damaged */
  bytes(mostBytes: number): Promise<Uint8Array>;
  /** The first bytes, or all of a shorter file. */
  start(bytes: number): Promise<Uint8Array>;
  /** Writes the content to a file. What can't be read is left out. @throws UnfitEntry afterwards */
  extract(path: string): Promise<void>;
  /** True if `bytes` are only the readable beginning. Missing if damaged files are refused. */
  isCut?(): Promise<boolean>;
}

/** @param path what people see, for problems */
export function openStored(stored: string, path: string): Entry {
  return {
    async bytes(mostBytes) {
      if (statSync(stored).size > mostBytes) throw new UnfitEntry("archive-file-too-large", path);
      return readFile(stored);
    },
    async start(bytes) {
      const file = await open(stored, "r");
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, 0);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
    extract: (to) => copyFile(stored, to),
  };
}
