import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import { getErrorCode, StartError } from "./errors.ts";

/** Source: https://www.sqlite.org/fileformat2.html#the_write_ahead_log */
const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
const MAGIC_LITTLE = 0x377f0682;
const MAGIC_BIG = 0x377f0683;

type Checksums = readonly [number, number];

interface Frame {
  isCommit: boolean;
  salts: string;
  sums: Checksums;
  sumsAfter(before: Checksums): Checksums;
}

/** @throws StartError */
export function refuseDamagedLog(database: string): void {
  const path = `${database}-wal`;
  if (!existsSync(path) || statSync(path).size <= HEADER_BYTES) return;
  const file = openToRead(path);
  if (file === null) return;
  try {
    const log = readLog(file, database);
    const good = log && goodFrames(log);
    if (!log || !good) return;
    // SQLite would take the damage for the end and drop everything after it.
    const loses = good.hasHeader
      ? isCommittedAfter(log, good.frames) || countCommittedFrames(database, log.salts) > good.committed
      : isCommittedAfter(log, -1);
    if (loses) throw describeDamagedLog(path, database, good.hasHeader ? log.offset(good.committed) : 0);
  } finally {
    closeSync(file);
  }
}

function openToRead(path: string): number | null {
  try {
    return openSync(path, "r");
  } catch (problem) {
    if (getErrorCode(problem) === "EACCES" || getErrorCode(problem) === "EPERM") return null;
    throw problem;
  }
}

interface WriteAheadLog {
  header: Buffer;
  salts: string;
  isBigEndian: boolean;
  count: number;
  offset(frame: number): number;
  frame(at: number): Frame;
}

function readLog(file: number, database: string): WriteAheadLog | null {
  const header = readBytes(file, 0, HEADER_BYTES);
  const pageBytes = getPageBytes(header, database);
  if (pageBytes === null) return null;
  const frameBytes = FRAME_HEADER_BYTES + pageBytes;
  const magic = header.readUInt32BE(0);
  const isBigEndian = magic === MAGIC_BIG;
  const offset = (frame: number) => HEADER_BYTES + frame * frameBytes;
  const { size } = statSync(`${database}-wal`);
  return {
    header,
    salts: header.toString("hex", 16, 24),
    isBigEndian,
    count: Math.floor((size - HEADER_BYTES) / frameBytes),
    offset,
    frame: (at) => readFrame(readBytes(file, offset(at), frameBytes), isBigEndian),
  };
}

function readFrame(bytes: Buffer, isBigEndian: boolean): Frame {
  return {
    isCommit: bytes.readUInt32BE(4) !== 0,
    salts: bytes.toString("hex", 8, 16),
    sums: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)],
    sumsAfter: (before) =>
      addUp(
        bytes.subarray(FRAME_HEADER_BYTES),
        isBigEndian,
        addUp(bytes.subarray(0, 8), isBigEndian, before),
      ),
  };
}

function goodFrames(log: WriteAheadLog): { hasHeader: boolean; frames: number; committed: number } {
  const { header, isBigEndian, salts, count } = log;
  let sums = addUp(header.subarray(0, 24), isBigEndian, [0, 0]);
  const isMagic = isBigEndian || header.readUInt32BE(0) === MAGIC_LITTLE;
  if (!isMagic || !areSame(sums, readChecksums(header))) return { hasHeader: false, frames: 0, committed: 0 };
  let committed = 0;
  for (let at = 0; at < count; at++) {
    const frame = log.frame(at);
    sums = frame.sumsAfter(sums);
    if (frame.salts !== salts || !areSame(sums, frame.sums))
      return { hasHeader: true, frames: at, committed };
    if (frame.isCommit) committed = at + 1;
  }
  return { hasHeader: true, frames: count, committed };
}

/** After a power cut, at most one unconfirmed commit can follow, so a second one proves damage. */
function isCommittedAfter(log: WriteAheadLog, broken: number): boolean {
  if (broken >= log.count || log.count === 0) return false;
  const isHeader = broken < 0;
  let before = isHeader ? { salts: "", sums: readChecksums(log.header) } : log.frame(broken);
  const salts = isHeader ? log.frame(0).salts : log.salts;
  const wasWritten = isHeader || before.salts === salts;
  let commits = 0;
  for (let at = broken + 1; at < log.count; at++) {
    const frame = log.frame(at);
    if (frame.salts === salts && frame.isCommit && areSame(frame.sumsAfter(before.sums), frame.sums))
      commits++;
    before = frame;
  }
  return commits > (wasWritten ? 0 : 1);
}

/** 0 if the shared-memory file belongs to another log. */
function countCommittedFrames(database: string, salts: string): number {
  const path = `${database}-shm`;
  if (!existsSync(path) || statSync(path).size < 96) return 0;
  const file = openSync(path, "r");
  try {
    const [first, second] = [readBytes(file, 0, 48), readBytes(file, 48, 48)];
    // Both copies differ if a writer was killed between writing them.
    if (!first.equals(second) || first.toString("hex", 32, 40) !== salts) return 0;
    return new Uint32Array(first.buffer.slice(first.byteOffset, first.byteOffset + 48))[4] ?? 0;
  } finally {
    closeSync(file);
  }
}

function getPageBytes(header: Buffer, database: string): number | null {
  const ofLog = header.readUInt32BE(8);
  const ofDatabase =
    existsSync(database) && statSync(database).size >= 18 ? readStoredPageBytes(database) : 0;
  return [ofDatabase, ofLog].find(isPageSize) ?? null;
}

function readStoredPageBytes(database: string): number {
  const file = openSync(database, "r");
  try {
    const bytes = readBytes(file, 16, 2).readUInt16BE(0);
    return bytes === 1 ? 65_536 : bytes;
  } finally {
    closeSync(file);
  }
}

const isPageSize = (bytes: number): boolean => bytes >= 512 && bytes <= 65_536 && (bytes & (bytes - 1)) === 0;

function readBytes(file: number, from: number, count: number): Buffer {
  const bytes = Buffer.alloc(count);
  readSync(file, bytes, 0, count, from);
  return bytes;
}

const readChecksums = (header: Buffer): Checksums => [header.readUInt32BE(24), header.readUInt32BE(28)];
const areSame = (one: Checksums, other: Checksums): boolean => one[0] === other[0] && one[1] === other[1];

function addUp(bytes: Buffer, isBigEndian: boolean, [first, second]: Checksums): Checksums {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 0; at + 8 <= bytes.length; at += 8) {
    first = (first + view.getUint32(at, !isBigEndian) + second) >>> 0;
    second = (second + view.getUint32(at + 4, !isBigEndian) + first) >>> 0;
  }
  return [first, second];
}

function describeDamagedLog(path: string, database: string, goodBytes: number): StartError {
  const without =
    goodBytes > 0
      ? `To start without the last changes, copy the folder, delete ${database}-shm, and cut the log: truncate -s ${goodBytes} "${path}".`
      : `To start without the last changes, move the log away.`;
  return new StartError(
    `${path} is damaged: it holds the last changes to ${database}, and some of them can't be read. ` +
      `Nothing was changed. Put back a good copy of both files, or start with a new data folder and restore a backup ` +
      `(tagine restore FILE). ${without}`,
  );
}
