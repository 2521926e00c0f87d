import { createReadStream, createWriteStream, rmSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import { constants, createGunzip, gunzipSync } from "node:zlib";
import { DomainError, isSystemError } from "../../../platform/errors.ts";
import { UnfitEntry } from "../../../platform/archive-reader.ts";
import { ARCHIVE_START_BYTES, findArchiveKind } from "./archive-kinds.ts";
import type { Entry } from "./entry.ts";

/** One recipe with its pictures. Larger ones must be archives. */
const MAX_GZIP_BYTES = 100_000_000;
/** Enough for a sample of text. */
const PACKED_START_BYTES = 32_000;
/** More is a bomb. */
const MAX_RATIO = 200;
const ALWAYS_FINE_BYTES = 1_000_000;
/** An archive may contain a blank picture. */
const BLANK_BYTES = 20_000_000;

/** The file inside of a gzip file. */
export function openGzip(path: string, packed: Entry): Entry {
  const toUnfit = (problem: unknown) =>
    isSystemError(problem) ? problem : new UnfitEntry("archive-file-damaged", path);
  return {
    async bytes(mostBytes) {
      const content = await packed.bytes(MAX_GZIP_BYTES);
      try {
        return gunzipSync(content, { maxOutputLength: Math.min(mostBytes, MAX_GZIP_BYTES) });
      } catch (problem) {
        const isTooLarge = problem instanceof RangeError;
        throw isTooLarge ? new UnfitEntry("archive-file-too-large", path) : toUnfit(problem);
      }
    },
    async start(bytes) {
      const beginning = await packed.start(PACKED_START_BYTES);
      const unpacked = unpackStart(beginning, toUnfit);
      const isBomb = unpacked.length > Math.max(ALWAYS_FINE_BYTES, beginning.length * MAX_RATIO);
      // What comes before a bomb in an archive can be read.
      if (isBomb && !findArchiveKind(unpacked.subarray(0, ARCHIVE_START_BYTES)))
        throw new UnfitEntry("archive-file-bomb", path);
      // A copy, since the rest may be large.
      return Uint8Array.from(unpacked.subarray(0, bytes));
    },
    async extract(to) {
      const between = `${to}.gz`;
      await packed.extract(between);
      const { count, limit } = compareSizes(path);
      try {
        const target = createWriteStream(to, { flags: "wx", mode: 0o600 });
        await pipeline(createReadStream(between), count, createGunzip(), limit, target);
      } catch (problem) {
        throw problem instanceof DomainError ? problem : toUnfit(problem);
      } finally {
        rmSync(between, { force: true });
      }
    },
  };
}

function unpackStart(beginning: Uint8Array, toUnfit: (problem: unknown) => unknown): Uint8Array {
  try {
    return gunzipSync(beginning, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch (problem) {
    throw toUnfit(problem);
  }
}

/** Counts packed bytes, and limits what they unpack to. */
function compareSizes(path: string) {
  let packed = 0;
  let unpacked = 0;
  type Parts = AsyncIterable<Uint8Array>;
  return {
    async *count(parts: Parts) {
      for await (const part of parts) {
        packed += part.length;
        yield part;
      }
    },
    async *limit(parts: Parts) {
      for await (const part of parts) {
        unpacked += part.length;
        if (unpacked > packed * MAX_RATIO + BLANK_BYTES) throw new UnfitEntry("archive-file-bomb", path);
        yield part;
      }
    },
  };
}
