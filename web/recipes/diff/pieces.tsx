import { useMemo } from "react";
import type { Piece } from "./compare-words.ts";
import { Gone, New } from "./mark.tsx";
import { shortenPieces, type ShownPiece } from "./shorten-pieces.ts";

export function Pieces({ pieces, className = "" }: { pieces: Piece[]; className?: string }) {
  const shown = useMemo(() => shortenPieces(pieces), [pieces]);
  return (
    <p dir="auto" className={`max-w-[70ch] whitespace-pre-wrap ${className}`}>
      {shown.map((piece, at) => (
        <OnePiece key={at} piece={piece} />
      ))}
    </p>
  );
}

function OnePiece({ piece }: { piece: ShownPiece }) {
  if (piece.kind === "gap") return <span className="text-muted">{" … "}</span>;
  if (piece.kind === "gone") return <Gone>{visible(piece.text)}</Gone>;
  if (piece.kind === "new") return <New>{visible(piece.text)}</New>;
  return piece.text;
}

/** Makes changed blanks visible. */
function visible(text: string): string {
  return text.trim() ? text : text.replaceAll("\n", "↵\n").replaceAll(" ", "␣");
}
