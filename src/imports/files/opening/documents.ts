import { DomainError } from "../../../platform/errors.ts";

export class DocumentNotReadable extends DomainError {
  constructor() {
    super("unsupported", "file-import-document");
  }
}

/** Names in the zips of Word and Excel, LibreOffice, and Pages and Numbers. */
const MARKS = [["[Content_Types].xml", "_rels/.rels"], ["mimetype", "content.xml"], ["Index/Document.iwa"]];

export function isDocumentZip(names: readonly string[]): boolean {
  const known = new Set(names);
  return MARKS.some((marks) => marks.every((mark) => known.has(mark)));
}

/** RTF, and the files of Word and Excel before 2007. */
export function isDocument(start: Uint8Array): boolean {
  const text = Buffer.from(start.subarray(0, 8)).toString("latin1");
  return text.startsWith("{\\rtf") || text.startsWith("\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1");
}
