import { t } from "elysia";
import { AvailableBackups, BackupStatus, BackupOptions } from "../backups.ts";
import { Snackbar } from "../sentences.ts";
import { ARCHIVE_MOST_BYTES } from "../rules.ts";
import { FileToken } from "../about.ts";
import { PathText } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

const done = { description: "Done", body: Snackbar };

export const backupCalls = defineCalls({
  "GET backups/available": {
    role: "admin",
    tag: "backups",
    summary: "List backups and templates",
    answer: { description: "Backups and templates", body: AvailableBackups },
  },
  "GET backups/status": {
    role: "admin",
    tag: "backups",
    summary: "Get backup status",
    answer: {
      description: "Current progress, last verified backup, last failure",
      body: BackupStatus,
    },
  },
  "POST backups/export/database": {
    role: "admin",
    tag: "backups",
    summary: "Create a backup",
    description: "Answers once a test restore has verified the backup, which can take a minute.",
    body: BackupOptions,
    answer: { status: 201, description: "Created and verified", body: Snackbar },
    refusals: ["invalid", "not-found"],
  },
  "POST backups/upload": {
    role: "admin",
    tag: "backups",
    summary: "Upload an archive",
    description: `A zip of at most ${ARCHIVE_MOST_BYTES / 1_000_000_000} GB. If its name is taken, it gets a number.`,
    offInDemo: true,
    upload: t.Object({ archive: t.File() }),
    answer: done,
    refusals: ["unsupported", "invalid"],
  },
  "GET backups/{name}/download": {
    role: "admin",
    tag: "backups",
    summary: "Download a backup",
    params: t.Object({ name: PathText }),
    answer: { description: "A token for `utils/download`", body: FileToken },
    refusals: ["not-found"],
  },
  "DELETE backups/{name}/delete": {
    role: "admin",
    tag: "backups",
    summary: "Delete a backup",
    params: t.Object({ name: PathText }),
    answer: done,
    refusals: ["not-found", "conflict"],
  },
});
