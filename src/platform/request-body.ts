import { DomainError, Invalid } from "./errors.ts";
import { readUpTo } from "./read-up-to.ts";

/** Of a body that is read whole: JSON, or the fields of a form. */
export const BODY_MOST_BYTES = 10_000_000;
/** Room for what stands around a file in a form: its name, boundaries, other fields. */
const AROUND_FILE_MOST_BYTES = 100_000;
/** Objects and lists inside each other; nothing that Tagine takes comes near. */
const JSON_MOST_DEPTH = 64;
/**
 * Entries of one list or object: more than any call takes, whose own limits its shape tells of. Millions of them would
 * take seconds, and hundreds of megabytes, to be looked at one by one.
 */
const JSON_MOST_ENTRIES = 20_000;

export class BodyTooLarge extends DomainError {
  constructor(mostBytes: number) {
    super("too-large", "body-too-large", { megabytes: Math.round(mostBytes / 1_000_000) });
  }
}

export class NotJson extends DomainError {
  constructor() {
    super("invalid", "body-not-json");
  }
}

export class WithoutFile extends DomainError {
  constructor(field: string) {
    super("invalid", "upload-without-file", { field });
  }
}

export class TooManyEntries extends Invalid {
  constructor(field: string) {
    super([{ field, problem: `More than ${JSON_MOST_ENTRIES} entries`, kind: "length" }]);
  }
}

/**
 * A body's text.
 * @throws BodyTooLarge, without reading on
 */
export async function readText(request: Request, mostBytes: number): Promise<string> {
  return (await bodyUpTo(request, mostBytes)).text();
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
export async function uploadedFile(request: Request, field: string, mostBytes: number): Promise<Uint8Array> {
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

/**
 * The value of a body. Fields of a form become an object; everything else has to be JSON, whatever it says it is, since
 * many clients do not say it.
 * @throws TooManyEntries, NotJson also when it is nested deeper than any honest client nests
 */
export function decodeBody(text: string, contentType: string): unknown {
  const isForm =
    contentType.toLowerCase().startsWith("application/x-www-form-urlencoded") && !/^\s*[{[]/.test(text);
  return isForm ? Object.fromEntries(new URLSearchParams(text)) : decodeJson(text);
}

function decodeJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new NotJson();
  }
  refuseVast(value, "", JSON_MOST_DEPTH);
  return value;
}

/** @param field the one of the body's own that the value stands in */
function refuseVast(value: unknown, field: string, depth: number): void {
  if (typeof value !== "object" || value === null) return;
  if (depth === 0) throw new NotJson();
  // A list is not taken apart before it is known to be short.
  const { length } = Array.isArray(value) ? value : Object.keys(value);
  if (length > JSON_MOST_ENTRIES) throw new TooManyEntries(field);
  for (const [name, inner] of Object.entries(value)) refuseVast(inner, field || name, depth - 1);
}
