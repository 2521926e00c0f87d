import type { AddressList } from "./addresses.ts";
import { DomainError } from "./errors.ts";
import { readUpTo } from "./read-up-to.ts";
import {
  connect,
  everyAddress,
  hasWebProtocol,
  TooSlow,
  Unreachable,
  type HostLookup,
} from "./safe-connect.ts";

export interface Fetched {
  url: string;
  contentType: string;
  bytes: Uint8Array;
}

interface FetchOptions {
  accept: string;
  mostBytes: number;
  /** For everything, including redirects. */
  timeoutMs: number;
  errorPageMostBytes?: number;
  /** Such as credentials. A redirect to another origin doesn't get them. */
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** @throws PrivateAddress, Unreachable, TooSlow, ErrorPage, TooMuch */
export type SafeFetch = (url: string, options: FetchOptions) => Promise<Fetched>;

export class ErrorPage extends DomainError {
  constructor(
    host: string,
    readonly status: number,
    readonly page: Fetched | null = null,
  ) {
    super("upstream", "site-error-page", { host, status });
  }
}
export class TooMuch extends DomainError {
  constructor(host: string, megabytes: number) {
    super("upstream", "site-too-large", { host, megabytes });
  }
}

const MAX_REDIRECTS = 10;

/** Many sites reject clients that don't look like a browser. */
const BROWSER = {
  "User-Agent":
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  "Accept-Language": "en,*;q=0.5",
};

/** Every redirect is checked like the first address. */
export function safeFetch(allowed: AddressList, hostLookup: HostLookup = everyAddress): SafeFetch {
  return async (url, options) => {
    const inTime = AbortSignal.timeout(options.timeoutMs);
    const signal = options.signal ? AbortSignal.any([inTime, options.signal]) : inTime;
    const own = { ...BROWSER, Accept: options.accept };
    let at = new URL(url);
    const { origin } = at;
    try {
      for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
        const headers = at.origin === origin ? { ...own, ...options.headers } : own;
        const request = { method: "GET", headers };
        const answer = await connect(at, { request, signal, allowed, hostLookup });
        const next = getRedirect(answer, at);
        if (!next) return await readResponse(answer, at, options);
        await answer.body?.cancel();
        at = next;
      }
    } catch (problem) {
      if (problem instanceof DomainError) throw problem;
      if (signal.aborted) throw new TooSlow(at.hostname, Math.round(options.timeoutMs / 1000));
      throw new Unreachable(at.hostname);
    }
    throw new Unreachable(at.hostname);
  };
}

function getRedirect(answer: Response, from: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(answer.status)) return null;
  const location = answer.headers.get("Location");
  if (!location || !URL.canParse(location, from)) throw new ErrorPage(from.hostname, answer.status);
  const next = new URL(location, from);
  // `file:` and `data:` URLs have no host name to show.
  if (!hasWebProtocol(next)) throw new ErrorPage(from.hostname, answer.status);
  return next;
}

async function readResponse(answer: Response, at: URL, options: FetchOptions): Promise<Fetched> {
  if (!answer.ok) throw new ErrorPage(at.hostname, answer.status, await errorPage(answer, at, options));
  const bytes = await readUpTo(answer.body, options.mostBytes);
  if (!bytes) throw new TooMuch(at.hostname, Math.round(options.mostBytes / 1_000_000));
  return { ...describeResponse(answer, at), bytes };
}

async function errorPage(answer: Response, at: URL, options: FetchOptions): Promise<Fetched | null> {
  if (!options.errorPageMostBytes) {
    await answer.body?.cancel();
    return null;
  }
  const bytes = await readUpTo(answer.body, options.errorPageMostBytes);
  return bytes && { ...describeResponse(answer, at), bytes };
}

function describeResponse(answer: Response, at: URL): Omit<Fetched, "bytes"> {
  return { url: at.href, contentType: (answer.headers.get("Content-Type") ?? "").toLowerCase() };
}
