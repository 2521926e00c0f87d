import { expect, test } from "bun:test";
import { PART_BYTES, sendInParts, type PartAnswer } from "../../web/imports/files/send-in-parts.ts";

interface Part {
  file: number;
  offset: number;
  text: string;
}

/** Lets two parts and a bit stand for a large file. */
const LARGE = new Blob([new Uint8Array(PART_BYTES * 2 + 5)]);

/** A server that stores what it receives. `fail` may lose a part before it arrives, or its answer after that. */
function receiver(fail: (part: Part, attempt: number) => "part" | "answer" | null = () => null) {
  const stored = new Map<number, number>();
  let attempts = 0;
  async function send(file: number, offset: number, part: Blob): Promise<PartAnswer> {
    const failure = fail({ file, offset, text: await part.slice(0, 5).text() }, ++attempts);
    if (failure === "part") return { is: "lost" };
    const received = stored.get(file) ?? 0;
    if (received !== offset) return { is: "elsewhere", received };
    stored.set(file, offset + part.size);
    return failure === "answer" ? { is: "lost" } : { is: "received" };
  }
  return { stored, send, count: () => attempts };
}

const start = (...blobs: Blob[]) => blobs.map((blob) => ({ blob, received: 0 }));
const atOnce = async () => {};

test("files are sent part by part, and the progress never shrinks", async () => {
  const { stored, send } = receiver();
  const progress: number[] = [];
  const files = start(LARGE, new Blob(["soup"]));
  const refused = await sendInParts({ files, send, wait: atOnce, onProgress: (sent) => progress.push(sent) });
  expect(refused).toBeNull();
  expect([...stored].toSorted()).toEqual([
    [0, LARGE.size],
    [1, 4],
  ]);
  expect(progress.at(-1)).toBe(LARGE.size + 4);
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
});

test("a part that was lost is sent again, after longer and longer waits", async () => {
  const { stored, send } = receiver((_, attempt) => (attempt === 2 || attempt === 3 ? "part" : null));
  const waits: number[] = [];
  const wait = async (attempts: number) => void waits.push(attempts);
  expect(await sendInParts({ files: start(LARGE), send, wait, onProgress() {} })).toBeNull();
  expect(waits).toEqual([1, 2]);
  expect(stored.get(0)).toBe(LARGE.size);
});

test("a part whose answer was lost isn't stored twice", async () => {
  const { stored, send } = receiver((_, attempt) => (attempt === 1 ? "answer" : null));
  expect(await sendInParts({ files: start(LARGE), send, wait: atOnce, onProgress() {} })).toBeNull();
  expect(stored.get(0)).toBe(LARGE.size);
});

test("an upload continues with what the server hasn't received", async () => {
  const server = receiver();
  server.stored.set(0, LARGE.size).set(1, PART_BYTES);
  const files = [
    { blob: LARGE, received: LARGE.size },
    { blob: LARGE, received: PART_BYTES },
  ];
  expect(await sendInParts({ files, send: server.send, wait: atOnce, onProgress() {} })).toBeNull();
  expect(server.count()).toBe(2);
  expect(server.stored.get(1)).toBe(LARGE.size);
});

test("a refusal ends the upload", async () => {
  const refuse = async (): Promise<PartAnswer> => ({ is: "refused", message: "Too large" });
  const files = start(LARGE, LARGE, LARGE, LARGE);
  expect(await sendInParts({ files, send: refuse, wait: atOnce, onProgress() {} })).toBe("Too large");
});
