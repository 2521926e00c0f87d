import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Subprocess } from "bun";

/** The built executable; the test command builds it before the tests run. */
export const EXECUTABLE = join(import.meta.dir, "../../dist/tagine");

/** What a run of the program said until it ended. */
export interface Run {
  code: number;
  out: string;
  err: string;
}

/** Runs the program to its end. It sees none of this process's environment. */
export async function run(
  words: string[],
  { env = {}, input = "" }: { env?: Record<string, string>; input?: string } = {},
): Promise<Run> {
  const process = Bun.spawn([EXECUTABLE, ...words], {
    env: { PATH: "/nowhere", ...env },
    cwd: tmpdir(),
    stdin: new Blob([input]),
    stdout: "pipe",
    stderr: "pipe",
  });
  const [out, err] = await Promise.all([
    new Response(process.stdout).text(),
    new Response(process.stderr).text(),
  ]);
  return { code: await process.exited, out, err };
}

/** A program that serves. */
export interface Serving {
  /** `http://127.0.0.1:40001/`, with the base path, and a slash at the end. */
  address: string;
  dataDir: string;
  process: Subprocess<"ignore", "pipe", "pipe">;
  /** What it has printed so far. */
  printed(): string;
  /** Tells it to stop and waits; returns its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number>;
  /** Stops it and deletes its data folder. */
  end(): Promise<void>;
}

/** Starts the built program on a free port, with an empty data folder unless one is given, and waits for its greeting. */
export async function serving(
  env: Record<string, string> = {},
  dataDir = mkdtempSync(join(tmpdir(), "tagine-test-")),
): Promise<Serving> {
  const process = Bun.spawn([EXECUTABLE], {
    env: { HOST: "127.0.0.1", API_PORT: "0", DATA_DIR: dataDir, DEFAULT_PASSWORD: "correct-horse", ...env },
    cwd: tmpdir(),
    stdin: "ignore",
    stdout: "pipe",
    stderr: "pipe",
  });
  let printed = "";
  const greeted = Promise.withResolvers<string>();
  const listen = async (stream: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    for await (const chunk of stream) {
      printed += decoder.decode(chunk, { stream: true });
      const address = /Open {6}(\S+)\n/.exec(printed)?.[1];
      if (address) greeted.resolve(address);
    }
  };
  // What it said last has to be read before its end is told.
  void Promise.all([process.exited, listen(process.stdout), listen(process.stderr)]).then(([code]) =>
    greeted.reject(new Error(`The program ended with ${code}: ${printed}`)),
  );
  const address = await greeted.promise;
  const stop = (signal: NodeJS.Signals = "SIGTERM") => {
    process.kill(signal);
    return process.exited;
  };
  return {
    address,
    dataDir,
    process,
    printed: () => printed,
    stop,
    async end() {
      await stop("SIGKILL");
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
