import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { DomainError, isSystemError } from "./errors.ts";
import { BodyTooLarge, isUpload, WithoutFile } from "./request-body.ts";

export interface ReceivedFile {
  /** With its folder, if the client sent one. */
  path: string;
  bytes: number;
}

interface Limits {
  mostFiles: number;
  /** Of all files together. */
  mostBytes: number;
}

/**
 * Stores all files of a form as `0`, `1`, and so on. The caller removes the folder if this fails.
 * @throws WithoutFile also if the upload was cut off; BodyTooLarge, without reading on
 */
export async function receiveFiles(
  request: Request,
  folder: string,
  { mostFiles, mostBytes }: Limits,
): Promise<ReceivedFile[]> {
  if (!isUpload(request) || !request.body) throw new WithoutFile(FIELD);
  const received: ReceivedFile[] = [];
  const writing: Promise<void>[] = [];
  let sum = 0;
  let failure: unknown = null;
  const form = openForm(request, mostFiles, mostBytes);
  const fail = (problem: unknown) => {
    failure ??= problem;
    form.destroy(problem as Error);
  };
  form.on("filesLimit", () => fail(new BodyTooLarge(mostBytes)));
  form.on("file", (_, stream, filename = "") => {
    const file: ReceivedFile = { path: filename.replaceAll("\uFFFD", "_"), bytes: 0 };
    stream.on("data", (part: Uint8Array) => {
      file.bytes += part.length;
      sum += part.length;
      if (sum > mostBytes) fail(new BodyTooLarge(mostBytes));
    });
    const target = join(folder, String(received.length));
    received.push(file);
    const written = pipeline(stream, createWriteStream(target, { flags: "wx", mode: 0o600, flush: true }));
    writing.push(written);
    written.catch(fail);
  });
  try {
    await pipeline(Readable.fromWeb(request.body as never), form);
    await Promise.all(writing);
  } catch {
    await Promise.allSettled(writing);
    throw failure instanceof DomainError || isSystemError(failure) ? failure : new WithoutFile(FIELD);
  }
  if (received.every(({ bytes }) => bytes === 0)) throw new WithoutFile(FIELD);
  return received;
}

const FIELD = "files";

function openForm(request: Request, mostFiles: number, mostBytes: number): BusboyInstance {
  try {
    return new Busboy({
      headers: { "content-type": request.headers.get("Content-Type") ?? "" },
      limits: { files: mostFiles, fields: 20, fileSize: mostBytes + 1 },
      preservePath: true,
    });
  } catch {
    throw new WithoutFile(FIELD);
  }
}
