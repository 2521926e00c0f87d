import { join } from "node:path";
import type { FileImportChoice } from "../../contract/file-import-choice.ts";
import type { MealieAddress } from "../../contract/file-imports.ts";
import type { Jobs } from "../../platform/jobs.ts";
import type { Job } from "../../platform/jobs/job.ts";
import { oneAtATime } from "../../platform/one-at-a-time.ts";
import { createOpenPool } from "../../platform/open-pool.ts";
import {
  FILE_IMPORT,
  FileImportNotFound,
  FileImportNotReady,
  NoGroupChosen,
  NothingChosen,
  isUndone,
  type AboutFileImport,
  type FileImportInput,
} from "./file-import.ts";
import { describeDraft, summarizePlan } from "./drafts/describe-draft.ts";
import { openDraftFolder, type Draft } from "./drafts/draft-folder.ts";
import { openDraftScans } from "./drafts/draft-scans.ts";
import { openDraftUploads } from "./drafts/draft-uploads.ts";
import { openFileTree, type FileTree } from "./opening/file-tree.ts";
import type { DraftCorrections } from "./draft-corrections.ts";
import type { FileReaders } from "./file-format.ts";
import { openMealieFetches, type FetchParts } from "./mealie/mealie-fetches.ts";
import { openPlan, type PlanStore } from "./planning/plan-store.ts";
import { scanFiles, type ScanParts } from "./planning/scan-files.ts";

const DAY_MS = 24 * 60 * 60_000;

interface Parts extends Omit<ScanParts, "readers">, FetchParts {
  readers: Omit<FileReaders, "corrections">;
  dataFolder: string;
  getJobs(): Jobs;
}

export type FileImports = ReturnType<typeof openFileImports>;

