import { startTransition, useCallback, useEffect, useMemo, useState, type RefObject } from "react";
import type { Change, ListUpdate } from "../../src/contract/shopping-sync.ts";
import { apiPath } from "../api/path.ts";
import { unitSystem } from "../ingredients/unit-system.ts";
import { token } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";
import { listAsHeld, NOTHING_SHOWN, releaseAll, showNext } from "./held-checks.ts";
import { createItemKeeper } from "./keep-items.ts";
import { composePlain, composeShown, createEntryReading } from "./shown-item.ts";
import { listen } from "../api/listen.ts";
import { adoptListUpdate, changeList, onSent, syncList, watchList } from "./sync/lists-on-device.ts";
import type { Sent } from "./sync/send-changes.ts";
import { useReaders } from "./use-readers.ts";
import { useSettling } from "./use-settling.ts";

export type OpenList = ReturnType<typeof useShoppingList>;

/** Follows a list as this device has it, and keeps it up to date with the server. */
export function useShoppingList(id: number, root: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(NOTHING_SHOWN);
  const [lastSent, setLastSent] = useState<Sent["state"] | null>(null);
  const { shown } = current;
  const system = useValue(unitSystem);
  const loaded = useReaders(shown?.entries.values());
  const knowledge = useMemo(
    () =>
      loaded && loaded !== "none" ? { readers: loaded, read: createEntryReading(loaded), system } : null,
    [loaded, system],
  );

  // A transition, since the row that was tapped shows it first.
  useEffect(
    () => watchList(id, (list) => startTransition(() => setCurrent((before) => showNext(before, list)))),
    [id],
  );
  useEffect(() => onSent((list, sent) => list === id && setLastSent(sent.state)), [id]);
  useEffect(() => followServer(id), [id]);
  useSettling(
    root,
    current.held,
    useCallback(() => setCurrent(releaseAll), []),
  );

  const [keep] = useState(createItemKeeper);
  const sections = useMemo(() => {
    if (!current.shown || loaded === null) return null;
    const { list, entries } = current.shown;
    const asHeld = listAsHeld(current);
    const actual = { list, actual: entries };
    return keep(knowledge ? composeShown(asHeld, actual, knowledge) : composePlain(asHeld, actual));
  }, [current, loaded, knowledge, keep]);

  const change = useCallback((changes: readonly Change[]) => changeList(id, changes), [id]);
  return {
    shown,
    sections,
    knowledge,
    change,
    hasFailed: !shown && lastSent === "later",
    again: () => void syncList(id),
  };
}

function followServer(id: number): () => void {
  void syncList(id);
  return listen<ListUpdate>({
    address: apiPath(`shopping-lists/${id}/events`),
    getToken: () => token.peek(),
    onOpen: () => void syncList(id),
    onSilence: () => void syncList(id),
    async onUpdate(update) {
      if (!(await adoptListUpdate(id, update))) void syncList(id);
    },
  });
}
