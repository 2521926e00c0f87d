import { useMemo, useState } from "react";
import type { OfferedGroup, OfferedLine, PickedEntry } from "./offered-line.ts";

export interface Picks {
  isPicked: (line: OfferedLine) => boolean;
  pick: (lines: readonly OfferedLine[], isOn: boolean) => void;
  /** To add: what's picked, and staples to check at home. */
  entries: PickedEntry[];
  /** Number of picked lines. */
  count: number;
}

/** Remembers changes by key, so that they stay when servings or days change. */
export function usePicks(groups: readonly OfferedGroup[]): Picks {
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  return useMemo(() => {
    const isPicked = ({ key, staple, isListed }: OfferedLine) =>
      changed.get(key) ?? (staple === null && !isListed);
    const lines = groups.flatMap((group) => group.lines);
    const picked = lines.filter(isPicked);
    const atHome = lines.filter((line) => line.staple !== null && !line.isListed && !isPicked(line));
    return {
      isPicked,
      pick: (some, isOn) =>
        setChanged((before) => new Map([...before, ...some.map(({ key }) => [key, isOn] as const)])),
      entries: [
        ...picked.map(({ entry }) => ({ ...entry, atHome: false })),
        ...atHome.map(({ entry }) => ({ ...entry, atHome: true })),
      ],
      count: picked.length,
    };
  }, [groups, changed]);
}
