/** Takes about a millisecond to copy. */
const PIECE_BYTES = 1_000_000;

interface Following {
  followingFile: number;
  bytes: number;
}

type Part = { message: unknown } | { file: number; at: number; piece: Uint8Array };

/** Copying large files at once would block everything else. */
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
      const piece = copyBytes(bytes.subarray(at, at + PIECE_BYTES));
      send({ file, at, piece } satisfies Part);
      freeBytes(piece);
    }
  }
}

/** Sending a view of a buffer would send all of it. */
function copyBytes(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes);
}

/** The engine alone would keep dozens of pieces for a while. */
function freeBytes({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}

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
      freeBytes(part.piece);
    }
    if (missingBytes === 0) receive(message);
  };
}

function isFollowing(value: unknown): value is Following {
  return typeof value === "object" && value !== null && "followingFile" in value;
}

function replaceValues(value: unknown, replace: (value: unknown) => unknown): unknown {
  const replaced = replace(value);
  if (replaced !== value || typeof value !== "object" || value === null || value instanceof Uint8Array)
    return replaced;
  if (Array.isArray(value)) return value.map((entry) => replaceValues(entry, replace));
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, replaceValues(entry, replace)]),
  );
}
