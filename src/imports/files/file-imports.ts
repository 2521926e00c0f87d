import { join } from "node:path";
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import type {
  FileImport,
  FileImportChoice,
  ReceivedFiles,
  UploadedFiles,
} from "../../contract/file-imports.ts";
import { ARCHIVE_MOST_BYTES } from "../../contract/rules.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Jobs } from "../../platform/jobs.ts";
import type { Job } from "../../platform/jobs/job.ts";
import { createOpenPool } from "../../platform/open-pool.ts";
import { oneAtATime } from "../../platform/one-at-a-time.ts";
import { receiveFiles } from "../../platform/receive-files.ts";
import { writeUploadToFile } from "../../platform/upload-to-file.ts";
import {
  FILE_IMPORT,
  FileImportNotFound,
  FileImportNotReady,
  FilesTooLarge,
  NothingChosen,
  PartOutOfOrder,
  toState,
  type AboutFileImport,
  type FileImportInput,
} from "./file-import.ts";
import { openDraftFolder, type Draft } from "./draft-folder.ts";
import { openFileTree, type FileTree } from "./file-tree.ts";
import type { DraftCorrections } from "./draft-corrections.ts";
import type { FileReaders } from "./file-format.ts";
import { openPlan, type PlanStore } from "./plan-store.ts";
import { scanFiles, type ScanParts } from "./scan-files.ts";

const DAY_MS = 24 * 60 * 60_000;

interface Parts extends Omit<ScanParts, "readers"> {
  readers: Omit<FileReaders, "corrections">;
  dataFolder: string;
  clock: Clock;
  getJobs(): Jobs;
}

export type FileImports = ReturnType<typeof openFileImports>;

