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

/** The largest thing that may ever be sent is an archive of recipes; every call has its own, lower limit. */
const BODY_MOST_BYTES = 4_000_000_000;
/** Seconds without a byte before a connection is given up. */
const IDLE_SECONDS = 60;

/**
 * How long browsers go straight to https, in seconds: a month. They do so for every port of this host, so that a year
 * would be hard on whoever gives up https again.
 */
const HTTPS_ONLY_SECONDS = 30 * 24 * 60 * 60;

/** Statuses from here on are refusals and faults. */
const REFUSED = 400;

interface Visit {
  id: string;
  /** The caller's network address; looked up when somebody wants to know. */
  address(): string;
  /** Its answer takes as long as it takes: the connection is not given up meanwhile. */
  takesLong(): void;
}

export type Visits = WeakMap<Request, Visit>;

interface Listening {
  config: Config;
  log: Log;
  visits: Visits;
  clock: Clock;
  /** What answers requests; the paths it gets have no base path. */
  handle(request: Request): Response | Promise<Response>;
}

/**
 * Listens, and does for every request what has nothing to do with what is asked: base path, HEAD, security headers,
 * a request id, a line in the log.
 * @throws StartError when the port cannot be had
 */
export function listen({ config, log, visits, clock, handle }: Listening): Server<undefined> {
  const boot = clock().getTime().toString(36);
  let count = 0;

  function answer(request: Request, server: Server<undefined>): Response | Promise<Response> {
    const started = performance.now();
    const path = getPath(request.url);
    const inside = decodable(withoutBase(path, config.basePath));
    const asIs = inside === path && request.method !== "HEAD" && isRoutable(request.url);
    const asked = asIs ? request : rewritten(request, inside);
    const visit: Visit = {
      id: `${boot}-${(++count).toString(36)}`,
      address: () => getAddress(request, server, config.trustProxy),
      takesLong: () => server.timeout(request, 0),
    };
    visits.set(asked, visit);

    const addHeaders = (response: Response): Response => {
      response.headers.set("X-Content-Type-Options", "nosniff");
      response.headers.set("X-Request-Id", visit.id);
      if (config.tls) response.headers.set("Strict-Transport-Security", `max-age=${HTTPS_ONLY_SECONDS}`);
      // Without it, clients with a pool send their next request into a connection that is closed. RFC 9112, 9.6
      if (isLastRequest(request)) response.headers.set("Connection", "close");
      const took = (performance.now() - started).toFixed(1);
      // Who asks is nobody's business until something is refused.
      const from = response.status >= REFUSED ? ` ${visit.address()}` : "";
      log.info(`${request.method} ${redactPath(inside)} ${response.status} ${took}ms ${visit.id}${from}`);
      return response;
    };
    const response = handle(asked);
    return response instanceof Promise ? response.then(addHeaders) : addHeaders(response);
  }

  const start = (hostname: string) =>
    Bun.serve({
      port: config.port,
      hostname,
      // Left out, two Tagines would share the port, each getting some of the requests.
      reusePort: false,
      maxRequestBodySize: BODY_MOST_BYTES,
      idleTimeout: IDLE_SECONDS,
      ...(config.tls && { tls: { cert: Bun.file(config.tls.certificate), key: Bun.file(config.tls.key) } }),
      development: false,
      fetch: answer,
    });
  try {
    return config.host ? start(config.host) : onAllInterfaces(start);
  } catch (problem) {
    throw toStartError(problem, config);
  }
}

/** Whether the client says that no other request follows on this connection. */
function isLastRequest({ headers }: Request): boolean {
  const options = headers.get("Connection");
  return options !== null && /(?:^|,)\s*close\s*(?:,|$)/i.test(options);
}

/** `::` takes IPv4 too; where the machine has no IPv6, `0.0.0.0` is all there is. */
function onAllInterfaces(start: (hostname: string) => Server<undefined>): Server<undefined> {
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
      `Port ${port} may not be used by this user. Choose one above 1023 with API_PORT or --port.`,
    );
  }
  const message = getMessage(problem);
  if (tls) return new StartError(`TLS_CERT and TLS_KEY cannot be used for https: ${message}`);
  return new StartError(`Tagine cannot listen on ${host ?? "all interfaces"}, port ${port}: ${message}`);
}

/** A proxy may take the base path off or leave it on; both ways lead to the same page. */
function withoutBase(path: string, base: string): string {
  if (base === "" || !path.startsWith(base)) return path;
  const rest = path.slice(base.length);
  if (rest === "") return "/";
  return rest.startsWith("/") ? rest : path;
}

/** Elysia looks for the path from this character of an address on: a host of three letters ends before it. */
const ROUTER_LOOKS_FROM = 11;

/** Whether Elysia finds the path of an address. Of a host that none can have, Bun leaves only the path. */
function isRoutable(url: string): boolean {
  return !url.startsWith("/") && pathStart(url) >= ROUTER_LOOKS_FROM;
}

function pathStart(url: string): number {
  return url.startsWith("/") ? 0 : url.indexOf("/", url.indexOf("//") + 2);
}

/** The path of an address, without its query. Cut out rather than parsed: this runs for every request. */
function getPath(url: string): string {
  const start = pathStart(url);
  const query = url.indexOf("?", start);
  return query < 0 ? url.slice(start) : url.slice(start, query);
}

/** A path that cannot be decoded (`/100%`) is taken as it is written. */
function decodable(path: string): string {
  if (!path.includes("%")) return path;
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return path.replaceAll("%", "%25");
  }
}

/**
 * The request as routes know it: without base path, and GET for HEAD, whose answer the server sends without a body.
 * The address gets a host of its own, since callers may write anything there; what they wrote stays in the header.
 */
function rewritten(request: Request, path: string): Request {
  const query = request.url.indexOf("?", pathStart(request.url));
  const url = `http://localhost${path}${query < 0 ? "" : request.url.slice(query)}`;
  return new Request(url, request.method === "HEAD" ? { method: "GET", headers: request.headers } : request);
}

/** The caller's address: of the connection, or what the trusted proxies at its end say of it. */
function getAddress(request: Request, server: Server<undefined>, trusted: AddressList): string {
  let address = plainAddress(server.requestIP(request)?.address ?? "");
  if (isEmptyList(trusted)) return address;
  const forwarded = request.headers.get("X-Forwarded-For");
  if (!forwarded) return address;
  for (const earlier of forwarded.split(",").toReversed()) {
    if (!listHolds(trusted, address)) break;
    const named = parseAddress(earlier);
    // What stands before it comes from somebody unknown.
    if (!named) break;
    address = named;
  }
  return address;
}
