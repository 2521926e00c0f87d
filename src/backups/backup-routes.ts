import { jsonResponse } from "../platform/json-response.ts";
import type { Guard } from "../http/guard.ts";
import { takeArchive } from "../imports/archives/take-archive.ts";
import { snackbar } from "../contract/sentences.ts";
import type { Downloads } from "../platform/downloads.ts";
import type { Jobs } from "../platform/jobs.ts";
import { chooseKinds } from "../archiving/archive-kinds.ts";
import { BackupNotFound } from "../imports/restores/restores.ts";
import { BackupInUse } from "./backup.ts";
import { BACKUP_FILE, type Backups } from "./backups.ts";
import type { Restores } from "../imports/restores/restores.ts";
import { bindCalls } from "../http/bind-calls.ts";
import { backupCalls } from "../contract/calls/backup-calls.ts";

interface Parts {
  backups: Backups;
  restores: Restores;
  jobs: Jobs;
  downloads: Downloads;
  takesLong(request: Request): void;
}

export function backupRoutes(guard: Guard, { backups, restores, jobs, downloads, takesLong }: Parts) {
  return bindCalls(guard, backupCalls, {
    "GET backups/available": () => backups.listAvailable(),

    "GET backups/status": () => backups.getStatus(),

    "POST backups/export/database": async ({ body, request }) => {
      takesLong(request);
      const { tag, options, templates } = body;
      const name = await backups.make({
        tag: tag ?? "",
        kinds: chooseKinds(options ?? {}),
        rendered: [...new Set(templates ?? [])],
      });
      return jsonResponse(snackbar("backup-created", "success", { name }), { status: 201 });
    },

    "POST backups/upload": async ({ request }) => {
      takesLong(request);
      await takeArchive(request, backups.archives, backups.workFolder);
      return snackbar("backup-uploaded", "success");
    },

    "GET backups/{name}/download": async ({ params: { name } }) => {
      if (!backups.findDownload(name)) throw new BackupNotFound(name);
      return { fileToken: await downloads.token(`${BACKUP_FILE}${name}`) };
    },

    "DELETE backups/{name}/delete": ({ params: { name } }) => {
      if (restores.isUsed(name, jobs)) throw new BackupInUse(name);
      backups.remove(name);
      restores.closeArchive(name);
      return snackbar("backup-deleted", "success", { name });
    },
  });
}
