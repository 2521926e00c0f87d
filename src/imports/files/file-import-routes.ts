import { fileImportCalls } from "../../contract/calls/file-import-calls.ts";
import type { FoundState, ResultStatus } from "../../contract/file-import-states.ts";
import type { FileImport } from "../../contract/file-imports.ts";
import { OTHER_ITEM_KINDS } from "../../contract/other-items.ts";
import { JOB_ROWS } from "../../contract/job-parts.ts";
import { snackbar } from "../../contract/sentences.ts";
import { bindCalls } from "../../http/bind-calls.ts";
import type { Guard } from "../../http/guard.ts";
import { requirePerson, type Account } from "../../http/caller.ts";
import { chooseLanguage } from "../../http/choose-language.ts";
import { NotAllowed } from "../../platform/errors.ts";
import type { Jobs } from "../../platform/jobs.ts";
import type { Job } from "../../platform/jobs/job.ts";
import { jsonResponse } from "../../platform/json-response.ts";
import { findCorrection } from "./draft-corrections.ts";
import type { Draft } from "./drafts/draft-folder.ts";
import { countUndo, ADMIN_ONLY_KINDS, type OtherItemParts } from "./other-items/import-other-item.ts";
import { FileImportNotFound, FileImportNotReady } from "./file-import.ts";
import type { FileImportResults } from "./file-import-result-store.ts";
import { findText } from "./planning/find-text.ts";
import { listTables } from "./planning/list-tables.ts";
import type { FileImports } from "./file-imports.ts";
import { toFoundRow } from "./to-found-row.ts";
import type { PlanStore } from "./planning/plan-store.ts";

interface Parts extends OtherItemParts {
  fileImports: FileImports;
  fileImportResults: FileImportResults;
  jobs: Jobs;
  undoFileImport(job: Job, options: { keepsChanged: boolean; by: string }): void;
  takesLong(request: Request): void;
}