export function openFileImports({ dataFolder, getJobs, ...parts }: Parts) {
  const { clock, log } = parts;
  const drafts = openDraftFolder(join(dataFolder, "file-imports"));
  const plans = createOpenPool<PlanStore>((plan) => plan.close());
  const trees = createOpenPool<FileTree>((tree) => tree.close());
  const scans = openDraftScans({ read: readFiles, wait: parts.wait, log });
  /** Drafts whose jobs are being stored, which takes a while for thousands of recipes. */
  const starting = new Set<string>();
  const startInTurn = oneAtATime();
  const fetches = openMealieFetches(parts, drafts, takeReceived);

  const withPlan = <Made>(id: string, work: (plan: PlanStore) => Promise<Made> | Made): Promise<Made> =>
    plans.use(id, async () => openPlan(drafts.planOf(id)), work);

  const withTree = <Made>(draft: Draft, work: (tree: FileTree) => Promise<Made> | Made): Promise<Made> =>
    trees.use(
      draft.id,
      () => openFileTree(drafts.listSources(draft), drafts.workFolderOf(draft.id), scans.getSignal(draft.id)),
      work,
    );

  /** @throws FileImportNotFound, also for someone else's */
  function getOwn(id: string, owner: number): Draft {
    const draft = drafts.get(id);
    if (draft?.owner !== owner) throw new FileImportNotFound();
    return draft;
  }

  function findJob(id: string): Job | null {
    const jobs = getJobs();
    const found = jobs.abouts(FILE_IMPORT).find(({ about }) => (about as AboutFileImport).draft === id);
    return found ? jobs.get(found.id) : null;
  }

  function hasStarted(id: string): boolean {
    return starting.has(id) || findJob(id) !== null;
  }

  async function readFiles(draft: Draft, signal: AbortSignal): Promise<void> {
    await withPlan(draft.id, async (plan) => {
      plan.clear();
      const readers = { ...parts.readers, corrections: drafts.getCorrections(draft.id) };
      await withTree(draft, (tree) => scanFiles(tree, plan, { ...parts, readers }, signal));
      plan.addMissing(draft.missing ?? []);
      plan.finish(clock().toISOString());
    });
  }

  function moveUndoneAt({ undoneAt, ...draft }: Draft, job: Job): void {
    if (!isUndone(job)) getJobs().changeAbout(job.id, { ...(job.about as AboutFileImport), undoneAt });
    drafts.save(draft);
  }

  function takeReceived(draft: Draft): void {
    if (!draft.fetching && drafts.isComplete(draft)) scans.start(draft);
  }

  function closeDraft(id: string): void {
    scans.stop(id);
    fetches.stop(id);
    plans.evict(id);
    trees.evict(id);
  }

  return {
    drafts,
    pdfs: parts.readers.pdfs,
    withPlan,
    getOwn,
    findJob,

    /** The files of a draft, for reading their pictures. @throws FileImportNotFound */
    async withFiles<Made>(
      id: string,
      work: (tree: FileTree, plan: PlanStore) => Promise<Made>,
    ): Promise<Made> {
      const draft = drafts.get(id);
      if (!draft) throw new FileImportNotFound();
      try {
        return await withTree(draft, (tree) => withPlan(id, (plan) => work(tree, plan)));
      } catch (problem) {
        // Anything may fail after someone deleted the import.
        throw drafts.get(id) ? problem : new FileImportNotFound();
      }
    },

    uploads: openDraftUploads({
      drafts,
      clock,
      hasStarted,
      onReceived: takeReceived,
    }),

    /** @throws what connecting to Mealie throws */
    fetchMealie: (owner: number, address: MealieAddress): Promise<Draft> => fetches.begin(owner, address),

    /** Reads the files again with a person's corrections. @throws FileImportNotReady if it has started */
    async correct(draft: Draft, change: (now: DraftCorrections) => DraftCorrections): Promise<void> {
      // All at once, so that no import of the old plan starts in between.
      await withPlan(draft.id, (plan) => {
        const isReady = plan.getProgress().at !== null && !scans.isRunning(draft.id);
        if (!isReady || hasStarted(draft.id)) throw new FileImportNotReady();
        drafts.saveCorrections(draft.id, change(drafts.getCorrections(draft.id)));
        plan.clear();
        scans.start(draft);
      });
    },

    /** Waits until all files are read. @throws what opening them throws */
    readAll: (draft: Draft): Promise<void> => readFiles(draft, new AbortController().signal),

    /** @throws FileImportNotReady, NoGroupChosen, NothingChosen */
    async start(draft: Draft, choice: FileImportChoice, by: AboutFileImport["by"]): Promise<void> {
      const {
        existing = "skip",
        tags = [],
        states = ["new", "changed"],
        with: added = [],
        without = [],
      } = choice;
      const items = await withPlan(draft.id, (plan): FileImportInput[] => {
        if (plan.getProgress().at === null) throw new FileImportNotReady();
        if (plan.otherItems.lacksGroup(choice)) throw new NoGroupChosen();
        const recipes = plan.choose({ states, with: added, without });
        const others = plan.otherItems.choose(choice);
        return [
          ...recipes.map((position) => ({ position })),
          ...others.map((position) => ({ position, isAlso: true as const })),
        ];
      });
      if (hasStarted(draft.id) || scans.isRunning(draft.id)) throw new FileImportNotReady();
      if (items.length === 0) throw new NothingChosen();
      const about: AboutFileImport = { draft: draft.id, existing, tags, by };
      starting.add(draft.id);
      try {
        await startInTurn(() =>
          getJobs().startSlowly({ kind: FILE_IMPORT, owner: draft.owner, about, items }),
        );
      } finally {
        starting.delete(draft.id);
      }
    },

    list: (owner: number): Draft[] => drafts.list().filter((draft) => draft.owner === owner),

    async describe(draft: Draft) {
      scans.retryFailed(draft);
      const plan = await summarizePlan((work) => withPlan(draft.id, work));
      return describeDraft(draft, {
        job: findJob(draft.id),
        plan,
        received: drafts.countReceived(draft),
        fetch: fetches.describe(draft),
        getDelay: (state) =>
          state === "importing"
            ? getJobs().getDelay(FILE_IMPORT)
            : scans.getProblem(draft.id, plan.progress.done),
      });
    },

    /** @throws FileImportNotReady while it runs */
    remove(draft: Draft): void {
      const job = findJob(draft.id);
      if (starting.has(draft.id) || job?.state === "running") throw new FileImportNotReady();
      closeDraft(draft.id);
      if (job) getJobs().remove(job.id);
      drafts.remove(draft.id);
    },

    /** Continues scans that a restart interrupted. */
    begin(): void {
      for (const draft of drafts.list()) {
        const job = findJob(draft.id);
        if (job) {
          if (draft.undoneAt) moveUndoneAt(draft, job);
          continue;
        }
        void withPlan(draft.id, (plan) => plan.getProgress().at)
          .catch(() => null)
          .then((at) => at ?? takeReceived(draft));
      }
    },

    /** Deletes the files of finished imports, and imports older than this many days. */
    tidy(days: number): void {
      const before = new Date(clock().getTime() - days * DAY_MS).toISOString();
      for (const draft of drafts.list()) {
        const job = findJob(draft.id);
        if (job?.state === "running") continue;
        if (job?.state === "done") {
          trees.evict(draft.id);
          if (drafts.hasFiles(draft.id))
            withPlan(draft.id, (plan) => plan.otherItems.forgetPasswords()).catch((problem: unknown) =>
              log.error(`The plan of the import ${draft.id} could not be changed`, problem),
            );
          drafts.removeFiles(draft.id);
        }
        if ((job?.finishedAt ?? draft.createdAt) >= before) continue;
        closeDraft(draft.id);
        if (job) getJobs().remove(job.id);
        drafts.remove(draft.id);
      }
    },

    close(): void {
      scans.close();
      fetches.close();
      plans.close();
      trees.close();
    },
  };
}
