import { isUtf8 } from "node:buffer";
import { decodeText, isUtf16 } from "../../archives/old-encodings.ts";
import type { FileSample } from "../file-format.ts";

export const SAMPLE_BYTES = 64_000;

const PDF = "%PDF-";
const CHECKED_BYTES = 4000;
/** Text has no characters below it, except as a half of UTF-16. */
const TAB = 9;
const DOCUMENT = /^<(?:!doctype\s+html|html|head|body|div|article|section|main)\b/i;

/** @param bytes the first `SAMPLE_BYTES` of the file, or all of it */
export function sampleFile(path: string, bytes: Uint8Array): FileSample {
  const start = bytes.subarray(0, SAMPLE_BYTES);
  const isPdf = Buffer.from(start.subarray(0, 1024)).toString("latin1").includes(PDF);
  if (isPdf) return { path, kind: "pdf", head: "", bytes: start };
  // Decided first, since decoding pictures as text takes long.
  if (isBinary(start)) return { path, kind: "binary", head: "", bytes: start };
  const head = decodeText(withoutHalf(start));
  return { path, kind: findKind(head), head, bytes: start };
}

/** Half a character at the end would make UTF-8 invalid. */
function withoutHalf(bytes: Uint8Array): Uint8Array {
  const places = bytes.length < SAMPLE_BYTES ? [0] : [0, 1, 2, 3];
  const half = places.find((most) => isUtf8(bytes.subarray(0, bytes.length - most)));
  return bytes.subarray(0, bytes.length - (half ?? 0));
}

function findKind(head: string): Exclude<FileSample["kind"], "pdf" | "binary"> {
  const text = head.trimStart().replace(/^(?:<!--[^]*?-->\s*)+/, "");
  if (/^[[{]/.test(text)) return "json";
  if (DOCUMENT.test(text)) return "html";
  if (/^<\?xml\b/.test(text)) return /<html[\s>]/i.test(text.slice(0, 2000)) ? "html" : "xml";
  if (/^<[a-z!][^<>]*>/i.test(text))
    return /<\/?(?:html|body|p|div|span|a|meta)\b/i.test(text) ? "html" : "xml";
  return "text";
}

function isBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, CHECKED_BYTES).some((byte) => byte < TAB) && !isUtf16(bytes);
}
