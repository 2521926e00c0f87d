import { DomainError } from "./errors.ts";
import { readUpTo } from "./read-up-to.ts";

const MAX_AROUND_FILE_BYTES = 100_000;
export class BodyTooLarge extends DomainError {
  constructor(mostBytes: number) {
    super("too-large", "body-too-large", { megabytes: Math.round(mostBytes / 1_000_000) });
  }
}

export class VisitorBodyTooLarge extends DomainError {
  constructor(mostBytes: number) {
    super("too-large", "visitor-body-too-large", { kilobytes: Math.round(mostBytes / 1000) });
  }
}

class BodyCutOff extends DomainError {
  constructor() {
    super("invalid", "body-not-json");
  }
}

export class WithoutFile extends DomainError {
  constructor(field: string) {
    super("invalid", "upload-without-file", { field });
  }
}

/** @throws BodyCutOff; BodyTooLarge, without reading on */
export async function readBytes(request: Request, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await (await limitBody(request, mostBytes)).bytes();
  } catch (problem) {
    throw problem instanceof DomainError ? problem : new BodyCutOff();
  }
}

export function isUpload(request: Request): boolean {
  return /^multipart\/form-data\s*;.*boundary=/i.test(request.headers.get("Content-Type") ?? "");
}

/** @throws WithoutFile also if the upload was cut off; BodyTooLarge, without reading on */
export async function readUploadedFile(
  request: Request,
  field: string,
  mostBytes: number,
): Promise<Uint8Array> {
  if (!isUpload(request)) throw new WithoutFile(field);
  const file = (await readForm(request, mostBytes + MAX_AROUND_FILE_BYTES))?.get(field);
  if (!(file instanceof Blob) || file.size === 0) throw new WithoutFile(field);
  if (file.size > mostBytes) throw new BodyTooLarge(mostBytes);
  return file.bytes();
}

async function readForm(request: Request, mostBytes: number): Promise<FormData | null> {
  try {
    return await (await limitBody(request, mostBytes)).formData();
  } catch (problem) {
    if (problem instanceof DomainError) throw problem;
    return null;
  }
}

/** Streams are counted while reading; otherwise the declared length decides. */
async function limitBody(request: Request, mostBytes: number): Promise<Request | Response> {
  const length = request.headers.get("Content-Length");
  if (Number(length ?? 0) > mostBytes) throw new BodyTooLarge(mostBytes);
  if (length !== null) return request;
  const bytes = await readUpTo(request.body, mostBytes);
  if (!bytes) throw new BodyTooLarge(mostBytes);
  return new Response(bytes, { headers: { "Content-Type": request.headers.get("Content-Type") ?? "" } });
}
