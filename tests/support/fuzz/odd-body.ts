import { gzipSync } from "node:zlib";
import type { Random } from "../../../src/demo/random.ts";
import { ODD_JSON, ODD_TEXTS } from "./odd-values.ts";

export interface FuzzFile {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** Keys from outside to inside. */
type Place = (string | number)[];

export function misshape(value: unknown, random: Random): unknown {
  const times = random.chance(25) ? 2 : 1;
  let changed: unknown = JSON.parse(JSON.stringify(value) ?? "null");
  for (let time = 0; time < times; time++) changed = misshapeOnce(changed, random);
  return changed;
}

function misshapeOnce(value: unknown, random: Random): unknown {
  const place = random.pick(placesIn(value));
  const last = place.at(-1);
  const parent = last === undefined ? undefined : valueAt(value, place.slice(0, -1));
  if (last === undefined || !isContainer(parent)) return oddOne(value, random);
  const variant = random.between(0, 9);
  if (variant === 0 && typeof last === "string") Reflect.deleteProperty(parent, last);
  else if (variant === 1)
    Reflect.set(
      parent,
      typeof last === "string" ? random.pick(ODD_TEXTS).slice(0, 500) : last,
      oddOne(null, random),
    );
  else if (variant === 2) Reflect.set(parent, last, [Reflect.get(parent, last)]);
  else if (variant === 3 && Array.isArray(parent)) parent.push(...parent.slice(0, 200));
  else if (variant === 4) Reflect.set(parent, last, longText(random));
  else Reflect.set(parent, last, oddOne(Reflect.get(parent, last), random));
  return value;
}

function oddOne(value: unknown, random: Random): unknown {
  if (typeof value === "string" && random.chance(50)) return random.pick(ODD_TEXTS);
  const odd = random.pick([...ODD_JSON, random.pick(ODD_TEXTS), nested(random.pick([30, 63, 64, 65]))]);
  // A copy, since the next change may be made inside it.
  return JSON.parse(JSON.stringify(odd));
}

/** Mostly short enough to be valid, sometimes a megabyte. */
function longText(random: Random): string {
  const length = random.chance(3) ? 1_000_000 : random.pick([256, 1001, 10_000, 100_001]);
  return random.pick(["x", "é", "a ", "1 ", "🍲", "\\", "a,"]).repeat(length / 2);
}

function nested(depth: number): unknown {
  let value: unknown = "deep";
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { name: value };
  return value;
}

function placesIn(value: unknown, at: Place = []): Place[] {
  if (!isContainer(value) || at.length > 5) return [at];
  const keys = Array.isArray(value) ? [...value.keys()].slice(0, 20) : Object.keys(value);
  return [at, ...keys.flatMap((key) => placesIn(Reflect.get(value, key), [...at, key]))];
}

function valueAt(value: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (inner, key) => (isContainer(inner) ? Reflect.get(inner, key) : undefined),
    value,
  );
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

export function damage(text: string, random: Random): Uint8Array {
  const at = random.between(0, text.length);
  const insert = (bytes: number[]) =>
    Buffer.concat([Buffer.from(text.slice(0, at)), Buffer.from(bytes), Buffer.from(text.slice(at))]);
  const variants: (() => Uint8Array)[] = [
    () => Buffer.from(text.slice(0, at)),
    () => Buffer.from(`\ufeff${text}`),
    () => Buffer.from(text, "utf16le"),
    () => Buffer.from(`${text}${text}`),
    () => Buffer.from(text.replace(/"[^"]*":/, (key) => `${key}null,${key}`)),
    () =>
      Buffer.from(
        text.replace(/:(?:true|false|null|-?\d+)/, () =>
          random.pick([":NaN", ":1e999", ":-", ":01", ":Infinity"]),
        ),
      ),
    () => Buffer.from("[".repeat(100_000)),
    () => Buffer.from(`{"a":`.repeat(5000)),
    () => Buffer.from("null"),
    () => Buffer.alloc(0),
    () => insert([0xff, 0xfe]),
    () => insert([0xed, 0xa0, 0xbd]),
    () => insert([0xc0, 0x80]),
    () => insert([0]),
    () => Buffer.from(text.replace(/"(?=[^"]*"[,}\]])/, () => '"\\ud83d')),
    () => gzipSync(text),
  ];
  return random.pick(variants)();
}

export function uploadBody(
  field: string,
  file: FuzzFile,
  random: Random,
): { type: string; bytes: Uint8Array } {
  const boundary = "fuzz-0123456789";
  const name = random.chance(80)
    ? field
    : random.pick(["", "x", "__proto__", field.toUpperCase(), `${field}[]`, "file"]);
  const fileName = random.chance(70) ? file.name : oddFileName(random);
  const head = `Content-Disposition: form-data; name="${name}"; filename="${fileName}"\r\nContent-Type: ${file.type}`;
  const part = [Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`), file.bytes, Buffer.from("\r\n")];
  const extra = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="extension"\r\n\r\njpg\r\n`,
  );
  const end = Buffer.from(`--${boundary}--\r\n`);
  const whole = Buffer.concat([extra, ...part, ...(random.chance(5) ? part : []), end]);
  const bytes = random.chance(85) ? whole : whole.subarray(0, random.between(0, whole.length));
  return { type: `multipart/form-data; boundary=${random.chance(95) ? boundary : "another"}`, bytes };
}

function oddFileName(random: Random): string {
  return random.pick([
    "",
    "../../etc/passwd",
    "..\\x.zip",
    "a\0b.zip",
    "x".repeat(1000),
    "é北京🍲.zip",
    ".zip",
    "con.zip",
    "a/b.zip",
    "a.ZIP",
    "__proto__",
    "%2e%2e%2fx.zip",
    "x.exe",
    'a\\"b.zip',
    "=1+1.zip",
  ]);
}

export function damageFile(file: FuzzFile, random: Random): FuzzFile {
  const bytes = Uint8Array.from(file.bytes);
  if (random.chance(30)) return { ...file, bytes: bytes.subarray(0, random.between(0, bytes.length)) };
  for (let change = random.between(1, 20); change > 0 && bytes.length > 0; change--) {
    // Most formats are recognized by their first bytes.
    const most = random.chance(50) ? Math.min(bytes.length, 200) : bytes.length;
    bytes[random.between(0, most - 1)] = random.pick([0, 1, 127, 128, 255, random.between(0, 255)]);
  }
  return { ...file, bytes };
}
