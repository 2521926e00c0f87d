import { expect, spyOn, test } from "bun:test";
import { WHOLE_FILES_MOST } from "../../src/contract/rules.ts";
import {
  PART_BYTES,
  sendInParts,
  type PartAnswer,
  type WholeFile,
} from "../../web/imports/files/send-in-parts.ts";

interface Part {
  file: number;
  offset: number;
  text: string;
}

/** A few parts, since each is larger than the one before. */
const LARGE = new Blob([new Uint8Array(PART_BYTES.first * 7 + 5)]);

/** A server that stores what it receives. `fail` may lose a part before it arrives, or its answer after that. */
function receiver(fail: (part: Part, attempt: number) => "part" | "answer" | null = () => null) {
  const stored = new Map<number, number>();
  const batches: number[][] = [];
  let attempts = 0;
  async function send(file: number, offset: number, part: Blob): Promise<PartAnswer> {
    const failure = fail({ file, offset, text: await part.slice(0, 5).text() }, ++attempts);
    if (failure === "part") return { is: "lost" };
    const received = stored.get(file) ?? 0;
    if (received !== offset) return { is: "elsewhere", received };
    stored.set(file, offset + part.size);
    return failure === "answer" ? { is: "lost" } : { is: "received" };
  }
  async function sendWhole(files: WholeFile[]): Promise<PartAnswer> {
    const [first] = files;
    const failure = fail({ file: first?.file ?? 0, offset: 0, text: "" }, ++attempts);
    if (failure === "part") return { is: "lost" };
    batches.push(files.map(({ file }) => file));
    for (const { file, blob } of files) stored.set(file, blob.size);
    return failure === "answer" ? { is: "lost" } : { is: "received" };
  }
  return { stored, batches, send, sendWhole, count: () => attempts };
}

const start = (...blobs: Blob[]) => blobs.map((blob) => ({ blob, received: 0 }));
const atOnce = async () => {};

test("files are sent part by part, and the progress never shrinks", async () => {
  const { stored, ...server } = receiver();
  const progress: number[] = [];
  const files = start(LARGE, new Blob(["soup"]));
  const onProgress = (sent: number) => progress.push(sent);
  const refused = await sendInParts({ files, ...server, wait: atOnce, onProgress });
  expect(refused).toBeNull();
  expect([...stored].toSorted()).toEqual([
    [0, LARGE.size],
    [1, 4],
  ]);
  expect(progress.at(-1)).toBe(LARGE.size + 4);
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
});

test("a part that was lost is sent again, after longer and longer waits", async () => {
  const { stored, ...server } = receiver((_, attempt) => (attempt === 2 || attempt === 3 ? "part" : null));
  const waits: number[] = [];
  const wait = async (attempts: number) => void waits.push(attempts);
  expect(await sendInParts({ files: start(LARGE), ...server, wait, onProgress() {} })).toBeNull();
  expect(waits).toEqual([1, 2]);
  expect(stored.get(0)).toBe(LARGE.size);
});

test("a part whose answer was lost isn't stored twice", async () => {
  const { stored, ...server } = receiver((_, attempt) => (attempt === 1 ? "answer" : null));
  expect(await sendInParts({ files: start(LARGE), ...server, wait: atOnce, onProgress() {} })).toBeNull();
  expect(stored.get(0)).toBe(LARGE.size);
});

test("an upload continues with what the server hasn't received", async () => {
  const server = receiver();
  server.stored.set(0, LARGE.size).set(1, PART_BYTES.first);
  const files = [
    { blob: LARGE, received: LARGE.size },
    { blob: LARGE, received: PART_BYTES.first },
  ];
  expect(await sendInParts({ files, ...server, wait: atOnce, onProgress() {} })).toBeNull();
  expect(server.count()).toBe(3);
  expect(server.stored.get(1)).toBe(LARGE.size);
});

test("a refusal ends the upload", async () => {
  const refuse = async (): Promise<PartAnswer> => ({ is: "refused", message: "Too large" });
  const files = start(LARGE, LARGE, LARGE, new Blob(["soup"]));
  const refusing = { send: refuse, sendWhole: refuse };
  expect(await sendInParts({ files, ...refusing, wait: atOnce, onProgress() {} })).toBe("Too large");
});

test("small files are sent several at once, and again if the answer was lost", async () => {
  const { stored, batches, ...server } = receiver((_, attempt) => (attempt === 1 ? "answer" : null));
  const soup = new Blob(["soup"]);
  const files = start(...Array.from({ length: WHOLE_FILES_MOST.files + 1 }, () => soup));
  const progress: number[] = [];
  const onProgress = (sent: number) => progress.push(sent);
  expect(await sendInParts({ files, ...server, wait: atOnce, onProgress })).toBeNull();
  expect(batches.map(({ length }) => length).toSorted((one, other) => one - other)).toEqual([
    1,
    WHOLE_FILES_MOST.files,
    WHOLE_FILES_MOST.files,
  ]);
  expect(stored.size).toBe(files.length);
  expect(progress.at(-1)).toBe(files.length * soup.size);
});

for (const [speed, tookMs, sizes] of [
  ["fast", 100, [0.5, 1, 2, 4, 8, 8, 0.5]],
  ["slow", 5000, Array.from({ length: 6 }, () => 0.5)],
] as const)
  test(`parts suit a ${speed} connection`, async () => {
    const { send, ...server } = receiver();
    let now = 0;
    const clock = spyOn(performance, "now").mockImplementation(() => now);
    const sent: number[] = [];
    const files = start(new Blob([new Uint8Array(sizes.reduce((sum, size) => sum + size, 0) * 1e6)]));
    await sendInParts({
      files,
      ...server,
      async send(file, offset, part) {
        now += tookMs;
        sent.push(part.size / 1e6);
        return send(file, offset, part);
      },
      wait: atOnce,
      onProgress() {},
    });
    clock.mockRestore();
    expect(sent).toEqual([...sizes]);
  });

test("a batch of small files takes little time even on a slow connection", async () => {
  const { batches, ...server } = receiver();
  const part = new Blob([new Uint8Array(900_000)]);
  const files = start(...Array.from({ length: 10 }, () => part));
  expect(await sendInParts({ files, ...server, wait: atOnce, onProgress() {} })).toBeNull();
  expect(batches.toSorted((one, other) => (one[0] ?? 0) - (other[0] ?? 0))).toEqual([
    [0, 1],
    [2, 3],
    [4, 5],
    [6, 7],
    [8, 9],
  ]);
});

test("a file that was partly received isn't sent from its start", async () => {
  const server = receiver();
  server.stored.set(0, 2);
  const files = [{ blob: new Blob(["soup"]), received: 2 }];
  expect(await sendInParts({ files, ...server, wait: atOnce, onProgress() {} })).toBeNull();
  expect([server.batches, server.stored.get(0)]).toEqual([[], 4]);
});

test("the reason why a server can't receive for now is passed on", async () => {
  const { sendWhole, ...server } = receiver();
  const waits: unknown[] = [];
  let tries = 0;
  await sendInParts({
    files: start(new Blob(["soup"])),
    ...server,
    sendWhole: async (files) => (++tries === 1 ? { is: "lost", why: "No room" } : sendWhole(files)),
    wait: async (attempts, why) => void waits.push([attempts, why]),
    onProgress() {},
  });
  expect(waits).toEqual([[1, "No room"]]);
});
