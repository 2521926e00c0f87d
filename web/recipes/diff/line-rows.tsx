import { useState, type ReactNode } from "react";
import { t } from "../../text/translation.ts";
import type { LineChanges } from "./compare-lines.ts";
import { Said, Pieces } from "./pieces.tsx";
import type { Line, Row } from "./row.ts";

const ROWS_AT_ONCE = 100;

export function LineRows({ changes: { rows, isReordered } }: { changes: LineChanges }) {
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const more = Math.min(ROWS_AT_ONCE, rows.length - most);
  return (
    <>
      {isReordered && <p className="text-muted">{t("versions.reordered")}</p>}
      <ul className="-mx-2">
        {rows.slice(0, most).map((row, at) => (
          <OneRow key={at} row={row} />
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className="btn mt-2" onClick={() => setMost(most + ROWS_AT_ONCE)}>
          {t("versions.more-rows", { count: more })}
        </button>
      )}
    </>
  );
}

function OneRow({ row }: { row: Row }) {
  switch (row.kind) {
    case "fold":
      return (
        <Signed sign="⋯" className="text-muted text-sm">
          {t("versions.unchanged", { count: row.count })}
        </Signed>
      );
    case "changed":
      return (
        <Signed sign="±" said={t("versions.changed")}>
          <Pieces pieces={row.pieces} className={row.isTitle ? TITLE : ""} />
        </Signed>
      );
    case "gone":
      return (
        <Signed sign="−" said={t("versions.removed")} className="bg-danger/10">
          <del className="no-underline">
            <Text line={row.line} />
          </del>
        </Signed>
      );
    case "new":
      return (
        <Signed sign="+" said={t("versions.added")} className="bg-success/15">
          <ins className="no-underline">
            <Text line={row.line} />
          </ins>
        </Signed>
      );
    case "moved":
      return (
        <Signed sign="↕">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <Text line={row.line} />
            <span className="text-muted text-sm">{t("versions.moved")}</span>
          </div>
        </Signed>
      );
    case "same":
      return (
        <Signed sign="" className="text-muted">
          <Text line={row.line} />
        </Signed>
      );
  }
}

const TITLE = "font-semibold";

function Text({ line: { text, isTitle } }: { line: Line }) {
  return (
    <span dir="auto" className={`block max-w-[70ch] min-w-0 whitespace-pre-wrap ${isTitle ? TITLE : ""}`}>
      {text}
    </span>
  );
}

interface SignedProps {
  sign: string;
  said?: string;
  className?: string;
  children: ReactNode;
}

function Signed({ sign, said, className = "", children }: SignedProps) {
  return (
    <li className={`rounded-field flex gap-2 px-2 py-1 ${className}`}>
      <span aria-hidden className="size-5 shrink-0 text-center font-semibold">
        {sign}
      </span>
      <div className="min-w-0 grow">
        {said && <Said>{said}</Said>}
        {children}
      </div>
    </li>
  );
}
