import { createReadStream, existsSync, mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { UnfitEntry } from "../../../platform/archive-reader.ts";
import type { DomainError } from "../../../platform/errors.ts";
import type { Entry } from "./entry.ts";

const MAX_UNPACKED_BYTES = 8_000_000_000;

export type UnpackFolder = ReturnType<typeof createUnpackFolder>;

/** A folder for unpacked files of one file tree, with a limit on their size. */
export function createUnpackFolder(path: string) {
  let count = 0;
  let bytes = 0;
  const remove = () => rmSync(path, { recursive: true, force: true });
  // A crash leaves it behind.
  remove();

  /** The beginning of a damaged archive may be readable. */
  async function unpack(entry: Entry, name: string): Promise<{ file: string; problem: DomainError | null }> {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    const file = join(path, `${count++}`);
    const problem = await entry.extract(file).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    if (problem && !(problem instanceof UnfitEntry && existsSync(file))) throw problem;
    bytes += statSync(file).size;
    if (bytes > MAX_UNPACKED_BYTES) throw new UnfitEntry("archive-file-bomb", name);
    const isDamaged = problem instanceof UnfitEntry && problem.problem === "archive-file-damaged";
    return {
      file,
      problem: isDamaged ? new UnfitEntry("archive-file-incomplete", name) : (problem as DomainError | null),
    };
  }

  return {
    unpack,

    /** From a copy on disk, which is removed at the end. @throws UnfitEntry */
    async *readParts(entry: Entry, name: string): AsyncGenerator<Uint8Array> {
      const { file, problem } = await unpack(entry, name);
      try {
        yield* createReadStream(file);
        if (problem) throw problem;
      } finally {
        bytes -= statSync(file).size;
        rmSync(file, { force: true });
      }
    },

    remove,
  };
}
