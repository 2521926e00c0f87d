import { appendFileSync, existsSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "./clock.ts";

export const LOG_LEVELS = ["debug", "info", "warn", "error"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const ROTATE_BYTES = 5_000_000;
const FLUSH_MS = 200;

const LABELS: Record<LogLevel, string> = { debug: "DEBUG", info: "INFO ", warn: "WARN ", error: "ERROR" };

export interface Log {
  debug(line: string): void;
  info(line: string): void;
  warn(line: string): void;
  error(line: string, cause?: unknown): void;
  readonly file: string;
  flush(): void;
}

interface LogOptions {
  folder: string;
  level: LogLevel;
  print: boolean;
  clock: Clock;
}

/** The console only gets warnings and errors. */
export function openLog({ folder, level, print, clock }: LogOptions): Log {
  const file = join(folder, "tagine.log");
  const least = LOG_LEVELS.indexOf(level);
  const stamp = timeStamp(clock);
  let size = existsSync(file) ? statSync(file).size : 0;
  let waiting = "";
  let timer: ReturnType<typeof setTimeout> | null = null;
  let broken = false;

  function write(at: LogLevel, text: string): void {
    if (LOG_LEVELS.indexOf(at) < least) return;
    const line = `${stamp()} ${LABELS[at]} ${oneLine(text)}\n`;
    waiting += line;
    if (print && (at === "warn" || at === "error")) process.stderr.write(line);
    if (at === "error") return flush();
    timer ??= setTimeout(flush, FLUSH_MS);
  }

  function flush(): void {
    if (timer) clearTimeout(timer);
    timer = null;
    if (!waiting) return;
    const lines = waiting;
    waiting = "";
    append(lines);
  }

  function append(lines: string): void {
    try {
      if (size > 0 && size + lines.length > ROTATE_BYTES) {
        renameSync(file, file.replace(/\.log$/, ".1.log"));
        size = 0;
      }
      appendFileSync(file, lines, { mode: 0o600 });
      size += Buffer.byteLength(lines);
      broken = false;
    } catch (problem) {
      // A full disk must not stop the server, so this is reported once.
      if (!broken) console.error(`Can't write the log file: ${String(problem)}`);
      broken = true;
    }
  }

  return {
    debug: (line) => write("debug", line),
    info: (line) => write("info", line),
    warn: (line) => write("warn", line),
    error: (line, cause) => write("error", cause === undefined ? line : `${line}: ${describeCause(cause)}`),
    file,
    flush,
  };
}

function describeCause(cause: unknown): string {
  return cause instanceof Error ? (cause.stack ?? cause.message) : String(cause);
}

function timeStamp(clock: Clock): () => string {
  let at = 0;
  let text = "";
  return () => {
    const now = clock();
    if (now.getTime() !== at) text = now.toISOString();
    at = now.getTime();
    return text;
  };
}

// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/;

/** Escapes line breaks and control characters, so that visitors can't forge lines. */
function oneLine(text: string): string {
  if (!CONTROL.test(text)) return text;
  return text.replace(new RegExp(CONTROL, "g"), (character) =>
    character === "\n" ? "\\n" : `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

export function logCrashes(log: Pick<Log, "error">): void {
  const end = (problem: unknown): void => {
    log.error("Stopping after an uncaught error", problem);
    process.exit(1);
  };
  process.on("uncaughtException", end);
  process.on("unhandledRejection", end);
  // The console's reader may be gone, as with `tagine | head`.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
}
