import { useCallback, useState } from "react";
import { AISLES } from "../../../src/contract/ingredient-rules.ts";
import { t } from "../../text/translation.ts";
import { DIALOG_FOOT, Dialog } from "../../ui/dialog.tsx";
import { SortableList } from "../../ui/sortable-list.tsx";
import { SortableRow } from "../../ui/sortable-row.tsx";
import { nameAisle } from "../aisle-name.ts";
import { changeList } from "../sync/lists-on-device.ts";
import { arrangeAisles, isUsualOrder, listAllAisles } from "./aisle-order.ts";

interface Props {
  list: number;
  /** The shop's order; empty for the usual one. */
  aisles: readonly string[];
  onClose: () => void;
}

export function ArrangeAisles({ list, aisles, onClose }: Props) {
  const [all] = useState(() => listAllAisles(aisles));
  const [order, setOrder] = useState(all);
  const keys = order.map((aisle) => all.indexOf(aisle));
  const getName = useCallback((key: number) => nameAisle(all[key] ?? ""), [all]);

  function move(key: number, to: number): void {
    const moved = all[key];
    if (moved !== undefined) setOrder(order.filter((aisle) => aisle !== moved).toSpliced(to, 0, moved));
  }

  async function save(): Promise<void> {
    if (order.some((aisle, position) => aisle !== all[position]))
      await changeList(list, [arrangeAisles(order)]);
    onClose();
  }

  return (
    <Dialog title={t("shopping-lists.aisles-title")} room="more" onClose={onClose}>
      <p className="text-muted mb-3 text-pretty">{t("shopping-lists.aisles-help")}</p>
      <SortableList keys={keys} getName={getName} onMove={move}>
        <ul aria-label={t("shopping-lists.aisles")} className="mb-3 flex flex-col">
          {keys.map((key) => (
            <SortableRow key={key} id={key} name={getName(key)}>
              <span dir="auto" className="min-w-0 grow self-center py-2 [overflow-wrap:anywhere]">
                {getName(key)}
              </span>
            </SortableRow>
          ))}
        </ul>
      </SortableList>
      <div className={`flex flex-wrap items-center justify-end gap-2 ${DIALOG_FOOT}`}>
        <button
          type="button"
          className="btn btn-ghost mr-auto -ml-4"
          aria-disabled={isUsualOrder(order)}
          onClick={() => setOrder(listAllAisles([...AISLES, ...all]))}
        >
          {t("shopping-lists.usual-order")}
        </button>
        <button type="button" className="btn" onClick={onClose}>
          {t("ui.cancel")}
        </button>
        <button type="button" className="btn btn-primary" onClick={() => void save()}>
          {t("shopping-lists.save-order")}
        </button>
      </div>
    </Dialog>
  );
}
