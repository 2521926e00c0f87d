import type { FuzzRequest } from "./fuzz-request.ts";
import type { Operation } from "./operations.ts";
import type { RawAnswer } from "./raw-http.ts";

export type FuzzRole = "visitor" | "user" | "admin" | "user's API token" | "administrator's API token";

/** Texts that a refusal must never contain. */
const LEAK =
  /node_modules|\$bunfs|\/src\/|\.ts:\d+|\bat \w+ \(|SQLITE_|TypeError|RangeError|SyntaxError|\[object /;

export function answerFaults(
  answer: RawAnswer,
  {
    operation,
    request,
    role,
    dataDir,
  }: { operation: Operation; request: FuzzRequest; role: FuzzRole; dataDir: string },
): string[] {
  const { status, headers } = answer;
  const body = answer.body.toString("utf8");
  const faults: string[] = [];
  const mayFetch = operation.statuses.includes(502);
  if (status >= 500 && !(status === 502 && mayFetch)) faults.push(`status ${status}`);
  if (!headers["x-request-id"]) faults.push("no request id");
  if (!headers["x-content-type-options"]) faults.push("no nosniff");
  // User input must never be served as a page of this site.
  if (headers["content-type"]?.includes("html") && request.target.startsWith("/api/")) faults.push("a page");
  const isRefusal = status >= 400;
  if (isRefusal && (LEAK.test(withoutEcho(body, request)) || body.includes(dataDir)))
    faults.push("tells of the program");
  if (isRefusal && request.method !== "HEAD") faults.push(...refusalFaults(answer, request));
  if (!isRefusal && reachesCall(operation, request) && !mayCall(operation, role))
    faults.push(`lets in a ${role}`);
  return faults;
}

function withoutEcho(body: string, { target }: FuzzRequest): string {
  const parts = decodeURI(target.replace(/%(?![0-9a-f]{2})|%[89a-f][0-9a-f]/gi, ""))
    .split(/[/?&=]/)
    .filter((part) => part.length > 3);
  return parts.reduce((text, part) => text.replaceAll(part, ""), body);
}

function refusalFaults({ status, headers, body }: RawAnswer, { method, target }: FuzzRequest): string[] {
  if (!headers["content-type"]?.startsWith("application/json")) return ["a refusal that's no JSON"];
  let refusal: unknown;
  try {
    refusal = JSON.parse(body.toString("utf8"));
  } catch {
    return ["a refusal that's no JSON"];
  }
  const { snackbar, code, detail } = refusal as {
    snackbar?: { text?: unknown; type?: unknown };
    code?: unknown;
    detail?: unknown;
  };
  const faults: string[] = [];
  if (typeof code !== "string" || code === "") faults.push("a refusal without a code");
  // Old clients would show it on every page.
  const isSilent = status === 401 && method === "GET" && /\/groups\/self\/?(\?|$)/.test(target);
  if (!isSilent && (typeof snackbar?.text !== "string" || snackbar.type !== "error"))
    faults.push("a refusal without a snackbar");
  if (detail !== undefined && typeof detail !== "string" && !Array.isArray(detail))
    faults.push("a refusal with an odd detail");
  if (status === 401 && !headers["www-authenticate"]) faults.push("401 without WWW-Authenticate");
  if (status === 405 && !headers["allow"]) faults.push("405 without Allow");
  if (status === 429 && !headers["retry-after"]) faults.push("429 without Retry-After");
  return faults;
}

function reachesCall({ method, path }: Operation, request: FuzzRequest): boolean {
  const [requestedPath = ""] = request.target.split("?");
  const parts = requestedPath.replace(/\/$/, "").split("/");
  const segments = path.split("/");
  return (
    request.method === method &&
    parts.length === segments.length &&
    // Dots lead to another call, in any encoding.
    !parts.some((part) => /^(?:\.|%2e){1,2}$/i.test(part)) &&
    segments.every((part, at) => part.startsWith("{") || part === parts[at]) &&
    // `users/self` is another call than `users/{id}`.
    !["self", "summary", "create", "today", "search"].includes(parts.at(-1) ?? "")
  );
}

/** Also true where only the server knows whether it's about oneself. */
export function mayCall({ role }: Operation, caller: FuzzRole): boolean {
  if (role === "anyone" || role === "visitor") return true;
  if (caller === "visitor") return false;
  return role !== "admin" || caller.startsWith("admin");
}
