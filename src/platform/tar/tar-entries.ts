import type { WindowReader } from "../zip/window-reader.ts";
import {
  BLOCK_BYTES,
  decodeName,
  isEmptyBlock,
  parsePaxFields,
  parseTarHeader,
  type TarHeader,
} from "./tar-header.ts";

export interface TarEntry extends TarHeader {
  /** Where its content begins. */
  at: number;
  /** Its content is incomplete. */
  isCut: boolean;
  /** Gaps are left out, which only GNU tar can put back. */
  isSparse: boolean;
}

/** A header that can't be read. */
interface Damage {
  damaged: true;
}

const LONG_NAME = "L";
const LONG_LINK = "K";
const FIELDS = "x";
const COMMON_FIELDS = "g";
/** Names and their fields are short. */
const MAX_DETAILS_BYTES = 1_000_000;

export async function* listTarEntries(reader: WindowReader, size: number): AsyncGenerator<TarEntry | Damage> {
  let fields = new Map<string, string>();
  let isInDamage = false;
  for (let at = 0, empty = 0; at < size && empty < 2;) {
    const block = await reader.readAt(at, BLOCK_BYTES);
    at += BLOCK_BYTES;
    const header = parseTarHeader(block);
    empty = header ? 0 : isEmptyBlock(block) ? empty + 1 : 0;
    if (!header && empty === 0 && !isInDamage) yield { damaged: true };
    isInDamage = !header && empty === 0;
    if (!header) continue;
    const next = at + Math.ceil(sizeOf(header, fields) / BLOCK_BYTES) * BLOCK_BYTES;
    if ([LONG_NAME, LONG_LINK, FIELDS, COMMON_FIELDS].includes(header.kind)) {
      const details = await reader.readAt(
        at,
        Math.min(header.size, MAX_DETAILS_BYTES, Math.max(0, size - at)),
      );
      if (header.kind === LONG_NAME) fields.set("path", decodeName(details).replace(/\0.*$/s, ""));
      if (header.kind === FIELDS) fields = new Map([...fields, ...parsePaxFields(details)]);
    } else {
      yield toEntry(header, fields, { at, size });
      fields = new Map();
    }
    at = next;
  }
}

/** Details never have a size of their own. */
function sizeOf({ kind, size }: TarHeader, fields: Map<string, string>): number {
  const given = Number(fields.get("size"));
  const isOwn = kind === FIELDS || kind === COMMON_FIELDS || !Number.isSafeInteger(given) || given < 0;
  return isOwn ? size : given;
}

function toEntry(
  header: TarHeader,
  fields: Map<string, string>,
  file: { at: number; size: number },
): TarEntry {
  const size = sizeOf(header, fields);
  return {
    ...header,
    name: fields.get("path") ?? header.name,
    size,
    at: file.at,
    isCut: file.at + size > file.size,
    isSparse: header.kind === "S" || [...fields.keys()].some((key) => key.startsWith("GNU.sparse.")),
  };
}
