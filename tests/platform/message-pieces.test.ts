import { expect, test } from "bun:test";
import { openPieceChannel, type PieceChannel } from "../../src/platform/message-pieces.ts";

const bytes = (length: number) => new Uint8Array(length).map((_, at) => at % 251);

/** Two ends of a channel, between which each part is copied, as between processes. */
function connect(onPart: (part: unknown) => void = () => {}) {
  const received: unknown[] = [];
  const pass = (to: () => PieceChannel) => (part: unknown) => {
    onPart(part);
    const copy = structuredClone(part);
    setImmediate(() => to().take(copy));
  };
  const sender: PieceChannel = openPieceChannel(
    pass(() => receiver),
    () => {},
  );
  const receiver: PieceChannel = openPieceChannel(
    pass(() => sender),
    (message) => received.push(message),
  );
  return { sender, received };
}

test.each<[string, unknown]>([
  ["plain data", { task: "x", list: [1, null, { deep: "text" }] }],
  ["small files", { input: bytes(1000), none: null }],
  ["large files", { input: { original: bytes(3_500_000), small: bytes(10), tiny: bytes(1_000_001) } }],
  ["a file alone", bytes(2_000_000)],
  ["an empty file", { input: new Uint8Array() }],
])("a message with %s arrives as it was sent", async (_, message) => {
  const { sender, received } = connect();
  await sender.send(message);
  await sender.send(message);
  await Bun.sleep(1);
  expect(received).toEqual([message, message]);
});

test("other work runs between two pieces", async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  const { sender } = connect(() => Bun.sleepSync(1));
  await sender.send(bytes(20_000_000));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
});

test("no piece is sent before the last one was taken", async () => {
  const parts: unknown[] = [];
  const sender = openPieceChannel(
    (part) => parts.push(part),
    () => {},
  );
  void sender.send(bytes(3_000_000));
  await Bun.sleep(1);
  expect(parts).toHaveLength(2);
  sender.take("taken");
  await Bun.sleep(1);
  expect(parts).toHaveLength(3);
});

test("a slice of a larger buffer is sent without the rest", async () => {
  const buffer = Buffer.alloc(3_000_000, 7);
  const sizes: number[] = [];
  const { sender } = connect((part) => {
    const { piece, message } = Object(part) as { piece?: Uint8Array; message?: { small: Uint8Array } };
    const sent = piece ?? message?.small;
    if (sent) sizes.push(sent.buffer.byteLength);
  });
  await sender.send({ large: buffer, small: buffer.subarray(5, 10) });
  expect(sizes).toEqual([5, 1_000_000, 1_000_000, 1_000_000]);
});

test("a piece of a process that has ended since is no problem", () => {
  const gone = openPieceChannel(
    () => {
      throw new Error("It has ended");
    },
    () => {},
  );
  expect(() => gone.take({ file: 0, at: 0, piece: bytes(10) })).not.toThrow();
});
