import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { createWriteStream, rmSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { DomainError, isSystemError } from "./errors.ts";
import { BodyTooLarge, isUpload, WithoutFile } from "./request-body.ts";

export interface UploadedFile {
  name: string;
  size: number;
}

class EmptyFile extends DomainError {
  constructor(name: string) {
    super("unsupported", "file-empty", { name });
  }
}

interface ReceivedUpload {
  file: UploadedFile | null;
  tooLarge: boolean;
}

/** @throws WithoutFile also if the upload was cut off; EmptyFile; BodyTooLarge, without reading on */
export async function writeUploadToFile(
  request: Request,
  field: string,
  { path, mostBytes }: { path: string; mostBytes: number },
): Promise<UploadedFile> {
  if (!isUpload(request) || !request.body) throw new WithoutFile(field);
  if (Number(request.headers.get("Content-Length") ?? 0) > mostBytes + AROUND_FILE_BYTES) {
    throw new BodyTooLarge(mostBytes);
  }
  try {
    const { file, tooLarge } = await receiveUpload(request, field, path, mostBytes);
    if (tooLarge) throw new BodyTooLarge(mostBytes);
    // Browsers send an empty file without a name if none was chosen.
    if (!file || (file.size === 0 && file.name === "")) throw new WithoutFile(field);
    if (file.size === 0) throw new EmptyFile(file.name);
    return file;
  } catch (problem) {
    rmSync(path, { force: true });
    throw problem;
  }
}

const AROUND_FILE_BYTES = 100_000;

async function receiveUpload(
  request: Request,
  field: string,
  path: string,
  mostBytes: number,
): Promise<ReceivedUpload> {
  const found: ReceivedUpload = { file: null, tooLarge: false };
  let upload: Readable | null = null;
  let writing: Promise<unknown> = Promise.resolve();
  let writeProblem: unknown = null;
  const form = openForm(request, mostBytes);
  if (!form) return found;
  form.on("file", (name, stream, filename) => {
    if (name !== field || found.file) {
      // A cut upload fails each of its streams; an error without a listener would end the process.
      stream.on("error", () => {}).resume();
      return;
    }
    // What isn't UTF-8 was decoded to replacement characters, which are never stored.
    const file = { name: filename.replaceAll("\uFFFD", "_"), size: 0 };
    found.file = file;
    upload = stream;
    stream.on("limit", () => {
      found.tooLarge = true;
      form.destroy(new BodyTooLarge(mostBytes));
    });
    stream.on("data", (part: Uint8Array) => (file.size += part.length));
    writing = pipeline(stream, createWriteStream(path, { flags: "wx", mode: 0o600, flush: true }));
    writing.catch((problem: unknown) => {
      writeProblem = problem;
      form.destroy(problem as Error);
    });
  });
  try {
    await pipeline(Readable.fromWeb(request.body as never), form);
    await writing;
  } catch {
    // The parser leaves its file stream open when it is destroyed itself.
    (upload as Readable | null)?.destroy();
    await writing.catch(() => {});
    if (found.tooLarge) return found;
    if (isSystemError(writeProblem)) throw writeProblem;
    return { file: null, tooLarge: false };
  }
  return found;
}

function openForm(request: Request, mostBytes: number): BusboyInstance | null {
  try {
    return new Busboy({
      headers: { "content-type": request.headers.get("Content-Type") ?? "" },
      limits: { files: 4, fields: 20, fileSize: mostBytes },
    });
  } catch {
    return null;
  }
}
