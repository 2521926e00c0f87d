import { jsonResponse } from "../../platform/json-response.ts";
import type { Guard } from "../../http/guard.ts";
import type { OpenSession } from "../../http/caller.ts";
import {
  ArchiveImportNotFound,
  asArchiveImport,
  RESTORE,
  type AboutArchive,
} from "../archives/archive-import.ts";
import type { RestoreOptions } from "../../contract/backups.ts";
import type { Jobs } from "../../platform/jobs.ts";
import { DomainError } from "../../platform/errors.ts";
import { chooseKinds } from "../../archiving/archive-kinds.ts";
import { readArchiveContents } from "./archive-contents.ts";
import { restoreReport, WithoutUndo, type Archives, type Restores } from "./restores.ts";
import type { RestoreSettings, RestoreTarget } from "./restore-run.ts";
import { bindCalls } from "../../http/bind-calls.ts";
import { restoreCalls } from "../../contract/calls/restore-calls.ts";

/** An archive could contain an administrator whose password the owner of the token knows. */
class ApiTokenCannotRestoreUsers extends DomainError {
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

export function restoreRoutes(guard: Guard, { backups, restores, restoreTarget, jobs, takesLong }: Parts) {
  const respondStarted = (id: number) => {
    const job = jobs.get(id);
    if (!job) throw new ArchiveImportNotFound();
    return jsonResponse(asArchiveImport(job, jobs), { status: 201 });
  };

  return bindCalls(guard, restoreCalls, {
    "GET backups/{name}/contents": async ({ params: { name }, request }) => {
      takesLong(request);
      const file = backups.find(name);
      return restores.withArchive(name, (archive) => readArchiveContents(file, archive, restoreTarget));
    },

    "POST backups/{name}/restore": async ({ params: { name }, body, caller, session, request }) => {
      takesLong(request);
      return respondStarted(
        await restores.start(name, checkRestoreOptions(session, body), { caller: toCaller(caller), jobs }),
      );
    },

    "POST backups/{name}/import": async ({ params: { name }, body, caller, session, request }) => {
      takesLong(request);
      const id = await restores.start(name, checkRestoreOptions(session, body), {
        caller: toCaller(caller),
        jobs,
      });
      await jobs.waitForEnd(id);
      return restoreReport(id, jobs);
    },

    "POST archive-imports/{id}/undo": async ({ params, caller, request }) => {
      takesLong(request);
      const job = jobs.get(params.id);
      if (job?.kind !== RESTORE) throw new ArchiveImportNotFound();
      const { before } = job.about as AboutArchive;
      if (!before) throw new WithoutUndo();
      const how = { force: true, rebase: true, kinds: chooseKinds() };
      return respondStarted(
        await restores.start(before, how, { caller: toCaller(caller), jobs, undoes: job.id }),
      );
    },
  });
}

/** @throws ApiTokenCannotRestoreUsers */
function checkRestoreOptions({ kind }: OpenSession, options: RestoreOptions): RestoreSettings {
  const how = toRestoreOptions(options);
  if (kind !== "person" && how.kinds.users) throw new ApiTokenCannotRestoreUsers();
  return how;
}

function toRestoreOptions({ force, rebase, ...kinds }: RestoreOptions): RestoreSettings {
  // What `rebase` can't remove, such as the caller's account, is changed instead.
  return { force: force || rebase || false, rebase: rebase ?? false, kinds: chooseKinds(kinds) };
}

function toCaller({ id, fullName }: { id: number; fullName: string }) {
  return { id, name: fullName };
}
