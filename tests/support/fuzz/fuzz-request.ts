import type { Random } from "../../../src/demo/random.ts";
import { damage, damageFile, misshape, uploadBody, type FuzzFile } from "./odd-body.ts";
import { ODD_CONTENT_TYPES, ODD_HEADERS, ODD_PATH_PARTS, ODD_QUERY_VALUES } from "./odd-values.ts";
import type { Operation } from "./operations.ts";
import { valueFor, type Words } from "./schema-value.ts";

export interface RequestValues {
  words: Words;
  /** Values of a path parameter, such as `slug` in `/api/recipes/{slug}`. */
  pathParts(path: string, parameter: string): string[];
  files(path: string): FuzzFile[];
}

export interface FuzzRequest {
  method: string;
  target: string;
  headers: string[];
  body: Uint8Array | null;
}

const OTHER_METHODS = ["GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT", "DELETE"];

export function makeRequest(operation: Operation, values: RequestValues, random: Random): FuzzRequest {
  const sent = operation.body && !random.chance(3) ? makeBody(operation, values, random) : null;
  const isWrong = random.chance(4);
  const headers = [
    ...(sent?.type ? [`Content-Type: ${sent.type}`] : []),
    ...(random.chance(15) ? [random.pick(ODD_HEADERS)] : []),
    ...(random.chance(3) ? [random.pick(ODD_HEADERS)] : []),
    ...(sent && random.chance(2) ? [`Content-Encoding: ${random.pick(["gzip", "br", "x"])}`] : []),
  ];
  return {
    method: isWrong ? random.pick(OTHER_METHODS) : operation.method,
    target: makePath(operation.path, values, random) + makeQuery(operation, values, random),
    headers,
    body: sent?.bytes ?? null,
  };
}

function makePath(path: string, values: RequestValues, random: Random): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const candidates = values.pathParts(path, name);
    return candidates.length > 0 && random.chance(70)
      ? encodeURIComponent(random.pick(candidates))
      : random.pick(ODD_PATH_PARTS);
  });
  if (random.chance(97)) return filled;
  return random.pick([
    `${filled}/`,
    `/${filled}`,
    filled.toUpperCase(),
    `${filled}/x`,
    `${filled}%20`,
    filled.replace("/api", "/api/."),
  ]);
}

function makeQuery({ queries }: Operation, values: RequestValues, random: Random): string {
  const pairs = queries
    .filter(() => random.chance(45))
    .flatMap(({ name, schema }) => {
      const times = random.chance(15) ? random.pick([2, 3, 60]) : 1;
      return Array.from({ length: times }, () => {
        const value = valueFor(schema, name, values.words, random);
        const flat = Array.isArray(value) ? value.join(`&${name}=`) : String(value);
        return `${name}=${random.chance(60) ? encodeURIComponent(flat.toWellFormed()) : random.pick(ODD_QUERY_VALUES)}`;
      });
    });
  if (random.chance(5))
    pairs.push(random.pick(["", "=", "&&", "__proto__=1", "a[b]=c", "x", "toString=1", "%00=%00"]));
  return pairs.length > 0 ? `?${pairs.join("&").replaceAll(" ", "%20").slice(0, 12_000)}` : "";
}

function makeBody(
  operation: Operation,
  values: RequestValues,
  random: Random,
): { type: string; bytes: Uint8Array } {
  const { type, schema } = operation.body ?? { type: "", schema: {} };
  const isOddlyTyped = random.chance(5);
  if (type === "multipart/form-data" && !isOddlyTyped) return makeUpload(operation, values, random);
  const valid = valueFor(schema, "", values.words, random);
  const value = random.chance(45) ? valid : misshape(valid, random);
  const isForm = type === "application/x-www-form-urlencoded" && random.chance(70);
  const text = isForm ? formText(value) : (JSON.stringify(value) ?? "");
  const bytes = random.chance(10) ? damage(text, random) : Buffer.from(text);
  return { type: isOddlyTyped ? random.pick(ODD_CONTENT_TYPES) : isForm ? type : "application/json", bytes };
}

function formText(value: unknown): string {
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .map(
      ([name, one]) =>
        `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent((JSON.stringify(one) ?? "").replaceAll('"', "").toWellFormed())}`,
    )
    .join("&");
}

function makeUpload(
  { path, body }: Operation,
  values: RequestValues,
  random: Random,
): { type: string; bytes: Uint8Array } {
  const [field = "file"] = body?.schema.required ?? [];
  const file = random.pick(values.files(path));
  return uploadBody(field, random.chance(60) ? file : damageFile(file, random), random);
}

export function wireBytes({ method, target, headers, body }: FuzzRequest, port: number): Buffer {
  const length = body ? [`Content-Length: ${body.length}`] : [];
  const head = [
    `${method} ${target} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    ...headers,
    ...length,
    "",
    "",
  ].join("\r\n");
  return Buffer.concat([Buffer.from(head), body ?? Buffer.alloc(0)]);
}

export function curlCommand({ method, target, headers, body }: FuzzRequest, address: string): string {
  const flags = headers.map((header) => `-H ${JSON.stringify(shorten(header, 300))}`);
  const text = body ? Buffer.from(body).toString("utf8") : "";
  const isText = body && Buffer.from(text).equals(Buffer.from(body));
  const data = body
    ? [
        isText
          ? `--data-binary ${JSON.stringify(shorten(text, 2000))}`
          : `# ${body.length} bytes, base64: ${shorten(Buffer.from(body).toString("base64"), 2000)}`,
      ]
    : [];
  return [
    "curl --path-as-is -i",
    `-X ${method}`,
    ...flags,
    JSON.stringify(`${address}${shorten(target, 1000).slice(1)}`),
    ...data,
  ].join(" ");
}

function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}… (${text.length} characters)` : text;
}
