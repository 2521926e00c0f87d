import type { FileImport } from "../../../contract/file-imports.ts";
import { describeRefusal } from "../../../contract/sentences.ts";
import type { Job } from "../../../platform/jobs/job.ts";
import { isDiskFull } from "../../../platform/storage-errors.ts";
import type { Draft } from "./draft-folder.ts";
import { toState, type AboutFileImport } from "../file-import.ts";
import type { PlanStore } from "../planning/plan-store.ts";

interface PlanSummary {
  progress: ReturnType<PlanStore["getProgress"]>;
  formats: FileImport["formats"];
  found: FileImport["found"];
  extras: FileImport["extras"];
  also: ReturnType<PlanStore["otherItems"]["count"]>;
  groups: FileImport["groups"];
  groupCounts: FileImport["groupCounts"];
}

interface Described {
  job: Job | null;
  plan: PlanSummary;
  /** Bytes */
  received: number;
  fetch: FileImport["fetch"];
  /** What reading or importing waits for. */
  getDelay(state: FileImport["state"]): unknown;
}

const NOTHING_READ: PlanSummary = {
  progress: { done: 0, total: 0, at: null },
  formats: [],
  found: { new: 0, changed: 0, same: 0, repeated: 0, unreadable: 0, ignored: 0 },
  extras: { values: 0, recipes: 0 },
  also: [],
  groups: [],
  groupCounts: [],
};

/** A full disk may not even let a plan be opened. */
export async function summarizePlan(
  withPlan: (work: (plan: PlanStore) => PlanSummary) => Promise<PlanSummary>,
): Promise<PlanSummary> {
  try {
    return await withPlan((plan) => ({
      progress: plan.getProgress(),
      formats: plan.countFormats(),
      found: plan.countStates(),
      extras: plan.countExtras(),
      also: plan.otherItems.count(),
      groups: plan.otherItems.listGroups(),
      groupCounts: plan.otherItems.countByGroup(),
    }));
  } catch (problem) {
    if (isDiskFull(problem)) return NOTHING_READ;
    throw problem;
  }
}

const SHOWN_NAMES = 3;

/** Without results and undo data, which need database queries. */
export function describeDraft(
  { id, createdAt, files, fetching }: Draft,
  { job, plan, received, fetch, getDelay }: Described,
): Omit<FileImport, "results" | "undo" | "also"> & Pick<PlanSummary, "also"> {
  const { progress, ...contents } = plan;
  const { done, total, at } = progress;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const isReceived = (received === bytes && !fetching) || job !== null || at !== null;
  const state = toState(job, { isReceived, isRead: at !== null });
  const undone = (job?.about as AboutFileImport | undefined)?.undone ?? null;
  return {
    id,
    state,
    createdAt,
    finishedAt: job?.finishedAt ?? null,
    files: {
      count: files.length,
      bytes,
      received: isReceived ? bytes : received,
      names: fetching ? [fetching.host] : files.slice(0, SHOWN_NAMES).map(({ path }) => path),
    },
    fetch,
    delay: isDiskFull(getDelay(state)) ? describeRefusal("file-import-disk-full") : null,
    read: { done, total },
    readAt: at,
    ...contents,
    counts: job?.counts ?? null,
    // Earlier builds didn't store what else they kept.
    undone: undone && { keptAlso: [], ...undone },
  };
}
