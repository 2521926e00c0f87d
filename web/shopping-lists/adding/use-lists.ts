import { useEffect, useMemo, useState } from "react";
import type { CountedList } from "../../../src/contract/shopping-lists.ts";
import type { Entry } from "../../../src/contract/shopping-sync.ts";
import { loadListsSoon } from "../load-lists-soon.ts";
import { chooseList } from "../manage/load-lists.ts";
import { listActive } from "../read-listed.ts";
import { syncList, watchList } from "../sync/lists-on-device.ts";

export interface Lists {
  /** Null while they load. */
  all: CountedList[] | null;
  chosen: CountedList | null;
  choose: (id: string) => void;
  /** Why there are none. */
  problem: string | null;
}

export function useLists(): Lists {
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof loadListsSoon>> | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    let isShown = true;
    void loadListsSoon().then((loaded) => isShown && setAnswer(loaded));
    return () => {
      isShown = false;
    };
  }, []);
  const all = answer?.ok ? answer.data : null;
  return {
    all,
    chosen: all && chooseList(all, asked),
    choose: setAsked,
    problem: answer && !answer.ok ? answer.message : null,
  };
}

/** What's on the list, also checked entries. Empty until this device has it. */
export function useListedEntries(list: CountedList | null): readonly Entry[] {
  const [shown, setShown] = useState<{ list: number; entries: ReadonlyMap<string, Entry> } | null>(null);
  const id = list?.id;
  useEffect(() => {
    if (id === undefined) return;
    void syncList(id);
    return watchList(id, (now) => setShown(now && { list: id, entries: now.entries }));
  }, [id]);
  return useMemo(() => listActive(shown?.list === id ? shown : null), [shown, id]);
}
