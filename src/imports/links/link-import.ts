import type { ImportItem, ImportItemState, ImportJob } from "../../contract/imports.ts";
import { IMPORT_LINKS_MOST } from "../../contract/rules.ts";
import { describeRefusal } from "../../contract/sentences.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Failure } from "../../platform/jobs/job-kind.ts";
import type { DoubtStore } from "../../recipes/doubts/doubt-store.ts";
import type { ItemState, Job, JobItem } from "../../platform/jobs/job.ts";

export const IMPORT = "import";

export interface ImportOutcome {
  slug: string;
  name: string;
  existed: boolean;
}

export class ImportNotFound extends DomainError {
  constructor() {
    super("not-found", "import-not-found");
  }
}
export class WithoutLinks extends DomainError {
  constructor() {
    super("invalid", "import-without-links");
  }
}
export class TooManyLinks extends DomainError {
  constructor(count: number) {
    super("invalid", "import-too-many-links", { count, most: IMPORT_LINKS_MOST });
  }
}

export function asImport({ id, state, createdAt, finishedAt, counts }: Job): ImportJob {
  return { id, state, createdAt, finishedAt, counts };
}

function toImportState(state: ItemState, job: Pick<Job, "state">): ImportItemState {
  return state === "waiting" && job.state === "stopped" ? "stopped" : state;
}

/** Null if no stored state is shown as this one. */
export function toItemState(shown: ImportItemState, job: Pick<Job, "state">): ItemState | null {
  const kept = shown === "stopped" ? "waiting" : shown;
  return toImportState(kept, job) === shown ? kept : null;
}

export function asImportItem(
  { position, input, state, outcome }: JobItem,
  job: Job,
  doubts: Pick<DoubtStore, "hasAny">,
): ImportItem {
  const done = state === "done" ? (outcome as ImportOutcome) : null;
  const failure = state === "failed" ? (outcome as Failure) : null;
  return {
    position,
    url: String(input),
    state: toImportState(state, job),
    slug: done?.slug ?? null,
    name: done?.name ?? null,
    toCheck: done !== null && doubts.hasAny(done.slug),
    refusal: failure && describeRefusal(failure.code, failure.params),
    existing: done?.existed ? { slug: done.slug, name: done.name } : null,
  };
}
