import type { ArchiveList, RestoreContext, RestoredRow } from "../../archiving/archive-list.ts";
import type { Fields } from "../../archiving/lenient-values.ts";
import { ReadyItem } from "../../platform/jobs/ready-item.ts";
import type { ArchiveOutcome } from "../archives/archive-import.ts";
import { LAYOUT } from "./archive-layout.ts";
import { listRepairedTexts, noteLeftOut } from "./left-out.ts";
import type { Stores } from "./open-stores.ts";
import type { RestoreItem } from "./restore-plan.ts";
import { restoreHiddenPicture } from "./restore-pictures.ts";
import type { RestoreRun } from "./restore-run.ts";

/** @throws DomainError */
export async function prepareListRow(
  list: ArchiveList<Stores>,
  { item, at = 0, plan = 0 }: RestoreItem,
  run: RestoreRun,
): Promise<ReadyItem<ArchiveOutcome>> {
  const row = (await run.archive.rows(LAYOUT.list(list.kind)))[at] ?? {};
  const context = createContext(at, run);
  const nested = list.nested?.find((rows) => rows.item === item);
  if (!nested) return toReadyItem(await list.prepareRow(row, context), row);
  return toReadyItem(nested.prepareRow(plan, row, context), nested.getRows(row)[plan] ?? {});
}

function toReadyItem({ name, store, ...steps }: RestoredRow, row: Fields): ReadyItem<ArchiveOutcome> {
  return new ReadyItem({
    ...steps,
    store: () => ({ name, ...noteLeftOut([...store(), ...listRepairedTexts(row)]) }),
  });
}

function createContext(position: number, run: RestoreRun): RestoreContext<Stores> {
  const { archive, into, force, rebase, caller } = run;
  return {
    into,
    inside: archive.inside,
    force,
    rebase,
    position,
    caller,
    now: into.clock(),
    restorePicture: (picture) => restoreHiddenPicture(picture, run),
    removePicture: into.images.remove,
    onAccountRemoved: into.onAccountRemoved,
    onPasswordChanged: into.onPasswordChanged,
  };
}
