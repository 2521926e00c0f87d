import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { isPublicAddress, listHolds, plainAddress, type AddressList } from "./addresses.ts";
import { DomainError } from "./errors.ts";
import { readUpTo } from "./read-up-to.ts";

/** What came back from the public web. */
export interface Fetched {
  /** The address that answered at last, after redirects. */
  url: string;
  /** As the site names it, lower case: `text/html; charset=utf-8`. Empty when it does not. */
  contentType: string;
  bytes: Uint8Array;
}

export interface FetchWish {
  /** The `Accept` header. */
  accept: string;
  /** Of what comes out of decompression. */
  mostBytes: number;
  /** For the whole of it, redirects included, in milliseconds. */
  timeoutMs: number;
  /** Of an error page that `ErrorPage` brings along; none is read without. */
  errorPageMostBytes?: number;
  /** Gives it up at once. */
  signal?: AbortSignal;
}

/**
 * Gets one address. The only way from the server to the web.
 * @throws PrivateAddress, Unreachable, TooSlow, ErrorPage, TooMuch
 */
export type SafeFetch = (url: string, wish: FetchWish) => Promise<Fetched>;

/** All addresses of a host name. */
export type HostLookup = (host: string) => Promise<string[]>;

export class PrivateAddress extends DomainError {
  constructor(host: string) {
    super("invalid", "address-private", { host });
  }
}
export class Unreachable extends DomainError {
  constructor(host: string) {
    super("upstream", "site-unreachable", { host });
  }
}
export class TooSlow extends DomainError {
  constructor(host: string, seconds: number) {
    super("upstream", "site-too-slow", { host, seconds });
  }
}
export class ErrorPage extends DomainError {
  constructor(
    host: string,
    readonly status: number,
    /** What stands on it, where that was asked for and is not too much. */
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

const MOST_REDIRECTS = 10;

/** Many sites turn away what does not look like a browser. */
const BROWSER = {
  "User-Agent":
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  "Accept-Language": "en,*;q=0.5",
};

/**
 * Fetches http and https from public addresses only. A name is resolved, each of its addresses is checked, and the
 * connection goes to the very address that was checked; every redirect starts over with these checks.
 * @param allowed private hosts and ranges that may be reached all the same
 */
export function safeFetch(allowed: AddressList, hostLookup: HostLookup = everyAddress): SafeFetch {
  return async (url, wish) => {
    const inTime = AbortSignal.timeout(wish.timeoutMs);
    const signal = wish.signal ? AbortSignal.any([inTime, wish.signal]) : inTime;
    let at = new URL(url);
    try {
      for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
        const answer = await connect(at, { wish, signal, allowed, hostLookup });
        const next = redirectOf(answer, at);
        if (!next) return await received(answer, at, wish);
        await answer.body?.cancel();
        at = next;
      }
    } catch (problem) {
      if (problem instanceof DomainError) throw problem;
      if (signal.aborted) throw new TooSlow(at.hostname, Math.round(wish.timeoutMs / 1000));
      throw new Unreachable(at.hostname);
    }
    throw new Unreachable(at.hostname);
  };
}

interface Attempt {
  wish: FetchWish;
  signal: AbortSignal;
  allowed: AddressList;
  hostLookup: HostLookup;
}

/** Asks the first of the host's permitted addresses that takes the connection. */
async function connect(at: URL, { wish, signal, allowed, hostLookup }: Attempt): Promise<Response> {
  if (!isWebAddress(at)) throw new Unreachable(at.hostname);
  const host = at.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  const addresses = await orAbort(signal, permitted(host, allowed, hostLookup));
  let problem: unknown;
  for (const address of addresses) {
    const direct = new URL(at);
    direct.hostname = address.includes(":") ? `[${address}]` : address;
    direct.username = direct.password = direct.hash = "";
    try {
      return await fetch(direct, {
        headers: { ...BROWSER, Accept: wish.accept, Host: at.host },
        tls: isIP(host) ? {} : { serverName: host },
        redirect: "manual",
        proxy: false,
        signal,
      });
    } catch (failure) {
      if (signal.aborted) throw failure;
      problem = failure;
    }
  }
  throw problem;
}

async function permitted(host: string, allowed: AddressList, hostLookup: HostLookup): Promise<string[]> {
  const addresses = await hostLookup(host);
  if (addresses.length === 0) throw new Unreachable(host);
  if (allowed.hosts.has(host)) return addresses;
  const good = addresses.filter((address) => isPublicAddress(address) || listHolds(allowed, address));
  if (good.length === 0) throw new PrivateAddress(host);
  return good;
}

/** Name servers that do not answer cannot be told to stop, only be left waiting. */
function orAbort<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  return Promise.race([work, aborted]);
}

async function everyAddress(host: string): Promise<string[]> {
  const found = await lookup(host, { all: true });
  return found.map((entry) => plainAddress(entry.address));
}

function redirectOf(answer: Response, from: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(answer.status)) return null;
  const location = answer.headers.get("Location");
  if (!location || !URL.canParse(location, from)) throw new ErrorPage(from.hostname, answer.status);
  const next = new URL(location, from);
  // Nothing of the web is at `file:` or `data:`, and these name no host that could be told of.
  if (!isWebAddress(next)) throw new ErrorPage(from.hostname, answer.status);
  return next;
}

function isWebAddress({ protocol }: URL): boolean {
  return protocol === "http:" || protocol === "https:";
}

async function received(answer: Response, at: URL, wish: FetchWish): Promise<Fetched> {
  if (!answer.ok) throw new ErrorPage(at.hostname, answer.status, await errorPage(answer, at, wish));
  const bytes = await readUpTo(answer.body, wish.mostBytes);
  if (!bytes) throw new TooMuch(at.hostname, Math.round(wish.mostBytes / 1_000_000));
  return { ...labelOf(answer, at), bytes };
}

async function errorPage(answer: Response, at: URL, wish: FetchWish): Promise<Fetched | null> {
  if (!wish.errorPageMostBytes) {
    await answer.body?.cancel();
    return null;
  }
  const bytes = await readUpTo(answer.body, wish.errorPageMostBytes);
  return bytes && { ...labelOf(answer, at), bytes };
}

function labelOf(answer: Response, at: URL): Omit<Fetched, "bytes"> {
  return { url: at.href, contentType: (answer.headers.get("Content-Type") ?? "").toLowerCase() };
}
