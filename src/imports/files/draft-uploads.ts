import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import type { ReceivedFiles, UploadedFiles } from "../../contract/file-imports.ts";
import { ARCHIVE_MOST_BYTES } from "../../contract/rules.ts";
import type { Clock } from "../../platform/clock.ts";
import { oneAtATime } from "../../platform/one-at-a-time.ts";
import { receiveFiles } from "../../platform/receive-files.ts";
import { writeUploadToFile } from "../../platform/upload-to-file.ts";
import type { Draft, DraftFolder } from "./draft-folder.ts";
import { FileImportNotFound, FilesTooLarge, PartOutOfOrder } from "./file-import.ts";

interface Parts {
  drafts: DraftFolder;
  clock: Clock;
  onReceived(draft: Draft): void;
}

/** Fills drafts with files that someone uploads. */
export function openDraftUploads({ drafts, clock, onReceived }: Parts) {
  const inOrder = oneAtATime();

  return {
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
      onReceived(draft);
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
        drafts.remove(draft.id);
        throw problem;
      }
    },

    listReceived(draft: Draft): ReceivedFiles {
      const received = drafts.getReceived(draft);
      return draft.files.map((file, position) => ({ ...file, received: received[position] ?? 0 }));
    },
  };
}

/** At once; more fit into an archive. */
const MAX_FILES = 10_000;

function checkSize(files: UploadedFiles["files"]): void {
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > ARCHIVE_MOST_BYTES) throw new FilesTooLarge();
}
