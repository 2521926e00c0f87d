import { type Fields, toFields, toList, toText } from "../../../archiving/lenient-values.ts";
import type { MealieAddress } from "../../../contract/file-imports.ts";
import { DomainError } from "../../../platform/errors.ts";
import { TooSlow, Unreachable } from "../../../platform/safe-connect.ts";
import { ErrorPage, type Fetched, type SafeFetch } from "../../../platform/safe-fetch.ts";
import type { Wait } from "../../../platform/clock.ts";
import { listBaseAddresses } from "./base-addresses.ts";
import { MealieTooOld, NotMealie, WrongToken } from "./mealie-problems.ts";

export interface ClientParts {
  safeFetch: SafeFetch;
  timeoutMs: number;
  wait: Wait;
}

export type MealieClient = Awaited<ReturnType<typeof connectMealie>>;

type Query = Record<string, string | number>;

const ABOUT = "/api/app/about";
const MAX_JSON_BYTES = 20_000_000;
const PAGE_SIZE = 100;
/** Stops if a server always returns a next page. */
const MAX_PAGES = 5000;
/** Delays after temporary failures. */
const RETRY_MS = [1000, 5000];
const MAY_PASS = new Set([408, 425, 429, 500, 502, 503, 504]);
const UNAUTHORIZED = new Set([401, 403]);
const ABSENT = new Set([404, 405, 410]);

/**
 * Finds Mealie at the address, and checks the token.
 * @throws AddressInvalid, NotMealie, MealieTooOld, WrongToken, and what a safe fetch throws
 */
export async function connectMealie(
  { address, token }: MealieAddress,
  parts: ClientParts,
  signal: AbortSignal,
) {
  const { safeFetch, timeoutMs, wait } = parts;
  const base = await findBase(listBaseAddresses(address), parts, signal);
  const { host } = new URL(base);
  const headers = { Authorization: `Bearer ${tidyToken(token, host)}` };

  function fetchOnce(path: string, accept: string, mostBytes: number): Promise<Fetched> {
    return safeFetch(base + path, { accept, mostBytes, timeoutMs, headers, signal });
  }

  async function fetchPatiently(path: string, accept: string, mostBytes: number): Promise<Fetched> {
    for (const ms of RETRY_MS) {
      try {
        return await fetchOnce(path, accept, mostBytes);
      } catch (problem) {
        if (signal.aborted || !mayPass(problem)) throw problem;
        await wait(ms, signal);
        signal.throwIfAborted();
      }
    }
    return fetchOnce(path, accept, mostBytes);
  }

  /** Null if this version or this person doesn't have it. */
  async function orNull<Found>(find: () => Promise<Found>): Promise<Found | null> {
    try {
      return await find();
    } catch (problem) {
      if (problem instanceof ErrorPage && (ABSENT.has(problem.status) || UNAUTHORIZED.has(problem.status)))
        return null;
      throw problem;
    }
  }

  async function get(path: string): Promise<unknown> {
    const { bytes } = await fetchPatiently(path, "application/json", MAX_JSON_BYTES);
    return parseJson(bytes) ?? Promise.reject(new NotMealie(host));
  }

  const find = (path: string) => orNull(() => get(path));

  /** @returns null unless the list exists */
  async function openList(
    path: string,
    query: Query = {},
  ): Promise<{ total: number; rows: AsyncIterable<Fields> } | null> {
    const page = (number: number) => `${path}?${writeQuery({ page: number, perPage: PAGE_SIZE, ...query })}`;
    const first = await find(page(1));
    if (first === null) return null;
    const pages = Math.min(Number(toFields(first)?.["total_pages"] ?? 1) || 1, MAX_PAGES);
    return {
      total: Number(toFields(first)?.["total"] ?? 0) || listRows(first).length,
      rows: (async function* () {
        yield* listRows(first);
        for (let number = 2; number <= pages; number++) yield* listRows(await find(page(number)));
      })(),
    };
  }

  const self = toFields(await find("/api/users/self"));
  if (!self) throw new WrongToken(host);

  return {
    host,
    self,

    /** @throws ErrorPage if it isn't there */
    get,

    /** Null if it isn't there. */
    find,

    openList,

    /** All rows of the first of these lists that exists. */
    async *listFirst(paths: readonly string[]): AsyncIterable<Fields> {
      for (const path of paths) {
        const list = await openList(path);
        if (list) return yield* list.rows;
      }
    },

    /** Null if it isn't there. */
    findBytes: (path: string, mostBytes: number): Promise<Uint8Array | null> =>
      orNull(async () => (await fetchPatiently(path, "image/*,*/*;q=0.5", mostBytes)).bytes),
  };
}

/**
 * Copied tokens may have line breaks.
 * @throws WrongToken for what no header can contain
 */
function tidyToken(token: string, host: string): string {
  const tidy = token.replace(/\s+/g, "");
  if (!/^[\u0021-\u007e]+$/.test(tidy)) throw new WrongToken(host);
  return tidy;
}

async function findBase(bases: string[], { safeFetch, timeoutMs }: ClientParts, signal: AbortSignal) {
  const problems: unknown[] = [];
  for (const base of bases) {
    try {
      const options = { accept: "application/json", mostBytes: MAX_JSON_BYTES, timeoutMs, signal };
      const { url, bytes } = await safeFetch(base + ABOUT, options);
      const about = toFields(parseJson(bytes));
      const version = toText(about?.["version"]);
      if (version === "" || !about || !("production" in about)) throw new NotMealie(new URL(base).host);
      if (/^v?0\./.test(version)) throw new MealieTooOld(version);
      // Use the address after redirects, for example https instead of http.
      const path = new URL(url).pathname;
      return path.endsWith(ABOUT) ? new URL(url).origin + path.slice(0, -ABOUT.length) : base;
    } catch (problem) {
      if (signal.aborted || problem instanceof MealieTooOld) throw problem;
      problems.push(problem instanceof ErrorPage ? new NotMealie(new URL(base).host) : problem);
    }
  }
  throw problems.find((problem) => problem instanceof NotMealie) ?? problems[0];
}

function mayPass(problem: unknown): boolean {
  if (problem instanceof ErrorPage) return MAY_PASS.has(problem.status);
  return problem instanceof TooSlow || problem instanceof Unreachable || !(problem instanceof DomainError);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString("utf8"));
  } catch {
    return null;
  }
}

/** Some versions return a list without pages. */
function listRows(answer: unknown): Fields[] {
  const rows = toList(toFields(answer)?.["items"] ?? answer);
  return rows.map(toFields).filter((row) => row !== null);
}

function writeQuery(query: Query): string {
  return new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString();
}
