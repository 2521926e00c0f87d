import { useMemo, type ReactNode } from "react";
import { t } from "../../text/translation.ts";
import type { Piece } from "./compare-words.ts";
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

export function Gone({ children }: { children: ReactNode }) {
  return (
    <del className="bg-danger/10">
      <Said>{t("versions.removed")}</Said>
      {children}
    </del>
  );
}

export function New({ children }: { children: ReactNode }) {
  return (
    <ins className="bg-success/15 underline-offset-3">
      <Said>{t("versions.added")}</Said>
      {children}
    </ins>
  );
}

/** For screen readers. Isolated, so that it doesn't affect the text's direction. */
export function Said({ children }: { children: string }) {
  return (
    <span className="sr-only" dir="auto">
      {children}
      {": "}
    </span>
  );
}
