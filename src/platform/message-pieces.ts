/** Takes about a millisecond to copy. */
const PIECE_BYTES = 1_000_000;

interface Following {
  followingFile: number;
  bytes: number;
}

type Piece = { file: number; at: number; piece: Uint8Array };
type Part = { message: unknown } | Piece;

/** The other side has joined a piece. */
const TAKEN = "taken";

export interface PieceChannel {
  /** One message at a time. Throws what `sendPart` throws. */
  send(message: unknown): Promise<void>;
  /** To be called with each part that the other side has sent. */
  take(part: unknown): void;
}

/**
 * Copying large files at once would block everything else, so they are sent in pieces. The next one follows when the last
 * one was taken, so that they don't pile up in memory.
 */
export function openPieceChannel(
  sendPart: (part: unknown) => void,
  receive: (message: unknown) => void,
): PieceChannel {
  const join = joinPieces(receive);
  let onTaken = () => {};

  function sendPiece(part: Piece): Promise<void> {
    return new Promise((resolve) => {
      onTaken = resolve;
      sendPart(part);
      freeBytes(part.piece);
    });
  }

  function confirm(): void {
    try {
      sendPart(TAKEN);
    } catch {
      // The other side has ended since, so it sends no more.
    }
  }

  return {
    async send(message) {
      const files: Uint8Array[] = [];
      const light = replaceValues(message, (value) => {
        if (!(value instanceof Uint8Array)) return value;
        if (value.length <= PIECE_BYTES) return copyBytes(value);
        return { followingFile: files.push(value) - 1, bytes: value.length } satisfies Following;
      });
      sendPart({ message: light } satisfies Part);
      for (const [file, bytes] of files.entries())
        for (let at = 0; at < bytes.length; at += PIECE_BYTES)
          await sendPiece({ file, at, piece: copyBytes(bytes.subarray(at, at + PIECE_BYTES)) });
    },

    take(part) {
      if (part === TAKEN) return onTaken();
      if (isPiece(part)) confirm();
      join(part as Part);
    },
  };
}

function isPiece(part: unknown): part is Piece {
  return typeof part === "object" && part !== null && "piece" in part;
}

/** Sending a view of a buffer would send all of it. */
function copyBytes(bytes: Uint8Array): Uint8Array {
  return new Uint8Array(bytes);
}

/** The engine alone would keep dozens of pieces for a while. */
function freeBytes({ buffer }: Uint8Array): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}

function joinPieces(receive: (message: unknown) => void): (part: Part) => void {
  let message: unknown = null;
  let files: Uint8Array[] = [];
  let missingBytes = 0;
  return (part) => {
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
