import { signal } from "@preact/signals-core";
import { callApi } from "../../api/call-api.ts";
import { CONFLICT, GONE, UNAUTHORIZED, type Answer } from "../../api/call.ts";
import { sendingWithProgress } from "../../api/sending-with-progress.ts";
import { signedIn } from "../../state/session.ts";
import { toast } from "../../state/toasts.ts";
import { t } from "../../text/translation.ts";
import type { ChosenFile } from "./collect-files.ts";
import { sendInParts, type PartAnswer, type WholeFile } from "./send-in-parts.ts";

interface Upload {
  sent: number;
  /** Why nothing is sent for now. */
  waiting: string | null;
}

/** This tab's uploads, by import. They continue on other pages. Completed ones stay, since a page may not know yet. */
export const uploads = signal<ReadonlyMap<string, Upload>>(new Map());

/** Why an upload of this tab ended early, by import. */
export const refusedUploads = signal<ReadonlyMap<string, string>>(new Map());

const MAX_FILES = 100_000;
/** Statuses of calls that Tagine may not have received; 0 is a lost connection. */
export const UNREACHABLE = new Set([0, 502, 503, 504]);
const RETRY_MS = { first: 1000, most: 15_000 };

let active = 0;

export type Begun = { id: string } | { problem: string };

export async function beginUpload(chosen: ChosenFile[]): Promise<Begun> {
  // Some of them may be empty, and get a row that says so.
  if (chosen.every(({ file }) => file.size === 0))
    return { problem: t("file-import.empty", { count: chosen.length }) };
  if (chosen.length > MAX_FILES) return { problem: t("file-import.too-many", { limit: MAX_FILES }) };
  const announced = chosen.map(({ path, file }) => ({ path, bytes: file.size }));
  const begun = await callApi("POST imports/files/announce", { body: { files: announced } });
  if (!begun.ok) return { problem: begun.message };
  const { id } = begun.data;
  void upload(
    id,
    chosen.map(({ file }) => ({ blob: file, received: 0 })),
  );
  return { id };
}

/** Continues after a reload, with files chosen again. Resolves to what's wrong with them. */
export async function continueUpload(id: string, chosen: ChosenFile[]): Promise<string | null> {
  const announced = await callApi("GET imports/files/{id}/upload", { params: { id } });
  if (!announced.ok) return announced.message;
  const byKey = new Map(chosen.map((one) => [`${one.file.size} ${one.path}`, one.file]));
  const files = announced.data.map(({ path, bytes, received }) => ({
    blob: byKey.get(`${bytes} ${path}`) ?? (bytes === 0 ? new Blob() : undefined),
    received,
  }));
  const whole = files.flatMap(({ blob, received }) => (blob ? [{ blob, received }] : []));
  if (whole.length < files.length) return t("file-import.other-files");
  void upload(id, whole);
  return null;
}

async function upload(id: string, files: { blob: Blob; received: number }[]): Promise<void> {
  if (uploads.peek().has(id)) return;
  const set = (change: Partial<Upload>) => {
    const before = uploads.peek().get(id) ?? { sent: 0, waiting: null };
    uploads.value = new Map(uploads.peek()).set(id, { ...before, ...change });
  };
  set({ sent: files.reduce((sum, { received }) => sum + received, 0) });
  refusedUploads.value = without(refusedUploads.peek(), id);
  active++;
  addEventListener("beforeunload", askBeforeClosing);
  // Bytes can still be sent to a server whose disk is full.
  let waitsForRoom = false;
  const note = (answer: PartAnswer): PartAnswer => {
    if (answer.is !== "lost") waitsForRoom = false;
    return answer;
  };
  const refusal = await sendInParts({
    files,
    send: async (file, offset, part, onSent) => note(await sendPart(id, { file, offset }, part, onSent)),
    sendWhole: async (batch, onSent) => note(await sendWhole(id, batch, onSent)),
    onProgress: (sent) => set(waitsForRoom ? { sent } : { sent, waiting: null }),
    async wait(attempts, why) {
      if (!signedIn.peek()) return waitForSignIn();
      waitsForRoom = why !== undefined;
      set({ waiting: why ?? t("file-import.connection-lost") });
      await pause(Math.min(RETRY_MS.first * 2 ** (attempts - 1), RETRY_MS.most));
    },
  });
  if (--active === 0) removeEventListener("beforeunload", askBeforeClosing);
  if (refusal === null) return;
  uploads.value = without(uploads.peek(), id);
  if (refusal === "") return;
  refusedUploads.value = new Map(refusedUploads.peek()).set(id, refusal);
  toast(refusal, "error");
}

async function sendPart(
  id: string,
  query: { file: number; offset: number },
  part: Blob,
  onSent: (bytes: number) => void,
): Promise<PartAnswer> {
  const body = new FormData();
  body.set("part", part);
  const answer = await callApi("POST imports/files/{id}/parts", {
    params: { id },
    query,
    body,
    send: sendingWithProgress((share) => onSent(share * part.size)),
    quiet: true,
    changesNothingElse: true,
  });
  if (answer.ok) return { is: "received" };
  const received = answer.status === CONFLICT ? answer.beside?.received : undefined;
  return received === undefined ? explain(answer) : { is: "elsewhere", received };
}

async function sendWhole(
  id: string,
  batch: WholeFile[],
  onSent: (bytes: number) => void,
): Promise<PartAnswer> {
  const body = new FormData();
  let bytes = 0;
  for (const { file, blob } of batch) {
    body.append("files", blob, String(file));
    bytes += blob.size;
  }
  const answer = await callApi("POST imports/files/{id}/whole-files", {
    params: { id },
    body,
    send: sendingWithProgress((share) => onSent(share * bytes)),
    quiet: true,
    changesNothingElse: true,
  });
  return answer.ok ? { is: "received" } : explain(answer);
}

function explain({ status, code, message }: Extract<Answer<unknown>, { ok: false }>): PartAnswer {
  if (code === "disk-full") return { is: "lost", why: t("server.file-import-disk-full") };
  // It continues once the person has signed in again. Anyone else is refused.
  if (UNREACHABLE.has(status) || status === UNAUTHORIZED) return { is: "lost" };
  // Someone deleted the import.
  return { is: "refused", message: status === GONE ? "" : message };
}

function without<Value>(map: ReadonlyMap<string, Value>, id: string): ReadonlyMap<string, Value> {
  const rest = new Map(map);
  rest.delete(id);
  return rest;
}

function askBeforeClosing(event: BeforeUnloadEvent): void {
  // Someone who has signed out may leave the device.
  if (signedIn.peek()) event.preventDefault();
}

function waitForSignIn(): Promise<void> {
  return new Promise((resolve) => {
    const stop = signedIn.subscribe((isSignedIn) => {
      if (!isSignedIn) return;
      stop();
      resolve();
    });
  });
}

/** Ends early when the device is online again. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener("online", end);
  });
}
