import { createInterface } from "node:readline";
import { getErrorCode, getMessage } from "../platform/errors.ts";

export type JsonInput = Record<string, unknown>;

/**
 * Reads JSON lines from standard input and prints an answer with the same `id` for each.
 * Skips blank lines, and answers invalid ones with `{"id","error"}`.
 * @param shape shown in the error for a line that isn't an object: `{"id", "url"}`
 */
export async function answerLines(shape: string, answer: (input: JsonInput) => object): Promise<void> {
  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
  let isReading = true;
  process.stdout.on("error", (problem) => {
    // A reader such as `head -1` may close the pipe early.
    if (getErrorCode(problem) !== "EPIPE") throw problem;
    isReading = false;
  });
  for await (const line of lines) {
    if (!isReading) break;
    // Windows editors add a byte order mark.
    const text = line.replace(/^\uFEFF/, "").trim();
    if (text) process.stdout.write(`${JSON.stringify(answerLine(text, shape, answer))}\n`);
  }
  process.stdin.destroy();
}

function answerLine(line: string, shape: string, answer: (input: JsonInput) => object): object {
  let id: unknown = null;
  try {
    const input: JsonInput | null = JSON.parse(line);
    if (typeof input !== "object" || input === null) {
      return { id, error: `A line must be an object: ${shape}.` };
    }
    id = input["id"] ?? null;
    return { id, ...answer(input) };
  } catch (problem) {
    return { id, error: getMessage(problem) };
  }
}
