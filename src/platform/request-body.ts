import { DomainError } from "./errors.ts";
import { readUpTo } from "./read-up-to.ts";

/** Of a body that is read whole: JSON, or the fields of a form. */
export const BODY_MOST_BYTES = 10_000_000;
/** Objects and lists inside each other; nothing that Tagine takes comes near. */
const JSON_MOST_DEPTH = 64;

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

/**
 * A body's text.
 * @throws BodyTooLarge, without reading on
 */
export async function readText(request: Request, mostBytes: number): Promise<string> {
  if (Number(request.headers.get("Content-Length") ?? 0) > mostBytes) throw new BodyTooLarge(mostBytes);
  if (request.headers.has("Content-Length")) return request.text();
  const bytes = await readUpTo(request.body, mostBytes);
  if (!bytes) throw new BodyTooLarge(mostBytes);
  return new TextDecoder().decode(bytes);
}

/**
 * The value of a body. Fields of a form become an object; everything else has to be JSON, whatever it says it is, since
 * many clients do not say it.
 * @throws NotJson also when it is nested deeper than any honest client nests
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
  if (!isShallow(value, JSON_MOST_DEPTH)) throw new NotJson();
  return value;
}

function isShallow(value: unknown, depth: number): boolean {
  if (typeof value !== "object" || value === null) return true;
  return depth > 0 && Object.values(value).every((inner) => isShallow(inner, depth - 1));
}
