import { TooManyFiles, MAX_ENTRIES } from "../archive-reader.ts";
import { findEntryEnd, type FoundEntry, parseLocalHeader } from "./local-header.ts";
import { findSignature } from "./signatures.ts";
import type { WindowReader } from "../window-reader.ts";

export interface RecoveredDirectory {
  bytes: Buffer;
  count: number;
  /** False if something between the files or the end is missing. */
  isComplete: boolean;
}

/** A data descriptor, which may follow a file. */
const MAX_GAP_BYTES = 24;
const RECORD_BYTES = 46;
/** The next number would mean zip64. */
const MAX_SIZE = 0xff_ff_ff_fe;

/** Finds the files of a zip whose central directory is missing or damaged. Source: APPNOTE.TXT 4.3 */
export async function recoverDirectory(reader: WindowReader, size: number): Promise<RecoveredDirectory> {
  const records: Buffer[] = [];
  let isComplete = true;
  for (let at = 0; ;) {
    const signature = await findSignature(reader, at, size, ["localHeader", "centralDirectory"]);
    const hasGap = records.length > 0 && signature !== null && signature.at - at > MAX_GAP_BYTES;
    if (!signature || hasGap) isComplete = false;
    if (!signature || signature.kind === "centralDirectory") break;
    const header = await parseLocalHeader(reader, signature.at, size);
    const found = header && (await findEntryEnd(reader, header, size));
    if (found) records.push(toRecord(found));
    else if (header) isComplete = false;
    if (records.length > MAX_ENTRIES) throw new TooManyFiles();
    at = found?.end ?? header?.dataStart ?? signature.at + 4;
  }
  return { bytes: Buffer.concat(records), count: records.length, isComplete };
}

function toRecord({ header, crc32, compressedSize, uncompressedSize }: FoundEntry): Buffer {
  const record = Buffer.alloc(RECORD_BYTES + header.name.length);
  record.write("PK\u0001\u0002", "latin1");
  record.writeUInt16LE(20, 6);
  record.writeUInt16LE(header.flags, 8);
  record.writeUInt16LE(header.method, 10);
  record.writeUInt32LE(crc32, 16);
  record.writeUInt32LE(compressedSize, 20);
  record.writeUInt32LE(Math.min(uncompressedSize, MAX_SIZE), 24);
  record.writeUInt16LE(header.name.length, 28);
  record.writeUInt32LE(header.at, 42);
  record.set(header.name, RECORD_BYTES);
  return record;
}
