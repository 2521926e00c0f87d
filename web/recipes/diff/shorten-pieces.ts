import type { Piece } from "./compare-words.ts";

export type ShownPiece = Piece | { kind: "gap" };

const CONTEXT_CHARACTERS = 80;

export function shortenPieces(pieces: Piece[]): ShownPiece[] {
  return pieces.flatMap((piece, at): ShownPiece[] => {
    if (piece.kind !== "same") return [piece];
    const [isFirst, isLast] = [at === 0, at === pieces.length - 1];
    const shown = (isFirst ? 0 : CONTEXT_CHARACTERS) + (isLast ? 0 : CONTEXT_CHARACTERS);
    if (piece.text.length <= shown * 1.5) return [piece];
    const start: ShownPiece[] = isFirst ? [] : [{ kind: "same", text: keepStart(piece.text) }];
    const end: ShownPiece[] = isLast ? [] : [{ kind: "same", text: keepEnd(piece.text) }];
    return [...start, { kind: "gap" }, ...end];
  });
}

/** Up to the end of a word, and never inside a surrogate pair. */
function keepStart(text: string): string {
  return text.slice(0, CONTEXT_CHARACTERS).replace(/(?<=\s)\S{0,20}$|[\uD800-\uDBFF]$/, "");
}

function keepEnd(text: string): string {
  return text.slice(-CONTEXT_CHARACTERS).replace(/^\S{0,20}(?=\s)|^[\uDC00-\uDFFF]/, "");
}
