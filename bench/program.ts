import { join } from "node:path";

const ROOT = join(import.meta.dir, "..");
export const EXECUTABLE = join(ROOT, "dist/tagine");

export interface Running {
  /** With a trailing slash. */
  address: string;
  pid: number;
  stop(): Promise<void>;
}

export function startTagine(dataDir: string): Promise<Running> {
  const env = { DATA_DIR: dataDir, API_PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "info" };
  return start([EXECUTABLE], env);
}

/** See bare.ts. */
export function startBare(kind: "bytes" | "read", file: string): Promise<Running> {
  return start([process.execPath, join(ROOT, "bench/bare.ts"), kind, file], {});
}

/** The server prints its address once it's ready. */
async function start(command: string[], env: Record<string, string>): Promise<Running> {
  const run = Bun.spawn(command, { stdout: "pipe", env: { ...process.env, ...env } });
  let printed = "";
  const decoder = new TextDecoder();
  const reader = run.stdout.getReader();
  while (!/Open +\S+\n/.test(printed)) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`It did not start: ${printed}`);
    printed += decoder.decode(value);
  }
  void reader.read().then(function go({ done }): unknown {
    return done || reader.read().then(go);
  });
  return {
    address: /Open +(\S+)\n/.exec(printed)?.[1] ?? "",
    pid: run.pid,
    async stop() {
      run.kill();
      await run.exited;
    },
  };
}
