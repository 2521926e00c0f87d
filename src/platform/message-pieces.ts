/** Copying so many bytes takes about a millisecond. */
const PIECE_BYTES = 1_000_000;

/** Stands in a message for bytes that follow it in pieces. */
interface Following {
  followingFile: number;
  bytes: number;
}

type Part = { message: unknown } | { file: number; at: number; piece: Uint8Array };

/** Sends a message, and the large files in it piece by piece: copied at once, they would keep everything else waiting. */
export async function sendInPieces(message: unknown, send: (part: unknown) => void): Promise<void> {
  const files: Uint8Array[] = [];
  const light = replaceValues(message, (value) => {
    if (!(value instanceof Uint8Array)) return value;
    if (value.length <= PIECE_BYTES) return copyBytes(value);
    return { followingFile: files.push(value) - 1, bytes: value.length } satisfies Following;
  });
  send({ message: light } satisfies Part);
  for (const [file, bytes] of files.entries()) {
    for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
      await new Promise<void>((resolve) => setImmediate(resolve));
      send({ file, at, piece: copyBytes(bytes.subarray(at, at + PIECE_BYTES)) } satisfies Part);
    }
  }
}

/** A part of a larger buffer would be sent with all of it, and a slice of a `Buffer` is only such a part. */
function copyBytes(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes);
}

/** Puts messages together again that were sent in pieces; takes their parts in the order in which they were sent. */
export function joinPieces(receive: (message: unknown) => void): (part: unknown) => void {
  let message: unknown = null;
  let files: Uint8Array[] = [];
  let missingBytes = 0;
  return (received) => {
    const part = received as Part;
    if ("message" in part) {
      files = [];
      missingBytes = 0;
      message = replaceValues(part.message, (value) => {
        if (!isFollowing(value)) return value;
        missingBytes += value.bytes;
        return (files[value.followingFile] = new Uint8Array(value.bytes));
      });
    } else {
      files[part.file]?.set(part.piece, part.at);
      missingBytes -= part.piece.length;
    }
    if (missingBytes === 0) receive(message);
  };
}

function isFollowing(value: unknown): value is Following {
  return typeof value === "object" && value !== null && "followingFile" in value;
}

/** A copy of plain data in which each value may be replaced. */
function replaceValues(value: unknown, replace: (value: unknown) => unknown): unknown {
  const replaced = replace(value);
  if (replaced !== value || typeof value !== "object" || value === null || value instanceof Uint8Array)
    return replaced;
  if (Array.isArray(value)) return value.map((entry) => replaceValues(entry, replace));
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, replaceValues(entry, replace)]),
  );
}