export function fileImportRoutes(guard: Guard, parts: Parts) {
  const { fileImports, fileImportResults: results, jobs, undoFileImport, takesLong } = parts;

  async function describe(draft: Draft, { admin }: Account): Promise<FileImport> {
    const described = await fileImports.describe(draft);
    const job = described.counts && fileImports.findJob(draft.id);
    const added = job ? results.countOtherItems(job.id) : null;
    const also = described.also
      .filter(({ kind }) => admin || !ADMIN_ONLY_KINDS.has(kind))
      .map(({ kind, count }) => ({ kind, count, added: added?.get(kind) ?? 0 }));
    return {
      ...described,
      extras: job ? results.countExtras(job.id) : described.extras,
      also: also.toSorted(compareKinds),
      results: job && (await countResults(draft.id, job)),
      undo:
        job && (described.state === "done" || described.state === "stopped") ? describeUndo(job.id) : null,
    };
  }

  async function countResults(draft: string, { id, state }: Job): Promise<FileImport["results"]> {
    const counts = results.countStatuses(id);
    if (state === "running") return counts;
    return fileImports.withPlan(draft, (plan) => ({
      ...counts,
      skipped: counts.skipped + listLeftOut(id, "skipped", plan).length,
      repeated: listLeftOut(id, "repeated", plan).length,
    }));
  }

  /** Positions of recipes that weren't chosen, and that a report lists with this result. */
  function listLeftOut(job: number, result: ResultStatus, plan: PlanStore): number[] {
    const states = LEFT_OUT_STATES[result];
    return states ? plan.choose({ states, with: [], without: results.listChosen(job) }) : [];
  }

  function listWithResult(job: Job, result: ResultStatus, plan: PlanStore): number[] {
    return [...results.listWithStatus(job.id, result), ...listLeftOut(job.id, result, plan)];
  }

  const describeUndo = (job: number) => ({
    ...results.countImported(job),
    ...countUndo(results.listOtherItems(job), parts),
  });

  /** @throws FileImportNotFound, FileImportNotReady */
  function getJob(id: string, caller: Account) {
    const job = fileImports.findJob(fileImports.getOwn(id, caller.id).id);
    if (!job) throw new FileImportNotReady();
    return job;
  }

  return bindCalls(guard, fileImportCalls, {
    "POST imports/files": async ({ request, caller }) => {
      takesLong(request);
      return jsonResponse(await describe(await fileImports.uploads.receive(caller.id, request), caller), {
        status: 201,
      });
    },

    "POST imports/files/announce": async ({ body, caller }) =>
      jsonResponse(await describe(fileImports.uploads.announce(caller.id, body), caller), { status: 201 }),

    "POST imports/files/mealie": async ({ request, body, caller }) => {
      takesLong(request);
      const draft = await fileImports.fetchMealie(caller.id, body);
      return jsonResponse(await describe(draft, caller), { status: 201 });
    },

    "POST imports/files/{id}/parts": async ({ params, query, request, caller }) => {
      takesLong(request);
      const draft = fileImports.getOwn(params.id, caller.id);
      await fileImports.uploads.receivePart(draft, query, request);
      return describe(draft, caller);
    },

    "POST imports/files/{id}/whole-files": async ({ params, request, caller }) => {
      takesLong(request);
      const draft = fileImports.getOwn(params.id, caller.id);
      return { received: await fileImports.uploads.receiveWhole(draft, request) };
    },

    "GET imports/files/{id}/upload": ({ params, caller }) =>
      fileImports.uploads.listReceived(fileImports.getOwn(params.id, caller.id)),

    "GET imports/files": ({ caller }) =>
      Promise.all(fileImports.list(caller.id).map((draft) => describe(draft, caller))),

    "GET imports/files/{id}": ({ params, caller }) =>
      describe(fileImports.getOwn(params.id, caller.id), caller),

    "GET imports/files/{id}/recipes": ({ params, query, caller }) => {
      const { state, result, search, after = -1, limit = JOB_ROWS.default } = query;
      const draft = fileImports.getOwn(params.id, caller.id);
      return fileImports.withPlan(draft.id, (plan) => {
        const job = fileImports.findJob(draft.id);
        const only = result && (job ? listWithResult(job, result, plan) : []);
        const rows = plan.list({ state, only, search, after, limit });
        const [first, last] = [rows[0]?.position ?? 0, rows.at(-1)?.position ?? 0];
        const ended = job ? results.listBetween(job.id, first, last) : null;
        return rows.map((row) => toFoundRow(row, ended?.get(row.position), result));
      });
    },

    "GET imports/files/{id}/recipes/{position}": ({ params: { id, position }, caller }) => {
      const draft = fileImports.getOwn(id, caller.id);
      return fileImports.withPlan(draft.id, (plan) => {
        const planned = plan.getRecipe(position);
        if (!planned) throw new FileImportNotFound();
        return { position, recipe: planned.content, pictures: plan.getRow(position)?.pictures ?? 0 };
      });
    },

    "GET imports/files/{id}/tables": ({ params, caller }) => {
      const draft = fileImports.getOwn(params.id, caller.id);
      // Its files aren't received yet, or were deleted after the import.
      if (!fileImports.drafts.isComplete(draft)) return [];
      return fileImports.withFiles(draft.id, (tree, plan) =>
        listTables(tree, plan, fileImports.drafts.getCorrections(draft.id)),
      );
    },

    "PUT imports/files/{id}/tables": async ({ params, body: { file, fields }, caller }) => {
      const draft = fileImports.getOwn(params.id, caller.id);
      await fileImports.correct(draft, (now) => ({ ...now, columns: { ...now.columns, [file]: fields } }));
      return describe(draft, caller);
    },

    "GET imports/files/{id}/texts": ({ params, query: { file }, caller }) => {
      const draft = fileImports.getOwn(params.id, caller.id);
      const divided = findCorrection(fileImports.drafts.getCorrections(draft.id).texts, file);
      if (divided !== undefined) return { file, text: divided };
      return fileImports.withFiles(draft.id, async (tree, plan) => ({
        file,
        text: await findText(file, { tree, plan, pdfs: fileImports.pdfs }),
      }));
    },

    "PUT imports/files/{id}/texts": async ({ params, body: { file, text }, caller }) => {
      const draft = fileImports.getOwn(params.id, caller.id);
      await fileImports.correct(draft, (now) => ({ ...now, texts: { ...now.texts, [file]: text } }));
      return describe(draft, caller);
    },

    "POST imports/files/{id}/start": async ({ request, params, body, caller, session }) => {
      // The same rule as for adding them by hand.
      if (body.also?.includes("users")) requirePerson(session);
      if (!caller.admin && body.also?.some((kind) => ADMIN_ONLY_KINDS.has(kind))) throw new NotAllowed();
      const draft = fileImports.getOwn(params.id, caller.id);
      const { id, fullName: name, groupId: group } = caller;
      const language = chooseLanguage(request.headers.get("Accept-Language"));
      await fileImports.start(draft, body, { id, name, group, language });
      return jsonResponse(await describe(draft, caller), { status: 201 });
    },

    "POST imports/files/{id}/stop": ({ params, caller }) => {
      jobs.stop(getJob(params.id, caller).id);
      return snackbar("import-stopped", "success");
    },

    "POST imports/files/{id}/resume": ({ params, caller }) => {
      jobs.resume(getJob(params.id, caller).id);
      return snackbar("import-resumed", "success");
    },

    "POST imports/files/{id}/undo": ({ params, body, caller }) => {
      const options = { keepsChanged: body.changed === "keep", by: caller.fullName };
      undoFileImport(getJob(params.id, caller), options);
      return snackbar("file-import-undone", "success");
    },

    "DELETE imports/files/{id}": ({ params, caller }) => {
      fileImports.remove(fileImports.getOwn(params.id, caller.id));
      return snackbar("file-import-deleted", "success");
    },
  });
}

const LEFT_OUT_STATES: Partial<Record<ResultStatus, readonly FoundState[]>> = {
  skipped: ["changed", "same"],
  repeated: ["repeated"],
};

type Counted = FileImport["also"][number];

function compareKinds(one: Counted, other: Counted): number {
  return OTHER_ITEM_KINDS.indexOf(one.kind) - OTHER_ITEM_KINDS.indexOf(other.kind);
}
