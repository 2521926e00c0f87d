import type { FileImport, MealieAddress } from "../../../contract/file-imports.ts";
import { describeRefusal } from "../../../contract/sentences.ts";
import type { Clock } from "../../../platform/clock.ts";
import { DomainError } from "../../../platform/errors.ts";
import { toFailure } from "../../../platform/jobs/job-kind.ts";
import type { Log } from "../../../platform/log.ts";
import { ErrorPage } from "../../../platform/safe-fetch.ts";
import type { Draft, DraftFolder } from "../drafts/draft-folder.ts";
import { openDraftWriter } from "./draft-writer.ts";
import { fetchMealie } from "./fetch-mealie.ts";
import { connectMealie, type ClientParts, type MealieClient } from "./mealie-client.ts";
import { FetchFailed, FetchInterrupted, WrongToken } from "./mealie-problems.ts";

export interface FetchParts extends ClientParts {
  clock: Clock;
  log: Pick<Log, "error">;
}

interface Running {
  aborter: AbortController;
  done: number;
  total: number;
}

/** Fills drafts from Mealie servers. Tokens are only in memory, so a restart interrupts fetching. */
export function openMealieFetches(
  { clock, log, ...parts }: FetchParts,
  drafts: DraftFolder,
  onFetched: (draft: Draft) => void,
) {
  const running = new Map<string, Running>();

  async function fill(draft: Draft, client: MealieClient, progress: Running): Promise<void> {
    const writer = await openDraftWriter(draft, client.host, drafts);
    try {
      const onProgress = (done: number, total: number) => void Object.assign(progress, { done, total });
      const missing = await fetchMealie({ client, writer, onProgress });
      const files = await writer.finish();
      progress.aborter.signal.throwIfAborted();
      const complete: Draft = {
        ...draft,
        files,
        fetching: null,
        missing: missing.map(({ path, name, problem }) => ({ path, name, problem: toFailure(problem) })),
      };
      drafts.save(complete);
      onFetched(complete);
    } finally {
      await writer.close();
    }
  }

  function fail(draft: Draft, host: string, problem: unknown): void {
    if (!(problem instanceof DomainError)) log.error(`Fetching from ${host} failed`, problem);
    drafts.removeFiles(draft.id);
    drafts.save({ ...draft, fetching: { host, problem: toFailure(explain(problem, host)) } });
  }

  return {
    /** @throws what connecting throws */
    async begin(owner: number, address: MealieAddress): Promise<Draft> {
      const progress: Running = { aborter: new AbortController(), done: 0, total: 0 };
      const { signal } = progress.aborter;
      const client = await connectMealie(address, parts, signal);
      const { host } = client;
      const empty = drafts.create(owner, [], clock().toISOString());
      const draft: Draft = { ...empty, fetching: { host, problem: null } };
      drafts.save(draft);
      running.set(draft.id, progress);
      void fill(draft, client, progress)
        .catch((problem: unknown) => signal.aborted || fail(draft, host, problem))
        .catch((problem: unknown) => log.error(`The import ${draft.id} could not be stored`, problem))
        .finally(() => running.delete(draft.id));
      return draft;
    },

    /** Null once everything is fetched, and for uploaded files. */
    describe({ id, fetching }: Draft): FileImport["fetch"] {
      if (!fetching) return null;
      const { done, total } = running.get(id) ?? { done: 0, total: 0 };
      const interrupted = running.has(id) ? null : toFailure(new FetchInterrupted());
      const problem = fetching.problem ?? interrupted;
      return { done, total, problem: problem && describeRefusal(problem.code, problem.params) };
    },

    /** Call it before the draft is removed. */
    stop: (id: string): void => running.get(id)?.aborter.abort(),

    close(): void {
      for (const { aborter } of running.values()) aborter.abort();
    },
  };
}

function explain(problem: unknown, host: string): DomainError {
  if (problem instanceof ErrorPage && problem.status === 401) return new WrongToken(host);
  return problem instanceof DomainError ? problem : new FetchFailed(host);
}
