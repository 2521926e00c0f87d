import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Subprocess } from "bun";
import { caller, type Caller } from "./caller.ts";
import { makeFolder, removeFolder } from "./folder.ts";
import { ADMIN_EMAIL, PASSWORD, signInForm } from "./sign-ins.ts";

/** Built by the test command. */
export const EXECUTABLE = join(import.meta.dir, "../../dist/tagine");

const LONGEST_RUN_MS = 15_000;

export interface Run {
  code: number;
  out: string;
  err: string;
}

/** The program sees none of this process's environment. */
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
    timeout: LONGEST_RUN_MS,
    killSignal: "SIGKILL",
  });
  const [out, err] = await Promise.all([
    new Response(process.stdout).text(),
    new Response(process.stderr).text(),
  ]);
  return { code: await process.exited, out, err };
}

export interface RunningTagine {
  /** `http://127.0.0.1:40001/`, including the base path and a trailing slash. */
  address: string;
  dataDir: string;
  pid: number;
  visitor: Caller;
  signIn(email?: string, password?: string): Promise<Caller>;
  printed(): string;
  /** @returns its exit code */
  stop(signal?: NodeJS.Signals): Promise<number>;
  end(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Uses a free port, and a new data folder by default. */
export async function startTagine(
  env: Record<string, string> = {},
  dataDir: string = makeFolder(),
): Promise<RunningTagine> {
  const settings = {
    HOST: "127.0.0.1",
    API_PORT: "0",
    DATA_DIR: dataDir,
    DEFAULT_PASSWORD: PASSWORD,
    // The browser's time zone.
    TZ: "UTC",
    ...sharedEnv(),
    ...env,
  };
  try {
    return await startProgram([EXECUTABLE], { env: settings, cwd: tmpdir(), dataDir });
  } catch (problem) {
    removeFolder(dataDir);
    throw problem;
  }
}

/** Of a test run, for Tagine too. */
function sharedEnv(): Record<string, string> {
  const { MIMALLOC_PURGE_DELAY: delay } = process.env;
  return delay ? { MIMALLOC_PURGE_DELAY: delay } : {};
}

export async function startProgram(
  command: string[],
  { env, cwd, dataDir }: { env: Record<string, string>; cwd: string; dataDir: string },
): Promise<RunningTagine> {
  const process = Bun.spawn(command, { env, cwd, stdin: "ignore", stdout: "pipe", stderr: "pipe" });
  const { address, printed } = await greeting(process);
  const stop = (signal: NodeJS.Signals = "SIGTERM") => {
    process.kill(signal);
    return process.exited;
  };
  const end = async () => {
    await stop("SIGKILL");
    removeFolder(dataDir);
  };
  const withToken = (token: string | null) => caller(address, fetch, token);
  return {
    address,
    dataDir,
    pid: process.pid,
    visitor: withToken(null),
    async signIn(email = ADMIN_EMAIL, password = PASSWORD) {
      const { status, body } = await withToken(null).send("POST", "auth/token", signInForm(email, password));
      if (status !== 200) throw new Error(`${email} cannot sign in: ${status} ${JSON.stringify(body)}`);
      return withToken(body.access_token);
    },
    printed,
    stop,
    end,
    [Symbol.asyncDispose]: end,
  };
}

async function greeting(
  process: Subprocess<"ignore", "pipe", "pipe">,
): Promise<{ address: string; printed(): string }> {
  let printed = "";
  const greeted = Promise.withResolvers<string>();
  const listen = async (stream: ReadableStream<Uint8Array>) => {
    const decoder = new TextDecoder();
    for await (const chunk of stream) {
      printed += decoder.decode(chunk, { stream: true });
      const address = /Open {7}(\S+)\n/.exec(printed)?.[1];
      if (address) greeted.resolve(address);
    }
  };
  // Its last output has to be read before its exit is reported.
  void Promise.all([process.exited, listen(process.stdout), listen(process.stderr)]).then(([code]) =>
    greeted.reject(new Error(`The program ended with ${code}: ${printed}`)),
  );
  return { address: await greeted.promise, printed: () => printed };
}
