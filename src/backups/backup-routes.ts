import { Elysia, t } from "elysia";
import type { Guard } from "../http/guard.ts";
import { takeArchive } from "../imports/archives/take-archive.ts";
import { FileToken } from "../contract/about.ts";
import { AvailableBackups, BackupStatus, BackupWish } from "../contract/backups.ts";
import { docs } from "../contract/call-docs.ts";
import { ARCHIVE_MOST_BYTES } from "../contract/rules.ts";
import { Snackbar, snackbar } from "../contract/sentences.ts";
import type { Downloads } from "../platform/downloads.ts";
import type { Jobs } from "../platform/jobs.ts";
import { BackupInUse } from "./backup.ts";
import { BackupNotFound } from "../imports/restores/restores.ts";
import { chosenKinds } from "../imports/archives/archive-kinds.ts";
import { BACKUP_FILE, type Backups } from "./backups.ts";
import type { Restores } from "../imports/restores/restores.ts";

interface Parts {
  backups: Backups;
  restores: Restores;
  jobs: Jobs;
  downloads: Downloads;
  takesLong(request: Request): void;
}

/** Backups: which there are, making, sending, saving and deleting them. */
export function backupRoutes(guard: Guard, { backups, restores, jobs, downloads, takesLong }: Parts) {
  const done = { description: "Done", body: Snackbar };

  return new Elysia({ prefix: "/backups" })
    .use(guard)
    .get("/available", () => backups.available(), {
      admin: true,
      detail: docs({
        tag: "backups",
        summary: "The backups there are, and the templates for making one",
        answer: { description: "Both", body: AvailableBackups },
      }),
    })
    .get("/status", () => backups.status(), {
      admin: true,
      detail: docs({
        tag: "backups",
        summary: "How it stands with backups",
        answer: {
          description: "The one that is being made, the last proved one, and why the last one failed",
          body: BackupStatus,
        },
      }),
    })
    .post(
      "/export/database",
      async ({ body, request }) => {
        takesLong(request);
        const { tag, options, templates } = body;
        const name = await backups.make({
          tag: tag ?? "",
          kinds: chosenKinds(options ?? {}),
          rendered: [...new Set(templates ?? [])],
        });
        return Response.json(snackbar("backup-created", "success", { name }), { status: 201 });
      },
      {
        admin: true,
        body: BackupWish,
        detail: docs({
          tag: "backups",
          summary: "Make a backup",
          description:
            "It is opened again, restored into memory and compared before this answers, which may take a minute.",
          answer: { status: 201, description: "Made and proved", body: Snackbar },
          refusals: ["invalid", "not-found"],
        }),
      },
    )
    .post(
      "/upload",
      async ({ request }) => {
        takesLong(request);
        await takeArchive(request, backups.archives, backups.workFolder);
        return snackbar("backup-uploaded", "success");
      },
      {
        admin: true,
        offInDemo: true,
        detail: docs({
          tag: "backups",
          summary: "Send an archive",
          description: `A zip of at most ${ARCHIVE_MOST_BYTES / 1_000_000_000} GB. It keeps its name, with a number where that is taken.`,
          upload: t.Object({ archive: t.File() }),
          answer: done,
          refusals: ["unsupported", "invalid"],
        }),
      },
    )
    .get(
      "/:name/download",
      async ({ params: { name } }) => {
        if (!backups.file(name)) throw new BackupNotFound(name);
        return { fileToken: await downloads.token(`${BACKUP_FILE}${name}`) };
      },
      {
        admin: true,
        detail: docs({
          tag: "backups",
          summary: "Save a backup",
          answer: { description: "A token for `utils/download`", body: FileToken },
          refusals: ["not-found"],
        }),
      },
    )
    .delete(
      "/:name/delete",
      ({ params: { name } }) => {
        if (restores.isUsed(name, jobs)) throw new BackupInUse(name);
        backups.remove(name);
        restores.letGo(name);
        return snackbar("backup-deleted", "success", { name });
      },
      {
        admin: true,
        detail: docs({
          tag: "backups",
          summary: "Delete a backup",
          answer: done,
          refusals: ["not-found", "conflict"],
        }),
      },
    );
}
