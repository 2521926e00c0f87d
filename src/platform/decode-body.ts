import { DomainError, Invalid } from "./errors.ts";

/** Objects and lists inside each other; nothing that Tagine takes comes near. */
const JSON_MOST_DEPTH = 64;
/** Entries of one list or object: more than any call takes, whose own limits its shape tells of. */
const JSON_MOST_ENTRIES = 20_000;
/** Values in one body. Ten megabytes of them would block everyone else for most of a second. */
const JSON_MOST_VALUES = 200_000;

export class NotJson extends DomainError {
  constructor() {
    super("invalid", "body-not-json");
  }
}

/** Bytes that aren't UTF-8, or half a surrogate pair written as an escape. */
class NotUnicode extends Invalid {
  constructor(field: string) {
    super([{ field, problem: "This isn't valid Unicode text", kind: "encoding" }], "body-not-unicode");
  }
}

class TooManyEntries extends Invalid {
  constructor(field: string, most = JSON_MOST_ENTRIES) {
    super([{ field, problem: `More than ${most} entries`, kind: "length" }]);
  }
}

/**
 * The value of a body. Fields of a form become an object; everything else has to be JSON, whatever it says it is, since
 * many clients don't say it.
 * @throws NotUnicode; TooManyEntries; NotJson also when it is nested deeper than any honest client nests
 */
export function decodeBody(bytes: Uint8Array, contentType: string): unknown {
  const text = decodeUtf8(bytes);
  const isForm =
    contentType.toLowerCase().startsWith("application/x-www-form-urlencoded") && !/^\s*[{[]/.test(text);
  return isForm ? decodeForm(text) : decodeJson(text);
}

/**
 * The text fields of a multipart form; files in it don't count.
 * @throws NotUnicode; NotJson when it can't be read to its end
 */
export async function decodeMultipart(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<unknown> {
  // The parser would put replacement characters where the bytes aren't UTF-8.
  decodeUtf8(bytes);
  const form = await readForm(bytes, contentType);
  return Object.fromEntries([...form].filter(([, value]) => typeof value === "string"));
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { "Content-Type": contentType } }).formData();
  } catch {
    throw new NotJson();
  }
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new NotUnicode("");
  }
}

function decodeForm(text: string): Record<string, string> {
  const fields = new URLSearchParams(text);
  try {
    // URLSearchParams reads escapes that aren't UTF-8 as replacement characters. A lone % stands for itself.
    decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, "%25"));
  } catch {
    throw new NotUnicode("");
  }
  return Object.fromEntries(fields);
}

function decodeJson(text: string): unknown {
  refuseTooManyValues(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new NotJson();
  }
  checkValue(value, "", JSON_MOST_DEPTH);
  return value;
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [OPENING, CLOSING] = [new Set([0x5b, 0x7b]), new Set([0x5d, 0x7d])];

/** Counts before anything is parsed, which is what would take the time. */
function refuseTooManyValues(json: string): void {
  if (json.length < JSON_MOST_VALUES) return;
  let [values, depth, field] = [0, 0, ""];
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at);
    if (sign === QUOTE) {
      const start = at + 1;
      at = findStringEnd(json, start);
      // Of the body's own texts, the one before a list or an object is its name.
      if (depth === 1) field = json.slice(start, at);
    } else if (CLOSING.has(sign)) depth--;
    else if (sign === COMMA || OPENING.has(sign)) {
      if (sign !== COMMA) depth++;
      if (++values > JSON_MOST_VALUES) throw new TooManyEntries(field, JSON_MOST_VALUES);
    }
  }
}

/** Where the quote is that ends a string; the length of the text when there's none. */
function findStringEnd(json: string, start: number): number {
  for (let end = json.indexOf('"', start); end >= 0; end = json.indexOf('"', end + 1)) {
    let before = end;
    while (json.charCodeAt(before - 1) === BACKSLASH) before--;
    // A quote after an odd number of backslashes is part of the text.
    if ((end - before) % 2 === 0) return end;
  }
  return json.length;
}

/** @param field the one of the body's own that the value stands in */
function checkValue(value: unknown, field: string, depth: number): void {
  if (typeof value === "string" && !value.isWellFormed()) throw new NotUnicode(field);
  if (typeof value !== "object" || value === null) return;
  if (depth === 0) throw new NotJson();
  // A list isn't taken apart before it is known to be short.
  const { length } = Array.isArray(value) ? value : Object.keys(value);
  if (length > JSON_MOST_ENTRIES) throw new TooManyEntries(field);
  for (const [name, inner] of Object.entries(value)) {
    if (!name.isWellFormed()) throw new NotUnicode(field);
    checkValue(inner, field || name, depth - 1);
  }
}
