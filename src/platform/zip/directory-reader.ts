import { type ReadCallback, WindowReader } from "../window-reader.ts";

/** Appends a central directory to a zip that has none. */
export class DirectoryReader extends WindowReader {
  /** Missing in the library's types. */
  declare readonly ref: () => void;

  constructor(
    fd: number,
    readonly size: number,
    readonly directory: Buffer,
  ) {
    super(fd);
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: ReadCallback,
  ): void {
    if (position < this.size) return super.read(buffer, offset, length, position, callback);
    const from = position - this.size;
    callback(null, this.directory.copy(buffer, offset, from, from + length));
  }
}
