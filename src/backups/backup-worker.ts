/** Bundled as a separate entry point. */
import { templateRenderer } from "../exports/template-renderer.ts";
import { openTemplates } from "../exports/templates.ts";
import { DomainError, getMessage } from "../platform/errors.ts";
import { picturePaths } from "../platform/pictures/picture-files.ts";
import { storageProblem } from "../platform/storage-errors.ts";
import type { BackupMessage, BackupWork } from "./backup-thread.ts";
import { makeBackup } from "./make-backup.ts";

declare const self: Worker;

self.addEventListener("message", async ({ data }: MessageEvent<BackupWork>) => {
  const renderer = templateRenderer(startTemplateWorker);
  try {
    const { problem, ...made } = await makeBackup(data.order, {
      images: picturePaths(data.images),
      templates: openTemplates(data.templates, renderer),
      onProgress: (running) => send({ running }),
    });
    send({ made: { ...made, problem: problem && serializeRefusal(problem) } });
  } catch (problem) {
    send(describeProblem(problem));
  } finally {
    renderer.close();
  }
});

function startTemplateWorker(): Worker {
  return new Worker(new URL("../exports/template-worker.ts", import.meta.url), { ref: false, smol: true });
}

function describeProblem(problem: unknown): BackupMessage {
  const refusal = storageProblem(problem);
  if (refusal instanceof DomainError) return { refusal: serializeRefusal(refusal) };
  return { fault: problem instanceof Error ? (problem.stack ?? problem.message) : getMessage(problem) };
}

function serializeRefusal({ kind, problem, params }: DomainError) {
  return { kind, problem, params };
}

function send(message: BackupMessage): void {
  // Only messages to windows have an origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  self.postMessage(message);
}
