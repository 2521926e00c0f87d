import { decodePage } from "../../../../recipes/reading/page/decode-page.ts";
import { isPictureType, NOWHERE, type SavedPage, type SavedPicture } from "./saved-page.ts";

/** Source: RFC 2557 */
export function isMhtml(head: string): boolean {
  const headers = head.slice(0, 3000);
  return (
    /^(?:from|mime-version|subject|date|content-type|snapshot-content-location|x-\S+)\s*:/i.test(headers) &&
    /^content-type\s*:\s*multipart\/related\b/im.test(headers) &&
    /^(?:snapshot-)?content-location\s*:/im.test(head)
  );
}

interface Part {
  headers: Map<string, string>;
  body: Buffer;
}

const MAX_PARTS = 5000;
const MAX_DEPTH = 3;

/** Null if it contains no page. */
export function openMhtml(bytes: Uint8Array): SavedPage | null {
  const whole = splitHeaders(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const parts = listParts(whole, 0);
  const main = parts.find(({ headers }) => /^text\/html\b/i.test(headers.get("content-type") ?? ""));
  if (!main) return null;
  const named = whole.headers.get("snapshot-content-location") ?? main.headers.get("content-location") ?? "";
  const url = /^https?:\/\//i.test(named) ? named : null;
  const html = decodePage(decodeBody(main), main.headers.get("content-type") ?? "");
  return {
    url,
    html: html.replace(/\bcid:([^\s"'<>()]+)/gi, (_link, id: string) => makeAddress(id)),
    pictures: parts.flatMap((part) => toPictures(part, url ?? NOWHERE)),
  };
}

function toPictures(part: Part, base: string): SavedPicture[] {
  if (!isPictureType(part.headers.get("content-type") ?? "")) return [];
  const id = part.headers.get("content-id")?.replace(/^<|>$/g, "");
  const location = part.headers.get("content-location");
  const addresses = [
    location && URL.canParse(location, base) ? new URL(location, base).href : null,
    id ? makeAddress(id) : null,
  ];
  return addresses
    .filter((address) => address !== null)
    .map((address) => ({ address, size: part.body.length, take: () => ({ bytes: decodeBody(part) }) }));
}

function makeAddress(id: string): string {
  return `${NOWHERE}cid/${encodeURIComponent(id)}`;
}

function listParts(whole: Part, depth: number): Part[] {
  const [, quoted, plain] =
    /boundary\s*=\s*(?:"([^"]+)"|([^\s;]+))/i.exec(whole.headers.get("content-type") ?? "") ?? [];
  const boundary = quoted ?? plain;
  if (!boundary || depth > MAX_DEPTH) return [];
  return splitBody(whole.body, `--${boundary}`).flatMap((bytes) => {
    const part = splitHeaders(bytes);
    return /^multipart\//i.test(part.headers.get("content-type") ?? "") ? listParts(part, depth + 1) : [part];
  });
}

function splitBody(body: Buffer, delimiter: string): Buffer[] {
  const parts: Buffer[] = [];
  let from = body.indexOf(delimiter);
  while (from >= 0 && parts.length < MAX_PARTS) {
    const start = body.indexOf("\n", from) + 1;
    const end = start > 0 ? body.indexOf(delimiter, start) : -1;
    if (start > 0) parts.push(body.subarray(start, end < 0 ? body.length : end));
    from = end;
  }
  return parts;
}

function splitHeaders(bytes: Buffer): Part {
  const ends = ["\r\n\r\n", "\n\n"].map((gap) => ({ at: bytes.indexOf(gap), length: gap.length }));
  const [end] = ends.filter(({ at }) => at >= 0).toSorted((one, other) => one.at - other.at);
  const written = bytes.toString("latin1", 0, end?.at ?? 0).replace(/\r?\n[ \t]+/g, " ");
  const headers = new Map<string, string>();
  for (const line of written.split(/\r?\n/)) {
    const [, name = "", value = ""] = /^([\w-]+)\s*:\s*(.*)$/.exec(line) ?? [];
    if (name) headers.set(name.toLowerCase(), value.trim());
  }
  return { headers, body: end ? bytes.subarray(end.at + end.length) : bytes.subarray(bytes.length) };
}

function decodeBody({ headers, body }: Part): Buffer {
  const encoding = headers.get("content-transfer-encoding")?.toLowerCase();
  if (encoding === "base64") return Buffer.from(body.toString("latin1"), "base64");
  if (encoding !== "quoted-printable") return body;
  const text = body
    .toString("latin1")
    .replace(/=\r?\n/g, "")
    .replace(/=([\dA-F]{2})/gi, (_code, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(text, "latin1");
}
