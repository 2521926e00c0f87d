import {
  RESULT_STATUSES,
  type FoundState,
  type ResultStatus,
} from "../../../src/contract/file-import-states.ts";
import type { FileImport, FoundRecipePreview, FoundRow } from "../../../src/contract/file-imports.ts";
import { callApi } from "../../api/call-api.ts";
import type { Answer } from "../../api/call.ts";
import { countRecipes } from "./file-import.ts";
import { measureTimeLeft } from "./time-left.ts";

export type RowFilter = { state: FoundState } | { result: ResultStatus };

export interface RowsQuery {
  id: string;
  filter: RowFilter;
  search: string;
}

export interface Loaded {
  job: Answer<FileImport>;
  /** The first of them; null if the import has none to show. */
  rows: { query: RowsQuery; answer: Answer<FoundRow[]> } | null;
  /** If the files contain a single recipe. */
  single: { row: FoundRow; preview: FoundRecipePreview } | null;
  /** Milliseconds until a running import is done; null if they aren't known. */
  timeLeft: number | null;
}

export const SHOW = "show";
export const SEARCH = "q";
export const ROWS_AT_ONCE = 200;
export const SEARCH_MOST = 200;

export async function loadPage(id: string, address: URLSearchParams): Promise<Loaded> {
  const job = await callApi("GET imports/files/{id}", { params: { id } });
  if (!job.ok) return { job, rows: null, single: null, timeLeft: null };
  const timeLeft = measureTimeLeft(job.data);
  const filter = chooseFilter(job.data, address.get(SHOW));
  if (!filter) return { job, rows: null, single: null, timeLeft };
  const query = { id, filter, search: (address.get(SEARCH) ?? "").slice(0, SEARCH_MOST) };
  const answer = await loadRows(query, -1);
  const single = answer.ok ? await loadSingle(job.data, answer.data) : null;
  return { job, rows: { query, answer }, single, timeLeft };
}

export function loadRows({ id, filter, search }: RowsQuery, after: number): Promise<Answer<FoundRow[]>> {
  const query = { ...filter, after, limit: ROWS_AT_ONCE, ...(search && { search }) };
  return callApi("GET imports/files/{id}/recipes", { params: { id }, query });
}

export function loadPreview(id: string, position: number): Promise<Answer<FoundRecipePreview>> {
  return callApi("GET imports/files/{id}/recipes/{position}", { params: { id, position } });
}

/** The requested one, or the first with rows. */
function chooseFilter(job: FileImport, wanted: string | null): RowFilter | null {
  const filters = listFilters(job).filter(({ count }) => count > 0);
  return (filters.find(({ name }) => name === wanted) ?? filters[0])?.filter ?? null;
}

/** Items that need attention come first. */
const SHOWN_STATES: FoundState[] = ["new", "changed", "unreadable", "same", "repeated", "ignored"];

/** Those that a report lists, too, since they have no result of their own. */
const LEFT_STATES: FoundState[] = ["unreadable", "ignored"];

export interface FilterCount {
  name: string;
  filter: RowFilter;
  count: number;
}

export function listFilters({ state, found, results }: FileImport): FilterCount[] {
  const countState = (name: FoundState) => ({ name, filter: { state: name }, count: found[name] });
  if (state === "ready") return SHOWN_STATES.map(countState);
  if ((state !== "done" && state !== "stopped") || !results) return [];
  const ended = RESULT_STATUSES.map((name) => ({ name, filter: { result: name }, count: results[name] }));
  // Their names differ from those before the import, so that the report opens with the results.
  const left = LEFT_STATES.map((name) => ({ ...countState(name), name: `left-${name}` }));
  return [...ended, ...left];
}

async function loadSingle(job: FileImport, rows: FoundRow[]): Promise<Loaded["single"]> {
  const [row] = rows;
  if (job.state !== "ready" || countRecipes(job) !== 1 || job.found.unreadable > 0) return null;
  if (!row || row.state === "ignored") return null;
  const preview = await loadPreview(job.id, row.position);
  return preview.ok ? { row, preview: preview.data } : null;
}