export function openFileImports({ dataFolder, clock, getJobs, ...scanning }: Parts) {
  const drafts = openDraftFolder(join(dataFolder, "file-imports"));
  const plans = createOpenPool<PlanStore>((plan) => plan.close());
  const trees = createOpenPool<FileTree>((tree) => tree.close());
  const scans = new Map<string, AbortController>();
  const inOrder = oneAtATime();

  const withPlan = <Made>(id: string, work: (plan: PlanStore) => Promise<Made> | Made): Promise<Made> =>
    plans.use(id, async () => openPlan(drafts.planOf(id)), work);

  const withTree = <Made>(draft: Draft, work: (tree: FileTree) => Promise<Made> | Made): Promise<Made> =>
    trees.use(draft.id, () => openFileTree(drafts.listSources(draft), drafts.workFolderOf(draft.id)), work);

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

  /** Reads the files in the background. A scan that was interrupted starts over. */
  function scan(draft: Draft): void {
    if (scans.has(draft.id)) return;
    const aborter = new AbortController();
    scans.set(draft.id, aborter);
    void readFiles(draft, aborter.signal)
      .catch((problem: unknown) => {
        if (!aborter.signal.aborted) scanning.log.error(`The import ${draft.id} could not be read`, problem);
      })
      .finally(() => scans.delete(draft.id));
  }

  async function readFiles(draft: Draft, signal: AbortSignal): Promise<void> {
    await withPlan(draft.id, async (plan) => {
      plan.clear();
      const readers = { ...scanning.readers, corrections: drafts.getCorrections(draft.id) };
      await withTree(draft, (tree) => scanFiles(tree, plan, { ...scanning, readers }, signal));
      plan.finish(clock().toISOString());
    });
  }

  function takeReceived(draft: Draft): void {
    if (drafts.isComplete(draft)) scan(draft);
  }

  function letGo(id: string): void {
    scans.get(id)?.abort();
    plans.letGo(id);
    trees.letGo(id);
  }

  function checkSize(files: UploadedFiles["files"]): void {
    if (files.reduce((sum, { bytes }) => sum + bytes, 0) > ARCHIVE_MOST_BYTES) throw new FilesTooLarge();
  }

  return {
    drafts,
    withPlan,
    getOwn,
    findJob,

    /** Files of a draft, while an import reads their pictures. @throws FileImportNotFound */
    async withFiles<Made>(
      id: string,
      work: (tree: FileTree, plan: PlanStore) => Promise<Made>,
    ): Promise<Made> {
      const draft = drafts.get(id);
      if (!draft) throw new FileImportNotFound();
      return withTree(draft, (tree) => withPlan(id, (plan) => work(tree, plan)));
    },

    /** @throws FilesTooLarge */
    announce(owner: number, { files }: UploadedFiles): Draft {
      checkSize(files);
      return drafts.create(owner, files, clock().toISOString());
    },

    /** @throws PartOutOfOrder, and what receiving an upload throws */
    async receivePart(draft: Draft, { file, offset }: { file: number; offset: number }, request: Request) {
      const announced = draft.files[file];
      if (!announced) throw new FileImportNotFound();
      const refuseOtherOffset = () => {
        const received = drafts.getReceived(draft)[file] ?? 0;
        if (received !== offset) throw new PartOutOfOrder(received);
      };
      refuseOtherOffset();
      const part = `${drafts.storedOf(draft.id, file)}-${randomBytes(8).toString("hex")}`;
      await writeUploadToFile(request, "part", { path: part, mostBytes: announced.bytes - offset });
      try {
        await inOrder(async () => {
          refuseOtherOffset();
          await drafts.append(draft.id, file, part);
        });
      } finally {
        rmSync(part, { force: true });
      }
      takeReceived(draft);
    },

    /** Receives all files at once. @throws what receiving files throws */
    async receive(owner: number, request: Request): Promise<Draft> {
      const draft = drafts.create(owner, [], clock().toISOString());
      try {
        const limits = { mostFiles: MAX_FILES, mostBytes: ARCHIVE_MOST_BYTES };
        const files = await receiveFiles(request, drafts.filesOf(draft.id), limits);
        const complete = { ...draft, files };
        drafts.save(complete);
        takeReceived(complete);
        return complete;
      } catch (problem) {
        drafts.remove(draft.id);
        throw problem;
      }
    },

    /** Reads the files again, with what someone corrected. @throws FileImportNotReady if it has started */
    async correct(draft: Draft, change: (now: DraftCorrections) => DraftCorrections): Promise<void> {
      const isReady = await withPlan(draft.id, (plan) => plan.getProgress().at !== null);
      if (!isReady || scans.has(draft.id) || findJob(draft.id)) throw new FileImportNotReady();
      drafts.saveCorrections(draft.id, change(drafts.getCorrections(draft.id)));
      await withPlan(draft.id, (plan) => plan.clear());
      scan(draft);
    },

    /** Waits until all files are read. @throws what opening them throws */
    readAll: (draft: Draft): Promise<void> => readFiles(draft, new AbortController().signal),

    /** @throws FileImportNotReady, NothingChosen */
    async start(draft: Draft, choice: FileImportChoice, by: AboutFileImport["by"]): Promise<void> {
      const {
        existing = "skip",
        tags = [],
        states = ["new", "changed"],
        with: also = [],
        without = [],
      } = choice;
      const jobs = getJobs();
      const positions = await withPlan(draft.id, (plan) => {
        if (plan.getProgress().at === null || findJob(draft.id)) throw new FileImportNotReady();
        return plan.choose({ states, with: also, without });
      });
      if (positions.length === 0) throw new NothingChosen();
      if (jobs.isStarting([FILE_IMPORT])) throw new FileImportNotReady();
      const about: AboutFileImport = { draft: draft.id, existing, tags, by };
      const items = positions.map((position): FileImportInput => ({ position }));
      await jobs.startSlowly({ kind: FILE_IMPORT, owner: draft.owner, about, items });
    },

    listReceived(draft: Draft): ReceivedFiles {
      const received = drafts.getReceived(draft);
      return draft.files.map((file, position) => ({ ...file, received: received[position] ?? 0 }));
    },

    list: (owner: number): Draft[] => drafts.list().filter((draft) => draft.owner === owner),

    /** Without its results and undo, which only the database knows. */
    async describe(draft: Draft): Promise<Omit<FileImport, "results" | "undo">> {
      const job = findJob(draft.id);
      const received = drafts.getReceived(draft).reduce((sum, bytes) => sum + bytes, 0);
      const bytes = draft.files.reduce((sum, file) => sum + file.bytes, 0);
      return withPlan(draft.id, (plan) => {
        const { done, total, at } = plan.getProgress();
        const isReceived = received === bytes || job !== null || at !== null;
        return {
          id: draft.id,
          state: toState(draft, job, { isReceived, isRead: at !== null }),
          createdAt: draft.createdAt,
          finishedAt: job?.finishedAt ?? null,
          files: {
            count: draft.files.length,
            bytes,
            received: isReceived ? bytes : received,
            names: draft.files.slice(0, SHOWN_NAMES).map(({ path }) => path),
          },
          read: { done, total },
          formats: plan.countFormats(),
          found: plan.countStates(),
          counts: job?.counts ?? null,
        };
      });
    },

    markUndone: (draft: Draft): void => drafts.save({ ...draft, undoneAt: clock().toISOString() }),

    /** @throws FileImportNotReady while it runs */
    remove(draft: Draft): void {
      const job = findJob(draft.id);
      if (job?.state === "running") throw new FileImportNotReady();
      letGo(draft.id);
      if (job) getJobs().remove(job.id);
      drafts.remove(draft.id);
    },

    /** Continues scans that a restart interrupted. */
    begin(): void {
      for (const draft of drafts.list()) {
        if (findJob(draft.id)) continue;
        void withPlan(draft.id, (plan) => plan.getProgress().at).then((at) => at ?? takeReceived(draft));
      }
    },

    /** Deletes the files of finished imports, and imports older than this. */
    tidy(days: number): void {
      const before = new Date(clock().getTime() - days * DAY_MS).toISOString();
      for (const draft of drafts.list()) {
        const job = findJob(draft.id);
        if (job?.state === "running") continue;
        if (job?.state === "done") {
          trees.letGo(draft.id);
          drafts.removeFiles(draft.id);
        }
        if ((job?.finishedAt ?? draft.createdAt) >= before) continue;
        letGo(draft.id);
        drafts.remove(draft.id);
      }
    },

    close(): void {
      for (const aborter of scans.values()) aborter.abort();
      plans.close();
      trees.close();
    },
  };
}

const SHOWN_NAMES = 3;
/** At once; more fit into an archive. */
const MAX_FILES = 10_000;
