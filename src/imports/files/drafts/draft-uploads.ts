import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { ReceivedFiles, UploadedFiles } from "../../../contract/file-imports.ts";
import { ARCHIVE_MOST_BYTES, WHOLE_FILES_MOST } from "../../../contract/rules.ts";
import type { Clock } from "../../../platform/clock.ts";
import { oneAtATime } from "../../../platform/one-at-a-time.ts";
import { WithoutFile } from "../../../platform/request-body.ts";
import { receiveFiles } from "../../../platform/receive-files.ts";
import { writeUploadToFile } from "../../../platform/upload-to-file.ts";
import type { Draft, DraftFolder } from "./draft-folder.ts";
import { FileImportNotFound, FileImportNotReady, FilesTooLarge, PartOutOfOrder } from "../file-import.ts";

interface Parts {
  drafts: DraftFolder;
  clock: Clock;
  hasStarted(id: string): boolean;
  onReceived(draft: Draft): void;
}

/** Fills drafts with files that someone uploads. */
export function openDraftUploads({ drafts, clock, hasStarted, onReceived }: Parts) {
  const inOrder = oneAtATime();

  /** Anything may fail after someone deleted the import. */
  function explainDeleted({ id }: Draft, problem: unknown): unknown {
    return drafts.get(id) ? problem : new FileImportNotFound();
  }

  return {
    /** @throws FilesTooLarge, WithoutFile if all are empty */
    announce(owner: number, { files }: UploadedFiles): Draft {
      checkSize(files);
      const draft = drafts.create(owner, files, clock().toISOString());
      drafts.createEmptyFiles(draft);
      return draft;
    },

    /**
     * @throws PartOutOfOrder, FileImportNotReady if it has started, FileImportNotFound also if it's deleted now, and what
     * receiving an upload throws
     */
    async receivePart(draft: Draft, { file, offset }: { file: number; offset: number }, request: Request) {
      const announced = draft.files[file];
      if (!announced) throw new FileImportNotFound();
      if (hasStarted(draft.id)) throw new FileImportNotReady();
      const refuseOtherOffset = () => {
        const received = drafts.getReceived(draft)[file] ?? 0;
        if (received !== offset) throw new PartOutOfOrder(received);
      };
      refuseOtherOffset();
      const part = `${drafts.storedOf(draft.id, file)}-${randomBytes(8).toString("hex")}`;
      try {
        await writeUploadToFile(request, "part", { path: part, mostBytes: announced.bytes - offset });
        await inOrder(async () => {
          refuseOtherOffset();
          await drafts.append(draft.id, file, part);
        });
      } catch (problem) {
        throw explainDeleted(draft, problem);
      } finally {
        rmSync(part, { force: true });
      }
      onReceived(draft);
    },

    /**
     * Receives several whole files, and skips those that it has already.
     * @returns bytes received of all files
     * @throws FileImportNotReady if it has started, FileImportNotFound also for files that weren't announced, and what
     * receiving files throws
     */
    async receiveWhole(draft: Draft, request: Request): Promise<number> {
      if (hasStarted(draft.id)) throw new FileImportNotReady();
      const folder = drafts.makePartsFolder(draft.id);
      try {
        const { files: mostFiles, bytes: mostBytes } = WHOLE_FILES_MOST;
        const received = await receiveFiles(request, folder, { mostFiles, mostBytes });
        const files = received.map(({ path, bytes }) => findAnnounced(draft, path, bytes));
        const added = await inOrder(async () =>
          files.filter((file, at) => drafts.place(draft, file, join(folder, String(at)))),
        );
        if (added.length > 0) onReceived(draft);
        return drafts.countReceived(draft);
      } catch (problem) {
        throw explainDeleted(draft, problem);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },

    /** Receives all files at once. @throws what receiving files throws */
    async receive(owner: number, request: Request): Promise<Draft> {
      const draft = drafts.create(owner, [], clock().toISOString());
      try {
        const limits = { mostFiles: MAX_FILES, mostBytes: ARCHIVE_MOST_BYTES };
        const files = await receiveFiles(request, drafts.filesOf(draft.id), limits);
        const complete = { ...draft, files };
        drafts.save(complete);
        onReceived(complete);
        return complete;
      } catch (problem) {
        const explained = explainDeleted(draft, problem);
        drafts.remove(draft.id);
        throw explained;
      }
    },

    listReceived(draft: Draft): ReceivedFiles {
      const received = drafts.getReceived(draft);
      return draft.files.map((file, position) => ({ ...file, received: received[position] ?? 0 }));
    },
  };
}

/** @throws FileImportNotFound; WithoutFile if it isn't whole */
function findAnnounced({ files }: Draft, name: string, bytes: number): number {
  const announced = /^\d+$/.test(name) ? files[Number(name)] : undefined;
  if (!announced) throw new FileImportNotFound();
  if (announced.bytes !== bytes) throw new WithoutFile("files");
  return Number(name);
}

/** Files in one upload; an archive can contain more. */
const MAX_FILES = 10_000;

function checkSize(files: UploadedFiles["files"]): void {
  if (files.every(({ bytes }) => bytes === 0)) throw new WithoutFile("files");
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > ARCHIVE_MOST_BYTES) throw new FilesTooLarge();
}
