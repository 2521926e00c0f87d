import type { GroupSettings } from "../contract/groups.ts";
import { localDay, localTime, type Clock } from "../platform/clock.ts";
import { NotAllowed } from "../platform/errors.ts";
import { GroupNotFound, completeGroupSettings } from "./group.ts";
import type { GroupStore } from "./group-store.ts";

/** @throws GroupNotFound, Invalid, GroupExists, NotAllowed */
export function changeGroup(
  id: number,
  input: GroupSettings,
  by: { admin: boolean },
  { groups, clock }: { groups: GroupStore; clock: Clock },
): void {
  const before = groups.get(id);
  if (!before) throw new GroupNotFound();
  const settings = completeGroupSettings(before.name, input);
  if (settings.name !== before.name && !by.admin) throw new NotAllowed();
  const now = clock();
  groups.change(id, settings, { day: localDay(now), time: localTime(now) });
}
