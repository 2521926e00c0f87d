import { TooManyFiles, MAX_ENTRIES } from "../archive-reader.ts";
import { findEntryEnd, type Found, parseLocalHeader } from "./local-header.ts";
import { findMark } from "./marks.ts";
import type { WindowReader } from "./window-reader.ts";

export interface RecoveredDirectory {
  bytes: Buffer;
  count: number;
  /** False if something between the files or the end is missing. */
  isComplete: boolean;
}

/** Between two files there may be sizes that were unknown before. */
const MAX_BETWEEN = 24;
const RECORD_BYTES = 46;
const MOST = 0xff_ff_ff_fe;

/** Finds the files of a zip whose directory is missing or damaged. Source: APPNOTE.TXT 4.3 */
export async function recoverDirectory(reader: WindowReader, size: number): Promise<RecoveredDirectory> {
  const records: Buffer[] = [];
  let isComplete = true;
  for (let at = 0; ;) {
    const mark = await findMark(reader, at, size, ["file", "directory"]);
    const hasGap = records.length > 0 && mark !== null && mark.at - at > MAX_BETWEEN;
    if (!mark || hasGap) isComplete = false;
    if (!mark || mark.kind === "directory") break;
    const header = await parseLocalHeader(reader, mark.at, size);
    const found = header && (await findEntryEnd(reader, header, size));
    if (found) records.push(toRecord(found));
    else if (header) isComplete = false;
    if (records.length > MAX_ENTRIES) throw new TooManyFiles();
    at = found?.end ?? header?.dataStart ?? mark.at + 4;
  }
  return { bytes: Buffer.concat(records), count: records.length, isComplete };
}

function toRecord({ header, crc32, compressedSize, uncompressedSize }: Found): Buffer {
  const record = Buffer.alloc(RECORD_BYTES + header.name.length);
  record.write("PK\u0001\u0002", "latin1");
  record.writeUInt16LE(20, 6);
  record.writeUInt16LE(header.flags, 8);
  record.writeUInt16LE(header.method, 10);
  record.writeUInt32LE(crc32, 16);
  record.writeUInt32LE(compressedSize, 20);
  record.writeUInt32LE(Math.min(uncompressedSize, MOST), 24);
  record.writeUInt16LE(header.name.length, 28);
  record.writeUInt32LE(header.at, 42);
  record.set(header.name, RECORD_BYTES);
  return record;
}
