import { Elysia } from "elysia";
import type { Guard } from "../../http/guard.ts";
import type { OpenSession } from "../../http/caller.ts";
import {
  ArchiveImportNotFound,
  asArchiveImport,
  RESTORE,
  type AboutArchive,
} from "../archives/archive-import.ts";
import { ArchiveImport } from "../../contract/archive-imports.ts";
import { ArchiveContents, RestoreReport, RestoreWish } from "../../contract/backups.ts";
import { docs } from "../../contract/call-docs.ts";
import { idIn } from "../../http/id-in.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { DomainError } from "../../platform/errors.ts";
import { chosenKinds } from "../archives/archive-kinds.ts";
import { archiveContents } from "./archive-contents.ts";
import type { RestoreHow } from "./restore-plan.ts";
import { restoreReport, WithoutUndo, type Archives, type Restores } from "./restores.ts";
import type { RestoreTarget } from "./restoring.ts";

const NO_USERS_BY_TOKEN = "API tokens need `users: false`: accounts are restored by a person who signed in.";

/** An archive may hold an administrator whose password is known to whoever has the token. */
export class ApiTokenCannotRestoreUsers extends DomainError {
  constructor() {
    super("forbidden", "api-token-cannot-restore-users");
  }
}
interface Parts {
  backups: Archives;
  restores: Restores;
  restoreTarget: RestoreTarget;
  jobs: Jobs;
  takesLong(request: Request): void;
}

/** Bringing back what a backup holds: looking into it, restoring it, and undoing that. */
export function restoreRoutes(guard: Guard, { backups, restores, restoreTarget, jobs, takesLong }: Parts) {
  const started = (id: number) => {
    const job = jobs.get(id);
    if (!job) throw new ArchiveImportNotFound();
    return Response.json(asArchiveImport(job, jobs), { status: 201 });
  };

  return new Elysia()
    .use(guard)
    .get(
      "/backups/:name/contents",
      async ({ params: { name }, request }) => {
        takesLong(request);
        const file = backups.find(name);
        return restores.withArchive(name, (archive) => archiveContents(file, archive, restoreTarget));
      },
      {
        admin: true,
        detail: docs({
          tag: "backups",
          summary: "What an archive holds, what of it is here already, and what is damaged",
          description:
            "Every recipe and every list in it is read, and of every picture the beginning; nothing is stored.",
          answer: { description: "By kind", body: ArchiveContents },
          refusals: ["not-found", "unsupported"],
        }),
      },
    )
    .post(
      "/backups/:name/restore",
      async ({ params: { name }, body, caller, session, request }) => {
        takesLong(request);
        return started(await restores.start(name, howFor(session, body), { caller: personOf(caller), jobs }));
      },
      {
        admin: true,
        offInDemo: true,
        body: RestoreWish,
        detail: docs({
          tag: "backups",
          summary: "Begin to restore an archive",
          description:
            "It goes on by itself, item by item, after a restart too; `archive-imports` tell how far it is. " +
            "With `force` or `rebase`, what is here now is saved first, and undoing brings it back. " +
            NO_USERS_BY_TOKEN,
          answer: { status: 201, description: "The import, which has begun", body: ArchiveImport },
          refusals: ["not-found", "conflict", "unsupported"],
        }),
      },
    )
    .post(
      "/backups/:name/import",
      async ({ params: { name }, body, caller, session, request }) => {
        takesLong(request);
        const id = await restores.start(name, howFor(session, body), { caller: personOf(caller), jobs });
        await jobs.ended(id);
        return restoreReport(id, jobs);
      },
      {
        admin: true,
        offInDemo: true,
        body: RestoreWish,
        detail: docs({
          tag: "backups",
          summary: "Restore an archive, and wait for the report",
          description:
            "The same as `restore`, which answers at once. Each item stands or falls alone. " +
            "`force` changes what is here already; `rebase` removes all of the chosen kinds first. " +
            "Nobody's own password or role is ever touched by it. " +
            NO_USERS_BY_TOKEN,
          answer: { description: "What came in and what did not", body: RestoreReport },
          refusals: ["not-found", "conflict", "unsupported"],
        }),
      },
    )
    .post(
      "/archive-imports/:id/undo",
      async ({ params, caller, request }) => {
        takesLong(request);
        const job = jobs.get(idIn(params.id) ?? 0);
        if (job?.kind !== RESTORE) throw new ArchiveImportNotFound();
        const { before } = job.about as AboutArchive;
        if (!before) throw new WithoutUndo();
        const how = { force: true, rebase: true, kinds: chosenKinds() };
        return started(await restores.start(before, how, { caller: personOf(caller), jobs, undoes: job.id }));
      },
      {
        admin: true,
        personal: true,
        offInDemo: true,
        detail: docs({
          tag: "archive imports",
          summary: "Bring back what was there before a restore",
          description: "What was made since goes; it is saved first as well, so that this can be undone too.",
          answer: { status: 201, description: "The import, which has begun", body: ArchiveImport },
          refusals: ["not-found", "conflict", "unsupported"],
        }),
      },
    );
}

/** @throws ApiTokenCannotRestoreUsers */
function howFor({ kind }: OpenSession, wish: RestoreWish): RestoreHow {
  const how = howOf(wish);
  if (kind !== "person" && how.kinds.users) throw new ApiTokenCannotRestoreUsers();
  return how;
}

function howOf({ force, rebase, ...kinds }: RestoreWish): RestoreHow {
  // What stays when all else goes, as one's own account does, is changed to what the archive says.
  return { force: force || rebase || false, rebase: rebase ?? false, kinds: chosenKinds(kinds) };
}

function personOf({ id, fullName }: { id: number; fullName: string }) {
  return { id, name: fullName };
}
