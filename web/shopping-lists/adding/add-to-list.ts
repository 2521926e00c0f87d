import type { CountedList } from "../../../src/contract/shopping-lists.ts";
import type { Change } from "../../../src/contract/shopping-sync.ts";
import { offerUndo } from "../../state/undo.ts";
import { t } from "../../text/translation.ts";
import { truncate } from "../../text/truncate.ts";
import { rememberList } from "../manage/load-lists.ts";
import { refuseFull } from "../refuse-full.ts";
import { beginReports } from "../report-sent.ts";
import { changeList } from "../sync/lists-on-device.ts";
import { makeRandomId } from "../sync/random-id.ts";
import type { PickedEntry } from "./offered-line.ts";

/** Two lines of a phone. */
const NAME_IN_BAR = 24;

export interface Replacement {
  changes: Change[];
  /** What brings back everything that `changes` took away. */
  undo: Change[];
}

/** Adds entries and offers to undo that. Resolves to why it's impossible; null for success. */
export async function addToList(
  list: CountedList,
  entries: readonly PickedEntry[],
  replacement?: Replacement,
): Promise<string | null> {
  beginReports();
  const removed = (replacement?.changes ?? []).flatMap((change) =>
    change.type === "remove" ? change.ids : [],
  );
  const problem = await refuseFull(list.id, entries.length - removed.length);
  if (problem !== null) return problem;
  const added = entries.map((entry) => ({ ...entry, id: makeRandomId() }));
  await changeList(list.id, [
    ...(replacement?.changes ?? []),
    ...added.map((entry): Change => ({ type: "add", entry })),
  ]);
  rememberList(list.id);
  offerUndo(describe(list, entries, replacement !== undefined), async () => {
    const ids = added.map(({ id }) => id);
    const removal: Change[] = ids.length > 0 ? [{ type: "remove", ids }] : [];
    await changeList(list.id, [...removal, ...(replacement?.undo ?? [])]);
    return true;
  });
  return null;
}

function describe({ name }: CountedList, entries: readonly PickedEntry[], isReplaced: boolean): string {
  const list = truncate(name, NAME_IN_BAR);
  if (isReplaced) return t("add-to-list.updated", { list });
  const count = entries.filter(({ atHome }) => !atHome).length;
  return count > 0 ? t("add-to-list.added", { count, list }) : t("add-to-list.added-at-home", { list });
}
