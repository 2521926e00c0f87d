import { expect, test } from "bun:test";
import { joinPieces, sendInPieces } from "../../src/platform/message-pieces.ts";

const bytes = (length: number) => new Uint8Array(length).map((_, at) => at % 251);

test.each<[string, unknown]>([
  ["plain data", { task: "x", list: [1, null, { deep: "text" }] }],
  ["small files", { input: bytes(1000), none: null }],
  ["large files", { input: { original: bytes(3_500_000), small: bytes(10), tiny: bytes(1_000_001) } }],
  ["a file alone", bytes(2_000_000)],
  ["an empty file", { input: new Uint8Array() }],
])("a message with %s arrives as it was sent", async (_, message) => {
  const received: unknown[] = [];
  const parts: unknown[] = [];
  const join = joinPieces((whole) => received.push(whole));
  await sendInPieces(message, (part) => {
    parts.push(part);
    join(structuredClone(part));
  });
  expect(received).toEqual([message]);
  await sendInPieces(message, (part) => join(structuredClone(part)));
  expect(received).toEqual([message, message]);
});

test("other work runs between two pieces", async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  let parts = 0;
  await sendInPieces(bytes(20_000_000), () => {
    parts++;
    Bun.sleepSync(1);
  });
  clearInterval(timer);
  expect(parts).toBe(21);
  expect(turns).toBeGreaterThan(5);
});

test("a slice of a larger buffer is sent without the rest", async () => {
  const buffer = Buffer.alloc(3_000_000, 7);
  const sizes: number[] = [];
  await sendInPieces({ large: buffer, small: buffer.subarray(5, 10) }, (part) => {
    const { piece, message } = part as { piece?: Uint8Array; message?: { small: Uint8Array } };
    sizes.push((piece ?? message?.small ?? new Uint8Array()).buffer.byteLength);
  });
  expect(sizes).toEqual([5, 1_000_000, 1_000_000, 1_000_000]);
});
