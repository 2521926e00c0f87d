import { WHOLE_FILES_MOST } from "../../../src/contract/rules.ts";

/** A lost connection or a reload costs at most one part for each request at the same time. */
export const PART_BYTES = { first: 500_000, most: 8_000_000 };

/** Parts grow while they take less, so that a slow connection repeats little, and a fast one sends few requests. */
const PART_MS = 1000;

/** Smaller files are sent several at once, since each request takes time. */
const SMALL_BYTES = 1_000_000;
const BATCH = { files: WHOLE_FILES_MOST.files, bytes: 2_000_000 };

/** Requests at the same time. */
const AT_ONCE = 3;

export type PartAnswer =
  | { is: "received" }
  /** The server has a different number of bytes, because a response was lost. */
  | { is: "elsewhere"; received: number }
  /** `why` if the server answered that it can't take it now. */
  | { is: "lost"; why?: string }
  | { is: "refused"; message: string };

type OnSent = (bytes: number) => void;

export interface WholeFile {
  file: number;
  blob: Blob;
}

interface Sending {
  /** `received` are the bytes that the server has already. */
  files: { blob: Blob; received: number }[];
  send(file: number, offset: number, part: Blob, onSent: OnSent): Promise<PartAnswer>;
  /** The server skips those that it has. */
  sendWhole(files: WholeFile[], onSent: OnSent): Promise<PartAnswer>;
  /** Bytes of all files. */
  onProgress(sent: number): void;
  /** Called before something is sent again, with the number of attempts so far. */
  wait(attempts: number, why?: string): Promise<void>;
}

/** Resolves to the server's error, or null when all files have arrived. */
export async function sendInParts(sending: Sending): Promise<string | null> {
  const { files, send, sendWhole, onProgress, wait } = sending;
  const { batches, large } = sortFiles(files);
  let sent = files.reduce((sum, { received }) => sum + received, 0);
  let refusal: string | null = null;
  let partBytes = PART_BYTES.first;

  /** Sends again until it arrived or is refused, and counts its bytes. */
  async function sendUntilAnswered(
    one: (onSent: OnSent) => Promise<PartAnswer>,
    most: number,
  ): Promise<PartAnswer> {
    for (let attempts = 1; ; attempts++) {
      let counted = 0;
      const count = (bytes: number) => {
        sent += bytes - counted;
        counted = bytes;
        onProgress(sent);
      };
      const answer = await one((bytes) => count(Math.min(bytes, most)));
      count(answer.is === "received" ? most : 0);
      if (answer.is === "refused") refusal = answer.message;
      if (answer.is !== "lost") return answer;
      await wait(attempts, answer.why);
    }
  }

  async function sendLarge({ file, blob, received }: (typeof large)[number]): Promise<void> {
    let offset = received;
    while (offset < blob.size && refusal === null) {
      const part = blob.slice(offset, offset + partBytes);
      const from = offset;
      const begunAt = performance.now();
      const answer = await sendUntilAnswered((onSent) => send(file, from, part, onSent), part.size);
      // The last part of a file may be short.
      if (from + part.size < blob.size) partBytes = choosePartBytes(part.size, performance.now() - begunAt);
      if (answer.is === "received") offset += part.size;
      if (answer.is !== "elsewhere") continue;
      sent += answer.received - offset;
      offset = answer.received;
    }
  }

  async function work(): Promise<void> {
    while (refusal === null) {
      const batch = batches.shift();
      const one = batch ? undefined : large.shift();
      if (batch) await sendUntilAnswered((onSent) => sendWhole(batch, onSent), sumBytes(batch));
      else if (one) await sendLarge(one);
      else return;
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return refusal;
}

function choosePartBytes(bytes: number, tookMs: number): number {
  const next = tookMs < PART_MS ? bytes * 2 : tookMs > 3 * PART_MS ? bytes / 2 : bytes;
  return Math.min(Math.max(Math.round(next), PART_BYTES.first), PART_BYTES.most);
}

function sumBytes(files: WholeFile[]): number {
  return files.reduce((sum, { blob }) => sum + blob.size, 0);
}

/** Small files that the server has nothing of, in batches, and the other files. */
function sortFiles(files: Sending["files"]) {
  const batches: WholeFile[][] = [];
  const large: (WholeFile & { received: number })[] = [];
  let bytes = 0;
  for (const [file, { blob, received }] of files.entries()) {
    if (received === blob.size) continue;
    if (received > 0 || blob.size > SMALL_BYTES) {
      large.push({ file, blob, received });
      continue;
    }
    const last = batches.at(-1);
    const fits = last && last.length < BATCH.files && bytes + blob.size <= BATCH.bytes;
    if (fits) last.push({ file, blob });
    else batches.push([{ file, blob }]);
    bytes = (fits ? bytes : 0) + blob.size;
  }
  return { batches, large };
}
