import { close, read } from "node:fs";
import { Readable } from "node:stream";
import { RandomAccessReader } from "yauzl";

const WINDOW_BYTES = 64_000;

export type ReadCallback = (problem: Error | null, bytesRead?: number) => void;

/** Reads ahead, since readers of archives ask for many small parts in order. */
export class WindowReader extends RandomAccessReader {
  #window = Buffer.alloc(0);
  #start = 0;
  #isClosed = false;

  constructor(readonly fd: number) {
    super();
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: ReadCallback,
  ): void {
    // `yauzl` passes on offsets from the file. An error thrown here would be uncaught.
    if (!Number.isSafeInteger(position)) return callback(new Error(`No file has a byte ${position}`));
    // The system reuses the descriptors of closed files.
    if (this.#isClosed) return callback(new Error("The file is closed"));
    const from = position - this.#start;
    if (from >= 0 && from + length <= this.#window.length) {
      this.#window.copy(buffer, offset, from, from + length);
      return callback(null, length);
    }
    // A large part isn't read again.
    if (length > WINDOW_BYTES)
      return read(this.fd, buffer, offset, length, position, (problem, bytesRead) =>
        problem ? callback(problem) : callback(null, bytesRead),
      );
    const window = Buffer.allocUnsafe(WINDOW_BYTES);
    read(this.fd, window, 0, window.length, position, (problem, bytesRead) => {
      if (problem) return callback(problem);
      // A copy for short files, so that thousands of them don't each keep a whole window.
      const part = window.subarray(0, bytesRead);
      this.#window = bytesRead < WINDOW_BYTES / 2 ? Buffer.from(part) : part;
      this.#start = position;
      callback(null, this.#window.copy(buffer, offset, 0, length));
    });
  }

  readAt(position: number, length: number): Promise<Uint8Array> {
    const buffer = Buffer.alloc(length);
    return new Promise((resolve, reject) =>
      this.read(buffer, 0, length, position, (problem, bytesRead) =>
        problem ? reject(problem) : resolve(buffer.subarray(0, bytesRead)),
      ),
    );
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.streamParts(start, end), { objectMode: false });
  }

  /** The file system's own stream would close the file at its end. */
  async *streamParts(start: number, end: number): AsyncGenerator<Uint8Array> {
    for (let at = start; at < end;) {
      const part = await this.readAt(at, Math.min(WINDOW_BYTES, end - at));
      if (part.length === 0) return;
      yield part;
      at += part.length;
    }
  }

  override close(callback: (problem: Error | null) => void): void {
    if (this.#isClosed) return callback(null);
    this.#isClosed = true;
    close(this.fd, (problem) => callback(problem));
  }
}
