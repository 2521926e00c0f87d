import { FORM } from "../contract/call-docs.ts";
import { decodeBody, decodeMultipart, LONG_LISTS, NotJson, USUAL_LISTS } from "../platform/decode-body.ts";
import { DomainError } from "../platform/errors.ts";
import { BodyTooLarge, isUpload, readBytes, VisitorBodyTooLarge } from "../platform/request-body.ts";
import { respell, collectSpellings, type Spellings } from "./spelling.ts";

const MAX_BODY_BYTES = 10_000_000;
/** 100,000 files with long paths. */
const MAX_LONG_LISTS_BYTES = 30_000_000;
const MAX_VISITOR_BODY_BYTES = 64_000;
const MAX_ANYONE_BODY_BYTES = 16_000;

interface Visit {
  request: Request;
  route: string;
  params: Record<string, string | undefined>;
}

interface Route {
  method: string;
  path: string;
  hooks: { body?: unknown; detail?: Record<string, unknown>; transform?: unknown };
}

type IsSignedIn = (request: Request) => Promise<boolean>;

interface Call {
  role: string;
  takesForm: boolean;
  takesLongBody: boolean;
  takesLongLists: boolean;
  gates: ((visit: Visit) => unknown)[];
}

/** Reads bodies only for callers who may call, to protect memory. Unreadable ones become null. */
export function bodyReader(routes: readonly Route[], isSignedIn: IsSignedIn) {
  const calls = new Map(routes.map((route) => [`${route.method} ${route.path}`, callOn(route)]));
  const spellings = collectSpellings(routes.map(({ hooks }) => hooks.body as never).filter(Boolean));
  const unreadable = new WeakMap<Request, DomainError>();

  return {
    async read(visit: Visit): Promise<unknown> {
      const { request } = visit;
      const call = calls.get(`${request.method} ${visit.route}`);
      if (!call || !(await passesGates(call, visit))) return null;
      try {
        return await readBody(request, { call, spellings, isSignedIn });
      } catch (problem) {
        if (!(problem instanceof DomainError)) throw problem;
        unreadable.set(request, problem);
        return null;
      }
    },

    explain: (request: Request): DomainError | undefined => unreadable.get(request),
  };
}

function callOn({ hooks: { detail = {}, transform = [] } }: Route): Call {
  const hooks = [transform].flat() as { fn: Call["gates"][number] }[];
  return {
    role: String(detail["x-role"]),
    takesForm: detail["x-format"] === FORM,
    takesLongBody: detail["x-long-body"] === true,
    takesLongLists: detail["x-many-entries"] === true,
    gates: hooks.map(({ fn }) => fn),
  };
}

/** Only a check: the guard runs again later and refuses with its own reason. */
async function passesGates({ gates }: Call, visit: Visit): Promise<boolean> {
  try {
    for (const gate of gates) await gate(visit);
    return true;
  } catch {
    return false;
  }
}

async function readBody(
  request: Request,
  { call, spellings, isSignedIn }: { call: Call; spellings: Spellings; isSignedIn: IsSignedIn },
): Promise<unknown> {
  // Calls that accept a file read it themselves.
  if (isUpload(request) && !call.takesForm) throw new NotJson();
  const type = request.headers.get("Content-Type") ?? "";
  const mostBytes = await limitFor(request, call, isSignedIn);
  const bytes = await readBytes(request, mostBytes).catch((problem: unknown) => {
    const isVisitors = mostBytes < MAX_BODY_BYTES && problem instanceof BodyTooLarge;
    throw isVisitors ? new VisitorBodyTooLarge(mostBytes) : problem;
  });
  const limits = call.takesLongLists ? LONG_LISTS : USUAL_LISTS;
  const body = isUpload(request) ? await decodeMultipart(bytes, type) : decodeBody(bytes, type, limits);
  return respell(body, spellings);
}

async function limitFor(
  request: Request,
  { role, takesLongBody, takesLongLists }: Call,
  isSignedIn: IsSignedIn,
): Promise<number> {
  if (role === "anyone") return takesLongBody ? MAX_VISITOR_BODY_BYTES : MAX_ANYONE_BODY_BYTES;
  if (role !== "visitor") return takesLongLists ? MAX_LONG_LISTS_BYTES : MAX_BODY_BYTES;
  const isSmall = Number(request.headers.get("Content-Length") ?? Infinity) <= MAX_VISITOR_BODY_BYTES;
  return isSmall || !(await isSignedIn(request)) ? MAX_VISITOR_BODY_BYTES : MAX_BODY_BYTES;
}
