import { DomainError } from "./errors.ts";
import { readUpTo } from "./read-up-to.ts";

/** Room for what stands around a file in a form: its name, boundaries, other fields. */
const AROUND_FILE_MOST_BYTES = 100_000;
export class BodyTooLarge extends DomainError {
  constructor(mostBytes: number) {
    super("too-large", "body-too-large", { megabytes: Math.round(mostBytes / 1_000_000) });
  }
}

/** More than somebody may send who hasn't shown a token. */
export class VisitorBodyTooLarge extends DomainError {
  constructor(mostBytes: number) {
    super("too-large", "visitor-body-too-large", { kilobytes: Math.round(mostBytes / 1000) });
  }
}

/** The client hung up before all of it was there; nobody is left to be told. */
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

/**
 * A body's bytes.
 * @throws BodyCutOff; BodyTooLarge, without reading on
 */
export async function readBytes(request: Request, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await (await bodyUpTo(request, mostBytes)).bytes();
  } catch (problem) {
    throw problem instanceof DomainError ? problem : new BodyCutOff();
  }
}

/** Whether a body is a form that may hold files: one that says so, and where its parts end. */
export function isUpload(request: Request): boolean {
  return /^multipart\/form-data\s*;.*boundary=/i.test(request.headers.get("Content-Type") ?? "");
}

/**
 * The file in a field of an upload that nobody has read yet.
 * @param mostBytes of the file
 * @throws WithoutFile also when the upload broke off; BodyTooLarge, without reading on
 */
export async function readUploadedFile(
  request: Request,
  field: string,
  mostBytes: number,
): Promise<Uint8Array> {
  if (!isUpload(request)) throw new WithoutFile(field);
  const file = (await formUpTo(request, mostBytes + AROUND_FILE_MOST_BYTES))?.get(field);
  // A form that is sent before a file was chosen holds an empty one.
  if (!(file instanceof Blob) || file.size === 0) throw new WithoutFile(field);
  if (file.size > mostBytes) throw new BodyTooLarge(mostBytes);
  return file.bytes();
}

/** Null when the form cannot be read to its end. */
async function formUpTo(request: Request, mostBytes: number): Promise<FormData | null> {
  try {
    return await (await bodyUpTo(request, mostBytes)).formData();
  } catch (problem) {
    if (problem instanceof DomainError) throw problem;
    return null;
  }
}

/** A request whose length is known needs not be read to be judged; what comes in pieces is counted on the way. */
async function bodyUpTo(request: Request, mostBytes: number): Promise<Request | Response> {
  const length = request.headers.get("Content-Length");
  if (Number(length ?? 0) > mostBytes) throw new BodyTooLarge(mostBytes);
  if (length !== null) return request;
  const bytes = await readUpTo(request.body, mostBytes);
  if (!bytes) throw new BodyTooLarge(mostBytes);
  return new Response(bytes, { headers: { "Content-Type": request.headers.get("Content-Type") ?? "" } });
}
