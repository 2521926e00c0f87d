import type { ArchiveKind } from "../../contract/archive-kinds.ts";
import { ReadyItem } from "../../platform/jobs/ready-item.ts";
import type { ArchiveOutcome } from "../archives/archive-import.ts";
import { ARCHIVE_LISTS } from "./archive-lists.ts";
import type { RestoreItem } from "./restore-plan.ts";
import type { RestoreRun } from "./restore-run.ts";

/** Keeps the caller's own account and its group. */
export function removeKinds(
  { name, kinds = [] }: RestoreItem,
  { into, caller }: RestoreRun,
): ReadyItem<ArchiveOutcome> {
  let keys: string[] = [];
  return new ReadyItem({
    store() {
      keys = removeAll(kinds, { into, caller });
      return { name };
    },
    afterCommit: () => keys.forEach(into.images.remove),
  });
}

function removeAll(kinds: ArchiveKind[], { into, caller }: Pick<RestoreRun, "into" | "caller">): string[] {
  const lists = ARCHIVE_LISTS.toReversed().filter(({ kind }) => kinds.includes(kind));
  const context = { into, caller, onAccountRemoved: into.onAccountRemoved };
  const keys = lists.flatMap((list) => list.removeAll(context));
  if (!kinds.includes("recipes")) return keys;
  keys.push(...into.archivedRecipes.removeAll());
  into.categories.removeUnnamed();
  into.tags.removeUnnamed();
  return keys;
}
