/** A lost connection costs at most one part. */
export const PART_BYTES = 8_000_000;

/** Requests at the same time, for folders with many small files. */
const AT_ONCE = 3;

export type PartAnswer =
  | { is: "received" }
  /** The server has a different number of bytes, because a response was lost. */
  | { is: "elsewhere"; received: number }
  | { is: "lost" }
  | { is: "refused"; message: string };

interface Sending {
  /** `received` are the bytes that the server has already. */
  files: { blob: Blob; received: number }[];
  send(file: number, offset: number, part: Blob, onSent: (bytes: number) => void): Promise<PartAnswer>;
  /** Bytes of all files. */
  onProgress(sent: number): void;
  /** Called before a part is sent again, with the number of attempts so far. */
  wait(attempts: number): Promise<void>;
}

/** Resolves to the server's error, or null when all files have arrived. */
export async function sendInParts({ files, send, onProgress, wait }: Sending): Promise<string | null> {
  const sent = files.map(({ received }) => received);
  const queue = files.map((_, file) => file).filter((file) => sent[file] !== files[file]?.blob.size);
  let refusal: string | null = null;

  function note(file: number, bytes: number): void {
    sent[file] = bytes;
    onProgress(sent.reduce((sum, one) => sum + one, 0));
  }

  async function sendFile(file: number, { blob, received }: Sending["files"][number]): Promise<void> {
    let offset = received;
    let attempts = 0;
    while (offset < blob.size && refusal === null) {
      const part = blob.slice(offset, offset + PART_BYTES);
      const from = offset;
      const answer = await send(file, from, part, (bytes) => note(file, from + Math.min(bytes, part.size)));
      if (answer.is === "refused") refusal = answer.message;
      if (answer.is === "received") offset += part.size;
      if (answer.is === "elsewhere") offset = answer.received;
      note(file, offset);
      attempts = answer.is === "lost" ? attempts + 1 : 0;
      if (answer.is === "lost") await wait(attempts);
    }
  }

  async function work(): Promise<void> {
    for (;;) {
      const file = queue.shift();
      const one = file === undefined ? undefined : files[file];
      if (file === undefined || !one || refusal !== null) return;
      await sendFile(file, one);
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return refusal;
}
