import { useId, useState } from "react";
import { loadText, saveText } from "../../state/storage.ts";
import { offerUndo } from "../../state/undo.ts";
import { t } from "../../text/translation.ts";
import { nameAisle } from "../aisle-name.ts";
import { changeList } from "../sync/lists-on-device.ts";
import { arrangeAisles, findMoves, listAllAisles, type AisleMove } from "./aisle-order.ts";

interface Props {
  list: number;
  /** The shop's order; empty for the usual one. */
  aisles: readonly string[];
  /** The order of earlier trips. */
  suggested: readonly string[];
}

const MOST_LINES = 5;

export function AisleSuggestion({ list, aisles, suggested }: Props) {
  const memory = `shopping.not-now.${list}`;
  const [isAnswered, setAnswered] = useState(() => loadText(memory) === suggested.join(" "));
  const title = useId();
  const moves = findMoves(listAllAisles(aisles), suggested);
  const shown = moves.length > MOST_LINES ? moves.slice(0, MOST_LINES - 1) : moves;
  const hidden = moves.length - shown.length;
  if (isAnswered || moves.length === 0) return null;

  function dismiss(): void {
    saveText(memory, suggested.join(" "));
    setAnswered(true);
  }

  async function adopt(order: readonly string[]): Promise<void> {
    setAnswered(true);
    await changeList(list, [arrangeAisles(order)]);
    offerUndo(t("shopping-lists.order-saved"), async () => {
      await changeList(list, [arrangeAisles(aisles)]);
      return true;
    });
  }

  return (
    <section
      aria-labelledby={title}
      className="bg-base-100 border-base-300 rounded-box flex flex-col gap-3 border p-4 print:hidden"
    >
      <h2 id={title} className="text-base font-medium text-pretty">
        {t("shopping-lists.suggestion-title")}
      </h2>
      <ul
        aria-label={t("shopping-lists.suggestion-changes")}
        className="text-muted flex flex-col gap-1 text-sm"
      >
        {shown.map((move) => (
          <li key={move.aisle}>{describeMove(move)}</li>
        ))}
        {hidden > 0 && <li>{t("shopping-lists.suggestion-more", { count: hidden })}</li>}
      </ul>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn" onClick={() => void adopt(suggested)}>
          {t("shopping-lists.use-order")}
        </button>
        <button type="button" className="btn btn-ghost" onClick={dismiss}>
          {t("shopping-lists.not-now")}
        </button>
      </div>
    </section>
  );
}

function describeMove({ aisle, after }: AisleMove): string {
  return after === null
    ? t("shopping-lists.suggestion-first", { aisle: nameAisle(aisle) })
    : t("shopping-lists.suggestion-after", { aisle: nameAisle(aisle), other: nameAisle(after) });
}
