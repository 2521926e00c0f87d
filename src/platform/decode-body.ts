import { DomainError, Invalid } from "./errors.ts";

const MAX_JSON_DEPTH = 64;

interface JsonLimits {
  /** Of one list or object. Calls have stricter limits of their own. */
  entries: number;
  /** Ten megabytes of values would block all other requests for most of a second. */
  values: number;
}

export const USUAL_LISTS: JsonLimits = { entries: 20_000, values: 200_000 };
/** For 100,000 objects with two fields each. */
export const LONG_LISTS: JsonLimits = { entries: 100_000, values: 400_000 };

export class NotJson extends DomainError {
  constructor() {
    super("invalid", "body-not-json");
  }
}

/** Invalid UTF-8, or half a surrogate pair as an escape. */
class NotUnicode extends Invalid {
  constructor(field: string) {
    super([{ field, problem: "This isn't valid Unicode text", kind: "encoding" }], "body-not-unicode");
  }
}

class TooManyEntries extends Invalid {
  constructor(field: string, most: number) {
    super([{ field, problem: `More than ${most} entries`, kind: "length" }]);
  }
}

/** @throws NotUnicode, TooManyEntries, NotJson (also if nested too deeply) */
export function decodeBody(bytes: Uint8Array, contentType: string, limits: JsonLimits): unknown {
  const text = decodeUtf8(bytes);
  // Everything else must be JSON, whatever its content type: many clients don't set it.
  const isForm =
    contentType.toLowerCase().startsWith("application/x-www-form-urlencoded") && !/^\s*[{[]/.test(text);
  return isForm ? decodeForm(text) : decodeJson(text, limits);
}

/** @throws NotUnicode, NotJson if it can't be parsed */
export async function decodeMultipart(bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<unknown> {
  // The parser would insert replacement characters for invalid UTF-8.
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
    // URLSearchParams would insert replacement characters for invalid escapes. A lone % is literal.
    decodeURIComponent(text.replace(/%(?![0-9a-f]{2})/gi, "%25"));
  } catch {
    throw new NotUnicode("");
  }
  return Object.fromEntries(fields);
}

function decodeJson(text: string, { entries, values }: JsonLimits): unknown {
  refuseTooManyValues(text, values);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new NotJson();
  }
  checkValue(value, "", { depth: MAX_JSON_DEPTH, entries });
  return value;
}

const [QUOTE, COMMA, BACKSLASH] = [0x22, 0x2c, 0x5c];
const [OPENING, CLOSING] = [new Set([0x5b, 0x7b]), new Set([0x5d, 0x7d])];

function refuseTooManyValues(json: string, most: number): void {
  if (json.length < most) return;
  let [values, depth, field] = [0, 0, ""];
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at);
    if (sign === QUOTE) {
      const start = at + 1;
      at = findStringEnd(json, start);
      if (depth === 1) field = json.slice(start, at);
    } else if (CLOSING.has(sign)) depth--;
    else if (sign === COMMA || OPENING.has(sign)) {
      if (sign !== COMMA) depth++;
      if (++values > most) throw new TooManyEntries(field, most);
    }
  }
}

function findStringEnd(json: string, start: number): number {
  for (let end = json.indexOf('"', start); end >= 0; end = json.indexOf('"', end + 1)) {
    let before = end;
    while (json.charCodeAt(before - 1) === BACKSLASH) before--;
    if ((end - before) % 2 === 0) return end;
  }
  return json.length;
}

function checkValue(
  value: unknown,
  field: string,
  { depth, entries }: { depth: number; entries: number },
): void {
  if (typeof value === "string" && !value.isWellFormed()) throw new NotUnicode(field);
  if (typeof value !== "object" || value === null) return;
  if (depth === 0) throw new NotJson();
  const { length } = Array.isArray(value) ? value : Object.keys(value);
  if (length > entries) throw new TooManyEntries(field, entries);
  for (const [name, inner] of Object.entries(value)) {
    if (!name.isWellFormed()) throw new NotUnicode(field);
    checkValue(inner, field || name, { depth: depth - 1, entries });
  }
}
