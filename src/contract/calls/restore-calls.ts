import { t } from "elysia";
import { ArchiveContents, RestoreOptions, RestoreReport } from "../backups.ts";
import { ArchiveImport } from "../archive-imports.ts";
import { PathId, PathText } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

const NO_USERS_BY_TOKEN = "API tokens need `users: false`: accounts are restored by a person who signed in.";

export const restoreCalls = defineCalls({
  "GET backups/{name}/contents": {
    role: "admin",
    tag: "backups",
    summary: "Preview what an archive would restore",
    description:
      "Every recipe and every list in it is read, and of every picture the beginning; nothing is stored.",
    params: t.Object({ name: PathText }),
    answer: { description: "By kind", body: ArchiveContents },
    refusals: ["not-found", "unsupported"],
  },
  "POST backups/{name}/restore": {
    role: "admin",
    tag: "backups",
    summary: "Start restoring an archive",
    description:
      "It goes on by itself, item by item, after a restart too; `archive-imports` tell how far it is. " +
      "With `force` or `rebase`, what is here now is saved first, and undoing brings it back. " +
      NO_USERS_BY_TOKEN,
    offInDemo: true,
    params: t.Object({ name: PathText }),
    body: RestoreOptions,
    answer: { status: 201, description: "The import, which has begun", body: ArchiveImport },
    refusals: ["not-found", "conflict", "unsupported"],
  },
  "POST backups/{name}/import": {
    role: "admin",
    tag: "backups",
    summary: "Restore an archive and wait for the report",
    description:
      "The same as `restore`, which answers at once. Each item stands or falls alone. " +
      "`force` changes what is here already; `rebase` removes all of the chosen kinds first. " +
      "Nobody's own password or role is ever touched by it. " +
      NO_USERS_BY_TOKEN,
    offInDemo: true,
    params: t.Object({ name: PathText }),
    body: RestoreOptions,
    answer: { description: "What came in and what did not", body: RestoreReport },
    refusals: ["not-found", "conflict", "unsupported"],
  },
  "POST archive-imports/{id}/undo": {
    role: "admin",
    tag: "archive imports",
    summary: "Undo a restore",
    description: "What was made since goes; it is saved first as well, so that this can be undone too.",
    personal: true,
    offInDemo: true,
    params: t.Object({ id: PathId }),
    answer: { status: 201, description: "The import, which has begun", body: ArchiveImport },
    refusals: ["not-found", "conflict", "unsupported"],
  },
});
