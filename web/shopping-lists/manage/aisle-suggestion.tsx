import { useId, useState } from "react";
import { loadText, saveText } from "../../state/storage.ts";
import { offerUndo } from "../../state/undo.ts";
import { t } from "../../text/translation.ts";
import { nameAisle } from "../aisle-name.ts";
import { changeList } from "../sync/lists-on-device.ts";
import { arrangeAisles, listAllAisles } from "./aisle-order.ts";

interface Props {
  list: number;
  /** The shop's order; empty for the usual one. */
  aisles: readonly string[];
  /** The order of earlier trips. */
  suggested: readonly string[];
}

export function AisleSuggestion({ list, aisles, suggested }: Props) {
  const memory = `shopping.not-now.${list}`;
  const [isAnswered, setAnswered] = useState(() => loadText(memory) === suggested.join(" "));
  const title = useId();
  if (isAnswered) return null;

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
      <ol
        aria-label={t("shopping-lists.suggestion-order")}
        className="text-muted flex flex-wrap gap-x-1.5 text-sm"
      >
        {findMoved(listAllAisles(aisles), suggested).map((aisle) => (
          <li key={aisle} className="not-last:after:ml-1.5 not-last:after:content-['→'/'']">
            {nameAisle(aisle)}
          </li>
        ))}
      </ol>
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

/** The part of the order that differs. */
function findMoved(current: readonly string[], suggested: readonly string[]): readonly string[] {
  const differs = (aisle: string, position: number) => aisle !== current[position];
  const first = suggested.findIndex(differs);
  return first === -1 ? suggested : suggested.slice(first, suggested.findLastIndex(differs) + 1);
}
