/**
 * The thread that backups are made in, so that requests go on being answered meanwhile: an entry point of its own, in
 * the executable too. What is to be made comes in as a message; how far it is and what came of it go out as messages.
 */
import { makeBackup } from "./make-backup.ts";
import type { BackupWork, BackupWord } from "./backup-thread.ts";
import { templateRenderer } from "../exports/template-renderer.ts";
import { openTemplates } from "../exports/templates.ts";
import { DomainError, getMessage } from "../platform/errors.ts";
import { picturePaths } from "../platform/pictures/picture-files.ts";
import { storageProblem } from "../platform/storage-errors.ts";

declare const self: Worker;

self.addEventListener("message", async ({ data }: MessageEvent<BackupWork>) => {
  say(await runWork(data));
});

async function runWork({ order, images, templates }: BackupWork): Promise<BackupWord> {
  const renderer = templateRenderer(startTemplateWorker);
  try {
    const { problem, ...made } = await makeBackup(order, {
      images: picturePaths(images),
      templates: openTemplates(templates, renderer),
      onProgress: (running) => say({ running }),
    });
    return { made: { ...made, problem: problem && serializeRefusal(problem) } };
  } catch (problem) {
    const refused = storageProblem(problem);
    return refused instanceof DomainError
      ? { refusal: serializeRefusal(refused) }
      : { fault: problem instanceof Error ? (problem.stack ?? problem.message) : getMessage(problem) };
  } finally {
    renderer.close();
  }
}

function startTemplateWorker(): Worker {
  return new Worker(new URL("../exports/template-worker.ts", import.meta.url), { ref: false, smol: true });
}

function serializeRefusal({ kind, problem, params }: DomainError) {
  return { kind, problem, params };
}

function say(word: BackupWord): void {
  // Windows send to an origin, threads do not.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(word);
}
