import { DomainError } from "../../platform/errors.ts";
import { ReadyItem } from "../../platform/jobs/ready-item.ts";
import type { ArchiveOutcome } from "../archives/archive-import.ts";
import { nameProblem } from "../archives/to-recipe-content.ts";
import { ARCHIVE_LISTS } from "./archive-lists.ts";
import { removeKinds } from "./remove-kinds.ts";
import { prepareListRow } from "./restore-list-row.ts";
import type { RestoreItem } from "./restore-plan.ts";
import { restoreDeletedRecipe, restoreOrganizers, restoreRecipe } from "./restore-recipes.ts";
import type { RestoreRun } from "./restore-run.ts";

/** Nothing else refers to these, so many are stored in one transaction. */
export function isBatched({ item }: RestoreItem): boolean {
  return item === "recipe" || item === "file";
}

/** @throws ItemNotImported */
export async function prepareItem(item: RestoreItem, run: RestoreRun): Promise<ReadyItem<ArchiveOutcome>> {
  try {
    const { steps } = await prepare(item, run);
    return new ReadyItem({ ...steps, store: () => withName(item.name, steps.store) });
  } catch (problem) {
    throw nameProblem(item.name, problem);
  }
}

/**
 * Restores one item outside of a job.
 * @param beforeCommit called in the transaction; if it throws, nothing is stored
 * @throws ItemNotImported
 */
export async function restoreAlone(
  item: RestoreItem,
  run: RestoreRun,
  beforeCommit?: (outcome: ArchiveOutcome) => void,
): Promise<ArchiveOutcome> {
  const { steps } = await prepareItem(item, run);
  const store = run.into.db.transaction((): ArchiveOutcome => {
    const outcome = steps.store();
    beforeCommit?.(outcome);
    return outcome;
  });
  try {
    const outcome = store.immediate();
    steps.afterCommit?.();
    return outcome;
  } catch (problem) {
    steps.discard?.();
    throw problem;
  }
}

function prepare(item: RestoreItem, run: RestoreRun) {
  switch (item.item) {
    case "recipe":
      return restoreRecipe(item, run);
    case "binned-recipe":
      return restoreDeletedRecipe(item, run);
    case "organizers":
      return restoreOrganizers(item, run);
    case "emptying":
      return removeKinds(item, run);
    case "file":
      throw run.archive.getRefusal(item.name);
    // Only restores that an earlier version started contain these.
    case "sign-up-link":
      return new ReadyItem({ store: () => ({ name: item.name }) });
    default:
      return prepareListRow(findList(item), item, run);
  }
}

function findList({ item }: RestoreItem) {
  const list = ARCHIVE_LISTS.find(
    (one) => one.item === item || one.nested?.some((rows) => rows.item === item),
  );
  if (!list) throw new Error(`No list has items of the kind ${item}`);
  return list;
}

function withName(name: string, store: () => ArchiveOutcome): ArchiveOutcome {
  try {
    return store();
  } catch (problem) {
    throw problem instanceof DomainError ? nameProblem(name, problem) : problem;
  }
}
