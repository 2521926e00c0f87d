import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import { isPublicAddress, listHolds, plainAddress, type AddressList } from "./addresses.ts";
import { DomainError } from "./errors.ts";

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

interface Attempt {
  request: { method: string; headers: Record<string, string>; body?: string };
  signal: AbortSignal;
  allowed: AddressList;
  hostLookup: HostLookup;
}

/** @throws PrivateAddress, Unreachable, and what `fetch` throws */
export async function connect(at: URL, { request, signal, allowed, hostLookup }: Attempt): Promise<Response> {
  if (!hasWebProtocol(at)) throw new Unreachable(at.hostname);
  const host = at.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  const addresses = await orAbort(signal, resolvePermitted(host, allowed, hostLookup));
  let problem: unknown;
  for (const address of addresses) {
    const direct = new URL(at);
    // Connects to exactly the checked address, whatever the name resolves to later.
    direct.hostname = address.includes(":") ? `[${address}]` : address;
    direct.username = direct.password = direct.hash = "";
    try {
      return await fetch(direct, {
        ...request,
        headers: { ...request.headers, Host: at.host },
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

async function resolvePermitted(
  host: string,
  allowed: AddressList,
  hostLookup: HostLookup,
): Promise<string[]> {
  const addresses = await hostLookup(host);
  if (addresses.length === 0) throw new Unreachable(host);
  if (allowed.hosts.has(host)) return addresses;
  const good = addresses.filter((address) => isPublicAddress(address) || listHolds(allowed, address));
  if (good.length === 0) throw new PrivateAddress(host);
  return good;
}

/** DNS lookups can't be cancelled, only abandoned. */
function orAbort<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  return Promise.race([work, aborted]);
}

export async function everyAddress(host: string): Promise<string[]> {
  const results = await lookup(host, { all: true });
  return results.map((entry) => plainAddress(entry.address));
}

export function hasWebProtocol({ protocol }: URL): boolean {
  return protocol === "http:" || protocol === "https:";
}
