import { decodeText } from "../archives/old-encodings.ts";
import type { FileSample } from "./file-format.ts";

export const SAMPLE_BYTES = 64_000;

const PDF = "%PDF-";
const CHECKED_CHARACTERS = 4000;
/** Text has no characters below it. */
const TAB = 9;
const DOCUMENT = /^<(?:!doctype\s+html|html|head|body|div|article|section|main)\b/i;

/** @param bytes the first `SAMPLE_BYTES` of the file, or all of it */
export function sampleFile(path: string, bytes: Uint8Array): FileSample {
  const start = bytes.subarray(0, SAMPLE_BYTES);
  const isPdf = Buffer.from(start.subarray(0, 1024)).toString("latin1").includes(PDF);
  const head = isPdf ? "" : decodeText(start);
  const kind = isPdf ? "pdf" : findKind(head);
  return { path, kind, head: kind === "binary" ? "" : head, bytes: start };
}

function findKind(head: string): FileSample["kind"] {
  if (isBinary(head)) return "binary";
  const text = head.trimStart().replace(/^(?:<!--[^]*?-->\s*)+/, "");
  if (/^[[{]/.test(text)) return "json";
  if (DOCUMENT.test(text)) return "html";
  if (/^<\?xml\b/.test(text)) return /<html[\s>]/i.test(text.slice(0, 2000)) ? "html" : "xml";
  if (/^<[a-z!][^<>]*>/i.test(text))
    return /<\/?(?:html|body|p|div|span|a|meta)\b/i.test(text) ? "html" : "xml";
  return "text";
}

function isBinary(head: string): boolean {
  for (let at = 0; at < Math.min(head.length, CHECKED_CHARACTERS); at++)
    if (head.charCodeAt(at) < TAB) return true;
  return false;
}
