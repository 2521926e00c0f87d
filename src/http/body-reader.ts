import { FORM } from "../contract/call-docs.ts";
import { decodeBody, decodeMultipart, NotJson } from "../platform/decode-body.ts";
import { DomainError } from "../platform/errors.ts";
import { BodyTooLarge, isUpload, readBytes, VisitorBodyTooLarge } from "../platform/request-body.ts";
import { respell, collectSpellings, type Spellings } from "./spelling.ts";

/** Bytes of a body that is read whole: JSON, or the fields of a form. */
const BODY_MOST_BYTES = 10_000_000;
/** The same of whoever shows no token: a list of names. */
const VISITOR_BODY_MOST_BYTES = 64_000;
/** The same in a call that doesn't ask for a token: an email and a password. */
const ANYONE_BODY_MOST_BYTES = 16_000;

interface Visit {
  request: Request;
  route: string;
  params: Record<string, string | undefined>;
}

/** A route as Elysia lists it; its `transform` hooks are the guard's. */
interface Route {
  method: string;
  path: string;
  hooks: { body?: unknown; detail?: Record<string, unknown>; transform?: unknown };
}

type IsSignedIn = (request: Request) => Promise<boolean>;

interface Call {
  role: string;
  takesForm: boolean;
  /** Each throws for a caller who may not make the call. */
  gates: ((visit: Visit) => unknown)[];
}

/**
 * Reads bodies, and only of callers who may make the call: those who may not must not cost memory. A body that can't be
 * read becomes null, which no call takes; `explain` then gives the reason.
 * @param isSignedIn asked only for a body that is too large for a visitor
 */
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

    /** Why a request's body couldn't be read; undefined when it could. */
    explain: (request: Request): DomainError | undefined => unreadable.get(request),
  };
}

function callOn({ hooks: { detail = {}, transform = [] } }: Route): Call {
  const hooks = [transform].flat() as { fn: Call["gates"][number] }[];
  return {
    role: String(detail["x-role"]),
    takesForm: detail["x-format"] === FORM,
    gates: hooks.map(({ fn }) => fn),
  };
}

/** The guard refuses those who don't pass when Elysia comes to it, with its own reason. */
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
  // The few calls that take a file read it themselves, once it is known that the caller may send one.
  if (isUpload(request) && !call.takesForm) throw new NotJson();
  const type = request.headers.get("Content-Type") ?? "";
  const mostBytes = await limitFor(request, call, isSignedIn);
  const bytes = await readBytes(request, mostBytes).catch((problem: unknown) => {
    const isVisitors = mostBytes < BODY_MOST_BYTES && problem instanceof BodyTooLarge;
    throw isVisitors ? new VisitorBodyTooLarge(mostBytes) : problem;
  });
  return respell(isUpload(request) ? await decodeMultipart(bytes, type) : decodeBody(bytes, type), spellings);
}

async function limitFor(request: Request, { role }: Call, isSignedIn: IsSignedIn): Promise<number> {
  if (role === "anyone") return ANYONE_BODY_MOST_BYTES;
  if (role !== "visitor") return BODY_MOST_BYTES;
  const isSmall = Number(request.headers.get("Content-Length") ?? Infinity) <= VISITOR_BODY_MOST_BYTES;
  return isSmall || !(await isSignedIn(request)) ? VISITOR_BODY_MOST_BYTES : BODY_MOST_BYTES;
}
