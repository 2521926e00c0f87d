import { useCallback, useEffect, useLayoutEffect, useRef } from "react";
import { offerUndo, undoable, withdraw } from "../../state/undo.ts";
import { t } from "../../text/translation.ts";
import { truncate } from "../../text/truncate.ts";
import { NAME_MOST, putBack, putBehind } from "./line.ts";

export type ChangeRows<Row> = (change: (now: Row[]) => Row[]) => void;

export function useRows<Row extends { key: number }>(rows: Row[], onRows: ChangeRows<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<number | null>(null);
  const newest = useRef(rows);
  const offered = useRef<{ id: number; undo: (rows: Row[]) => Row[]; count: number } | null>(null);

  useLayoutEffect(() => {
    newest.current = rows;
    if (wanted.current === null) return;
    const field = list.current?.querySelector<HTMLTextAreaElement>(`[data-line="${wanted.current}"]`);
    wanted.current = null;
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  });

  useEffect(
    () => () => {
      if (offered.current) withdraw(offered.current.id);
    },
    [],
  );

  const focusOn = useCallback((key: number | null) => void (wanted.current = key), []);

  const add = useCallback(
    (behind: number | null, more: Row[]) => {
      wanted.current = more.at(-1)?.key ?? null;
      onRows((now) => putBehind(now, behind, more));
    },
    [onRows],
  );

  /** @param name for the undo message; empty for an empty row */
  const remove = useCallback(
    (key: number, name: string) => {
      const at = newest.current.findIndex((row) => row.key === key);
      const row = newest.current[at];
      if (!row) return;
      const before = newest.current[at - 1]?.key ?? null;
      wanted.current = before ?? newest.current[at + 1]?.key ?? null;
      onRows((now) => now.filter((one) => one.key !== key));
      if (!name) return;
      // Rows removed in a row are restored together.
      const earlier = undoable.peek()?.id === offered.current?.id ? offered.current : null;
      const count = (earlier?.count ?? 0) + 1;
      const undo = (now: Row[]) => {
        const back = putBack(now, before, row);
        return earlier ? earlier.undo(back) : back;
      };
      const sentence =
        count > 1
          ? t("edit.removed-lines", { count })
          : t("edit.removed", { name: truncate(name, NAME_MOST) });
      const id = offerUndo(sentence, async () => {
        onRows(undo);
        return true;
      });
      offered.current = { id, undo, count };
    },
    [onRows],
  );

  return { list, newest, focusOn, add, remove };
}
