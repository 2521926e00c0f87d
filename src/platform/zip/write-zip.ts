import { createWriteStream, type WriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { deflateRawSync } from "node:zlib";
import { ZipFile } from "yazl";

export interface ZipContent {
  name: string;
  bytes: Uint8Array;
  packed: boolean;
}

/** For files that don't fit into memory. */
export interface StreamedContent extends Pick<ZipContent, "name" | "packed"> {
  bytes: AsyncIterable<Uint8Array>;
  /** If it's known. */
  size?: number;
}

type Content = ZipContent | StreamedContent;

/** On failure, the caller removes what was written. */
export async function writeZip(
  path: string,
  contents: AsyncIterable<Content> | Iterable<Content>,
  { made, signal }: { made: Date; signal?: AbortSignal | undefined },
): Promise<void> {
  const zip = new ZipFile();
  const failed = Promise.withResolvers<never>();
  zip.on("error", failed.reject);
  const file = createWriteStream(path, { flags: "wx", mode: 0o600, flush: true });
  const written = pipeline(zip.outputStream, file, { ...(signal && { signal }) });
  const stopping = new AbortController();
  const filled = addAll(zip, contents, {
    made,
    signal: signal ? AbortSignal.any([signal, stopping.signal]) : stopping.signal,
  });
  await Promise.race([Promise.all([filled, written]), failed.promise]).catch(async (problem: unknown) => {
    stopping.abort();
    // A file that is still opening would appear after the caller removed it.
    await closeFile(file);
    throw problem;
  });
}

/** For responses. Closes the contents when the reader stops early. */
export async function* streamZip(
  contents: AsyncIterable<Content>,
  { made }: { made: Date },
): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const fail = (problem: Error) => output.destroy(problem);
  const stopping = new AbortController();
  zip.on("error", fail);
  addAll(zip, contents, { made, signal: stopping.signal }).catch(fail);
  try {
    yield* output;
  } finally {
    stopping.abort();
  }
}

/** Listens by hand, because `events.once` would throw the stream's error instead of the original one. */
function closeFile(file: WriteStream): Promise<void> {
  return new Promise((closed) => {
    if (file.closed) return closed();
    file.on("error", () => {}).once("close", () => closed());
    file.destroy();
  });
}

async function addAll(
  zip: ZipFile,
  contents: AsyncIterable<Content> | Iterable<Content>,
  { made, signal }: { made: Date; signal: AbortSignal },
): Promise<void> {
  for await (const content of contents) {
    signal.throwIfAborted();
    const { bytes, packed } = content;
    await addEntry(zip, content, {
      mtime: made,
      mode: 0o100600,
      compress: !packed && !(bytes instanceof Uint8Array && isSuspicious(bytes)),
      signal,
    });
  }
  zip.end();
}

function addEntry(
  zip: ZipFile,
  content: Content,
  { signal, ...options }: { mtime: Date; mode: number; compress: boolean; signal: AbortSignal },
): Promise<void> {
  const { name, bytes } = content;
  const size = bytes instanceof Uint8Array ? bytes.length : "size" in content ? content.size : undefined;
  // The library keeps this closure until the zip is closed, so it must not hold on to the content.
  const holder: { bytes: Content["bytes"] | null } = { bytes };
  return new Promise((resolve, failed) => {
    zip.addReadStreamLazy(name, { ...options, ...(size !== undefined && { size }) }, (give) => {
      const held = holder.bytes ?? [];
      const stream = Readable.from(held instanceof Uint8Array ? [held] : held, {
        objectMode: false,
        signal,
      });
      holder.bytes = null;
      stream.once("end", () => resolve()).once("error", failed);
      give(null, stream);
    });
  });
}

const CHECKED_BYTES = 900_000;
/** Measured with fast compression. Best compression may shrink it another tenfold, and readers refuse 200. */
const SUSPICIOUS_RATIO = 20;

function isSuspicious(bytes: Uint8Array): boolean {
  if (bytes.length < CHECKED_BYTES) return false;
  return deflateRawSync(bytes, { level: 1 }).length * SUSPICIOUS_RATIO < bytes.length;
}
