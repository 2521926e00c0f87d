import { createReadStream, createWriteStream, rmSync, statSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { constants, createGunzip, gunzipSync } from "node:zlib";
import { DomainError, isSystemError } from "../../platform/errors.ts";
import { UnfitEntry } from "../../platform/zip/read-zip.ts";

/** One recipe with its pictures. Larger ones must be archives. */
const MAX_GZIP_BYTES = 100_000_000;
/** Enough for a sample of text. */
const PACKED_START_BYTES = 32_000;
/** More is a bomb. */
const MAX_RATIO = 200;

/** A file on disk or in an archive. */
export interface Entry {
  bytes(mostBytes: number): Promise<Uint8Array>;
  start(bytes: number): Promise<Uint8Array>;
  /** Writes the whole content to a file. */
  extract(path: string): Promise<void>;
}

export function unpackGzip(path: string, packed: Entry): Entry {
  const damaged = (problem: unknown) =>
    isSystemError(problem) ? problem : new UnfitEntry("archive-file-damaged", path);
  return {
    async bytes(mostBytes) {
      const content = await packed.bytes(MAX_GZIP_BYTES);
      try {
        return gunzipSync(content, { maxOutputLength: Math.min(mostBytes, MAX_GZIP_BYTES) });
      } catch (problem) {
        const isTooLarge = problem instanceof RangeError;
        throw isTooLarge ? new UnfitEntry("archive-file-too-large", path) : damaged(problem);
      }
    },
    async start(bytes) {
      const beginning = await packed.start(PACKED_START_BYTES);
      try {
        return gunzipSync(beginning, { finishFlush: constants.Z_SYNC_FLUSH }).subarray(0, bytes);
      } catch (problem) {
        throw damaged(problem);
      }
    },
    async extract(to) {
      const between = `${to}.gz`;
      await packed.extract(between);
      const limit = limitBytes(statSync(between).size * MAX_RATIO + MAX_GZIP_BYTES, path);
      try {
        const target = createWriteStream(to, { flags: "wx", mode: 0o600 });
        await pipeline(createReadStream(between), createGunzip(), limit, target);
      } catch (problem) {
        throw problem instanceof DomainError ? problem : damaged(problem);
      } finally {
        rmSync(between, { force: true });
      }
    },
  };
}

function limitBytes(mostBytes: number, path: string) {
  return async function* (parts: AsyncIterable<Uint8Array>) {
    let sum = 0;
    for await (const part of parts) {
      sum += part.length;
      if (sum > mostBytes) throw new UnfitEntry("archive-file-bomb", path);
      yield part;
    }
  };
}
