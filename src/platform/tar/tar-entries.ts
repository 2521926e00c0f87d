import type { WindowReader } from "../window-reader.ts";
import {
  BLOCK_BYTES,
  decodeName,
  isEmptyBlock,
  parsePaxFields,
  parseTarHeader,
  type TarHeader,
} from "./tar-header.ts";

export interface TarEntry extends TarHeader {
  /** Where its content begins in the archive. */
  at: number;
  /** Its content is incomplete. */
  isCut: boolean;
  /** The content lacks gaps that only GNU tar can fill in again. */
  isSparse: boolean;
}

/** A header that can't be read. */
interface Damage {
  damaged: true;
}

const LONG_NAME = "L";
const LONG_LINK = "K";
const PAX_HEADER = "x";
const GLOBAL_PAX_HEADER = "g";
/** Long names and pax headers are still short. */
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
    const next = at + Math.ceil(getSize(header, fields) / BLOCK_BYTES) * BLOCK_BYTES;
    if ([LONG_NAME, LONG_LINK, PAX_HEADER, GLOBAL_PAX_HEADER].includes(header.kind)) {
      const details = await reader.readAt(
        at,
        Math.min(header.size, MAX_DETAILS_BYTES, Math.max(0, size - at)),
      );
      if (header.kind === LONG_NAME) fields.set("path", decodeName(details).replace(/\0.*$/s, ""));
      if (header.kind === PAX_HEADER) fields = new Map([...fields, ...parsePaxFields(details)]);
    } else {
      yield toEntry(header, fields, { at, size });
      fields = new Map();
    }
    at = next;
  }
}

/** A pax header can contain a larger size than the header of its file. */
function getSize({ kind, size }: TarHeader, fields: Map<string, string>): number {
  const given = Number(fields.get("size"));
  const isOwn =
    kind === PAX_HEADER || kind === GLOBAL_PAX_HEADER || !Number.isSafeInteger(given) || given < 0;
  return isOwn ? size : given;
}

function toEntry(
  header: TarHeader,
  fields: Map<string, string>,
  file: { at: number; size: number },
): TarEntry {
  const size = getSize(header, fields);
  return {
    ...header,
    name: fields.get("path") ?? header.name,
    size,
    at: file.at,
    isCut: file.at + size > file.size,
    isSparse: header.kind === "S" || [...fields.keys()].some((key) => key.startsWith("GNU.sparse.")),
  };
}
