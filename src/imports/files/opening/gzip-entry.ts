import { createReadStream, createWriteStream, rmSync } from "node:fs";
import { Readable } from "node:stream";
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
const SMALLEST_SLICE_BYTES = 16;
const MAX_SLICES = 2000;

/** The file inside of a gzip file. */
export function openGzip(path: string, packed: Entry): Entry {
  const toUnfit = (problem: unknown) =>
    isSystemError(problem) ? problem : new UnfitEntry("archive-file-damaged", path);
  let isCut: boolean | null = null;
  async function unpack(mostBytes: number): Promise<Uint8Array> {
    const content = await packed.bytes(MAX_GZIP_BYTES);
    const limit = Math.min(mostBytes, MAX_GZIP_BYTES);
    try {
      const whole = gunzipSync(content, { maxOutputLength: limit });
      isCut = (await packed.isCut?.()) ?? false;
      return whole;
    } catch (problem) {
      if (problem instanceof RangeError) throw new UnfitEntry("archive-file-too-large", path);
      if (isSystemError(problem)) throw problem;
      const beginning = await unpackBeginning(content, limit);
      if (beginning.length === 0) throw new UnfitEntry("archive-file-damaged", path);
      if (beginning.length > limit) throw new UnfitEntry("archive-file-too-large", path);
      isCut = true;
      return beginning;
    }
  }
  return {
    bytes: unpack,
    async isCut() {
      if (isCut === null) await unpack(MAX_GZIP_BYTES);
      return isCut ?? false;
    },
    async start(bytes) {
      const beginning = await packed.start(PACKED_START_BYTES);
      const limit = Math.max(ALWAYS_FINE_BYTES, beginning.length * MAX_RATIO);
      const unpacked = await unpackStart(beginning, limit, toUnfit);
      const isBomb = unpacked.length > limit;
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

async function unpackStart(
  beginning: Uint8Array,
  limit: number,
  toUnfit: (problem: unknown) => unknown,
): Promise<Uint8Array> {
  try {
    return gunzipSync(beginning, { finishFlush: constants.Z_SYNC_FLUSH });
  } catch (problem) {
    const readable = await unpackBeginning(beginning, limit);
    if (readable.length === 0) throw toUnfit(problem);
    return readable;
  }
}

/** What comes before the damage or the end. Stops above `limit`. */
function unpackBeginning(content: Uint8Array, limit: number): Promise<Uint8Array> {
  const { promise, resolve } = Promise.withResolvers<Uint8Array>();
  const gunzip = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
  const parts: Uint8Array[] = [];
  let length = 0;
  const finish = () => {
    gunzip.destroy();
    resolve(Buffer.concat(parts));
  };
  gunzip.on("data", (part: Uint8Array) => {
    parts.push(part);
    length += part.length;
    if (length > limit) finish();
  });
  gunzip.on("error", finish).on("end", finish);
  Readable.from(slice(content)).pipe(gunzip);
  return promise;
}

/** What a slice unpacks to is lost if it has the damage. */
function* slice(content: Uint8Array): Generator<Uint8Array> {
  const size = Math.max(SMALLEST_SLICE_BYTES, Math.ceil(content.length / MAX_SLICES));
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
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
