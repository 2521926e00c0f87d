import type { Notice } from "../../archiving/archive-list.ts";
import type { ArchiveImport, ArchiveRow } from "../../contract/archive-imports.ts";
import { ARCHIVE_ITEMS, type ArchiveItem } from "../../contract/archive-kinds.ts";
import { joinLists } from "../../contract/join-lists.ts";
import { sentence, describeRefusal } from "../../contract/sentences.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Failure } from "../../platform/jobs/job-kind.ts";
import type { Jobs } from "../../platform/jobs.ts";
import type { Job, JobItem } from "../../platform/jobs/job.ts";

export const RESTORE = "restore";
export const RECIPE_MIGRATION = "recipe-migration";
export const ARCHIVE_JOBS = [RESTORE, RECIPE_MIGRATION];

/** Every administrator sees archive imports, and they outlive the account that started them. */
export const NO_OWNER = 0;

export function archiveImportRuns(jobs: Pick<Jobs, "ofKinds" | "isStarting">): boolean {
  return jobs.isStarting(ARCHIVE_JOBS) || jobs.ofKinds(ARCHIVE_JOBS).some(({ state }) => state === "running");
}

export class ArchiveImportNotFound extends DomainError {
  constructor() {
    super("not-found", "archive-import-not-found");
  }
}
/** Two archives at once would mix what they bring. */
export class ArchiveImportRuns extends DomainError {
  constructor() {
    super("conflict", "archive-import-runs");
  }
}

export interface AboutArchive {
  archive: string;
  type?: string;
  before?: string;
  undoes?: number;
}

export interface ArchiveInput {
  item: ArchiveItem;
  name: string;
}

export interface ArchiveOutcome {
  name: string;
  slug?: string;
  /** Reports of older versions have only this one. */
  notice?: Notice;
  otherNotices?: Notice[];
}

export function storeNotices(
  notices: (Notice | undefined)[],
): Pick<ArchiveOutcome, "notice" | "otherNotices"> {
  const [notice, ...otherNotices] = notices.filter((one) => one !== undefined);
  return { ...(notice && { notice }), ...(otherNotices.length > 0 && { otherNotices }) };
}

export function listNotices({ notice, otherNotices = [] }: ArchiveOutcome): Notice[] {
  return notice ? [notice, ...otherNotices] : otherNotices;
}

export function asArchiveImport(
  { id, kind, about, state, createdAt, finishedAt, counts }: Job,
  jobs: Pick<Jobs, "noticed" | "abouts">,
): ArchiveImport {
  const { archive, type, before, undoes } = about as AboutArchive;
  const undoing = jobs.abouts(RESTORE).find((other) => (other.about as AboutArchive).undoes === id);
  return {
    id,
    purpose: kind === RESTORE ? "restore" : "recipe-migration",
    type: type ?? null,
    archive,
    state,
    createdAt,
    finishedAt,
    counts,
    noticed: jobs.noticed(id),
    undoes: undoes ?? null,
    undoneBy: undoing?.id ?? null,
    before: before ?? null,
  };
}

/** For finished items only. */
export function asArchiveRow({ position, input, state, outcome }: JobItem): ArchiveRow {
  const { item, name } = input as ArchiveInput;
  const done = state === "done" ? (outcome as ArchiveOutcome) : null;
  const failure = state === "failed" ? (outcome as Failure) : null;
  const notices = done ? listNotices(done).map(tellNotice) : [];
  return {
    position,
    item: item in ARCHIVE_ITEMS ? item : "file",
    name: done?.name ?? String(failure?.beside?.["name"] ?? name),
    slug: done?.slug ?? null,
    status: done !== null,
    refusal: failure ? describeRefusal(failure.code, failure.params) : tellFirst(notices),
    notices,
  };
}

function tellNotice({ code, params = {} }: Notice): ArchiveRow["notices"][number] {
  return { code, params, text: sentence(code, joinLists(params)) };
}

/** A refusal's params can't be lists. */
function tellFirst([first]: ArchiveRow["notices"]): ArchiveRow["refusal"] {
  return first ? { ...first, params: joinLists(first.params) } : null;
}
