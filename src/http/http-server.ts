import type { Server } from "bun";
import {
  parseAddress,
  isEmptyList,
  listHolds,
  plainAddress,
  type AddressList,
} from "../platform/addresses.ts";
import type { Clock } from "../platform/clock.ts";
import { getErrorCode, getMessage, StartError } from "../platform/errors.ts";
import type { Log } from "../platform/log.ts";
import { redactPath } from "./redact-path.ts";
import type { Config } from "../config.ts";

/** For archives; every call has a lower limit of its own. */
const MAX_BODY_BYTES = 4_000_000_000;
const IDLE_SECONDS = 60;

/** HSTS covers all ports of the host, so a year would be hard on anyone who gives up HTTPS. */
const HTTPS_ONLY_SECONDS = 30 * 24 * 60 * 60;

const REFUSED = 400;

interface Visit {
  id: string;
  address(): string;
  takesLong(): void;
}

export type Visits = WeakMap<Request, Visit>;

interface Listening {
  config: Config;
  log: Log;
  visits: Visits;
  clock: Clock;
  /** Paths come without the base path. */
  handle(request: Request): Response | Promise<Response>;
}

/** @throws StartError if the port isn't available */
export function listen({ config, log, visits, clock, handle }: Listening): Server<undefined> {
  const boot = clock().getTime().toString(36);
  let count = 0;

  function answer(request: Request, server: Server<undefined>): Response | Promise<Response> {
    const started = performance.now();
    const path = getPath(request.url);
    const inside = decodePath(stripBase(path, config.basePath));
    const asIs = inside === path && request.method !== "HEAD" && isRoutable(request.url);
    const inner = asIs ? request : rewriteRequest(request, inside);
    const visit: Visit = {
      id: `${boot}-${(++count).toString(36)}`,
      address: () => getAddress(request, server, config.trustProxy),
      takesLong: () => server.timeout(request, 0),
    };
    visits.set(inner, visit);

    const addHeaders = (response: Response): Response => {
      response.headers.set("X-Content-Type-Options", "nosniff");
      response.headers.set("X-Request-Id", visit.id);
      if (config.tls) response.headers.set("Strict-Transport-Security", `max-age=${HTTPS_ONLY_SECONDS}`);
      // Otherwise, clients with a pool would reuse a closed connection. Source: RFC 9112, 9.6
      if (isLastRequest(request)) response.headers.set("Connection", "close");
      const took = (performance.now() - started).toFixed(1);
      const from = response.status >= REFUSED ? ` ${visit.address()}` : "";
      log.info(`${request.method} ${redactPath(inside)} ${response.status} ${took}ms ${visit.id}${from}`);
      return response;
    };
    const response = handle(inner);
    return response instanceof Promise ? response.then(addHeaders) : addHeaders(response);
  }

  const start = (hostname: string) =>
    Bun.serve({
      port: config.port,
      hostname,
      // Otherwise, two instances could share the port.
      reusePort: false,
      maxRequestBodySize: MAX_BODY_BYTES,
      idleTimeout: IDLE_SECONDS,
      ...(config.tls && { tls: { cert: Bun.file(config.tls.certificate), key: Bun.file(config.tls.key) } }),
      development: false,
      fetch: answer,
    });
  try {
    return config.host ? start(config.host) : listenOnAllInterfaces(start);
  } catch (problem) {
    throw toStartError(problem, config);
  }
}

function isLastRequest({ headers }: Request): boolean {
  const options = headers.get("Connection");
  return options !== null && /(?:^|,)\s*close\s*(?:,|$)/i.test(options);
}

/** `::` includes IPv4; `0.0.0.0` is for machines without IPv6. */
function listenOnAllInterfaces(start: (hostname: string) => Server<undefined>): Server<undefined> {
  try {
    return start("::");
  } catch (problem) {
    if (getErrorCode(problem) === "EADDRINUSE") throw problem;
    return start("0.0.0.0");
  }
}

function toStartError(problem: unknown, { port, host, tls }: Config): StartError {
  const code = getErrorCode(problem);
  if (code === "EADDRINUSE") {
    return new StartError(
      `Port ${port} is taken by another program. Stop that one, or choose another port with API_PORT or --port.`,
    );
  }
  if (code === "EACCES") {
    return new StartError(
      `Port ${port} is not available to this user. Choose one above 1023 with API_PORT or --port.`,
    );
  }
  const message = getMessage(problem);
  if (tls) return new StartError(`Can't use TLS_CERT and TLS_KEY for HTTPS: ${message}`);
  return new StartError(`Can't listen on ${host ?? "all interfaces"}, port ${port}: ${message}`);
}

/** Proxies may strip the base path or keep it. */
function stripBase(path: string, base: string): string {
  if (base === "" || !path.startsWith(base)) return path;
  const rest = path.slice(base.length);
  if (rest === "") return "/";
  return rest.startsWith("/") ? rest : path;
}

/** Elysia searches for the path from here on; three-letter hosts end earlier. */
const ROUTER_OFFSET = 11;

/** For invalid hosts, Bun keeps only the path. */
function isRoutable(url: string): boolean {
  return !url.startsWith("/") && pathStart(url) >= ROUTER_OFFSET;
}

function pathStart(url: string): number {
  return url.startsWith("/") ? 0 : url.indexOf("/", url.indexOf("//") + 2);
}

function getPath(url: string): string {
  const start = pathStart(url);
  const query = url.indexOf("?", start);
  return query < 0 ? url.slice(start) : url.slice(start, query);
}

/** Paths that can't be decoded (`/100%`) stay as they are. */
function decodePath(path: string): string {
  if (!path.includes("%")) return path;
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll("%", "%25");
  }
}

/** Replaces the host, which callers control; the header keeps it. */
function rewriteRequest(request: Request, path: string): Request {
  const query = request.url.indexOf("?", pathStart(request.url));
  const url = `http://localhost${path}${query < 0 ? "" : request.url.slice(query)}`;
  return new Request(url, request.method === "HEAD" ? { method: "GET", headers: request.headers } : request);
}

function getAddress(request: Request, server: Server<undefined>, trusted: AddressList): string {
  let address = plainAddress(server.requestIP(request)?.address ?? "");
  if (isEmptyList(trusted)) return address;
  const forwarded = request.headers.get("X-Forwarded-For");
  if (!forwarded) return address;
  for (const earlier of forwarded.split(",").toReversed()) {
    if (!listHolds(trusted, address)) break;
    const named = parseAddress(earlier);
    // Everything before it is untrusted.
    if (!named) break;
    address = named;
  }
  return address;
}
