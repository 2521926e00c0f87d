import { t } from "elysia";
import { ArchiveContents, RestoreOptions, RestoreReport } from "../backups.ts";
import { ArchiveImport } from "../archive-imports.ts";
import { PathId, PathText } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

const NO_USERS_BY_TOKEN =
  "API tokens need `users: false`: only a signed-in administrator may restore accounts.";

export const restoreCalls = defineCalls({
  "GET backups/{name}/contents": {
    role: "admin",
    tag: "backups",
    summary: "Preview what an archive would restore",
    description: "Reads every item and the header of every picture. Nothing is stored.",
    params: t.Object({ name: PathText }),
    answer: { description: "Contents by kind", body: ArchiveContents },
    refusals: ["not-found", "unsupported"],
  },
  "POST backups/{name}/restore": {
    role: "admin",
    tag: "backups",
    summary: "Start restoring an archive",
    description:
      "Runs in the background, also after a restart; `archive-imports` has its progress. " +
      "With `force` or `rebase`, a backup is made first, which `undo` restores. " +
      NO_USERS_BY_TOKEN,
    offInDemo: true,
    params: t.Object({ name: PathText }),
    body: RestoreOptions,
    answer: { status: 201, description: "The import, now running", body: ArchiveImport },
    refusals: ["not-found", "conflict", "unsupported"],
  },
  "POST backups/{name}/import": {
    role: "admin",
    tag: "backups",
    summary: "Restore an archive and wait for the report",
    description:
      "Like `restore`, but answers when it's done. Items succeed or fail independently. " +
      "`force` replaces existing items; `rebase` deletes all items of the chosen kinds first. " +
      "Your own password and role never change. " +
      NO_USERS_BY_TOKEN,
    offInDemo: true,
    params: t.Object({ name: PathText }),
    body: RestoreOptions,
    answer: { description: "The result of each item, by kind", body: RestoreReport },
    refusals: ["not-found", "conflict", "unsupported"],
  },
  "POST archive-imports/{id}/undo": {
    role: "admin",
    tag: "archive imports",
    summary: "Undo a restore",
    description: "Removes what was added since. A backup is made first, so undoing can be undone.",
    personal: true,
    offInDemo: true,
    params: t.Object({ id: PathId }),
    answer: { status: 201, description: "The import, now running", body: ArchiveImport },
    refusals: ["not-found", "conflict", "unsupported"],
  },
});
