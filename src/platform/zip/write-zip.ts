import { createWriteStream, type WriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { deflateRawSync } from "node:zlib";
import { ZipFile } from "yazl";

export interface ZipContent {
  name: string;
  bytes: Uint8Array;
  /** Whether it is packed already, as pictures are, and would only cost time. */
  packed: boolean;
}

/**
 * Writes a zip, one file after the other as they come, and comes back when it is on the disk. What it leaves behind when
 * it fails is for the caller to remove.
 * @param made stands as the time of every file in it
 */
export async function writeZip(
  path: string,
  contents: AsyncIterable<ZipContent> | Iterable<ZipContent>,
  { made, signal }: { made: Date; signal?: AbortSignal | undefined },
): Promise<void> {
  const zip = new ZipFile();
  const failed = Promise.withResolvers<never>();
  zip.on("error", failed.reject);
  const file = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
  const written = pipeline(zip.outputStream, file, { ...(signal && { signal }) });
  const filled = addAll(zip, contents, made, signal);
  // Whichever of them fails first ends the others.
  await Promise.race([Promise.all([filled, written]), failed.promise]).catch(async (problem: unknown) => {
    // A file that is only being opened would be there after the caller has removed it.
    await closeFile(file);
    throw problem;
  });
}

/** What the file says of its end is no news: `events.once` would throw it in place of the problem. */
function closeFile(file: WriteStream): Promise<void> {
  return new Promise((closed) => {
    if (file.closed) return closed();
    file.on("error", () => {}).once("close", () => closed());
    file.destroy();
  });
}

async function addAll(
  zip: ZipFile,
  contents: AsyncIterable<ZipContent> | Iterable<ZipContent>,
  made: Date,
  signal: AbortSignal | undefined,
): Promise<void> {
  for await (const { name, bytes, packed } of contents) {
    signal?.throwIfAborted();
    await addEntry(zip, name, bytes, {
      mtime: made,
      mode: 0o100600,
      compress: !packed && !isSuspicious(bytes),
    });
  }
  zip.end();
}

/** One after the other: the next content is made when this one is on its way, so that memory stays as it is. */
function addEntry(
  zip: ZipFile,
  name: string,
  bytes: Uint8Array,
  options: { mtime: Date; mode: number; compress: boolean },
): Promise<void> {
  const size = bytes.length;
  // The library keeps what it was given until the zip is closed: by then, no function it holds may lead to the content.
  const held: { bytes: Uint8Array | null } = { bytes };
  return new Promise((taken, failed) => {
    zip.addReadStreamLazy(name, { ...options, size }, (give) => {
      const stream = Readable.from([held.bytes ?? new Uint8Array()], { objectMode: false });
      held.bytes = null;
      stream.once("end", () => taken()).once("error", failed);
      give(null, stream);
    });
  });
}

/** Smaller contents are never taken for a bomb, in bytes. */
const LOOKED_AT_BYTES = 900_000;
/**
 * What gets smaller than this when it is packed quickly looks like a bomb to whoever reads it, this program among them:
 * packed well, as it is in the archive, it may get ten times smaller again, and readers refuse 200.
 */
const SUSPICIOUS_RATIO = 20;

/** Whether a content, packed, could be taken for one that is made to fill a disk: a page of the same line, over and over. */
function isSuspicious(bytes: Uint8Array): boolean {
  if (bytes.length < LOOKED_AT_BYTES) return false;
  return deflateRawSync(bytes, { level: 1 }).length * SUSPICIOUS_RATIO < bytes.length;
}
