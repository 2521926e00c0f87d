import { FORM } from "./contract/call-docs.ts";
import { decodeBody, decodeMultipart, NotJson } from "./platform/decode-body.ts";
import { DomainError } from "./platform/errors.ts";
import { BodyTooLarge, isUpload, readBytes, VisitorBodyTooLarge } from "./platform/request-body.ts";
import { respelled, spellingsOf, type Spellings } from "./spelling.ts";

/** Bytes of a body that is read whole: JSON, or the fields of a form. */
const BODY_MOST_BYTES = 10_000_000;
/** The same where nobody has to show a token: a list of names, or an email and a password. */
const VISITOR_BODY_MOST_BYTES: Partial<Record<string, number>> = { anyone: 16_000, visitor: 64_000 };

/** A request as Elysia knows it before its body is read. */
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

interface Call {
  mostBytes: number;
  isOpen: boolean;
  takesForm: boolean;
  /** Each throws for a caller who may not make the call. */
  gates: ((visit: Visit) => unknown)[];
}

/**
 * Reads bodies, and only of callers who may make the call: those who may not must not cost memory. A body that can't be
 * read becomes null, which no call takes; `explain` then gives the reason.
 */
export function bodyReader(routes: readonly Route[]) {
  const calls = new Map(routes.map((route) => [`${route.method} ${route.path}`, callOn(route)]));
  const spellings = spellingsOf(routes.map(({ hooks }) => hooks.body as never).filter(Boolean));
  const unreadable = new WeakMap<Request, DomainError>();

  return {
    async read(visit: Visit): Promise<unknown> {
      const { request } = visit;
      const call = calls.get(`${request.method} ${visit.route}`);
      if (!call || !(await passesGates(call, visit))) return null;
      try {
        return await readBody(request, call, spellings);
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
  const limit = VISITOR_BODY_MOST_BYTES[String(detail["x-role"])];
  const hooks = [transform].flat() as { fn: Call["gates"][number] }[];
  return {
    mostBytes: limit ?? BODY_MOST_BYTES,
    isOpen: limit !== undefined,
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

/** The body, with its names as the contract spells them. */
async function readBody(request: Request, call: Call, spellings: Spellings): Promise<unknown> {
  // The few calls that take a file read it themselves, once it is known that the caller may send one.
  if (isUpload(request) && !call.takesForm) throw new NotJson();
  const type = request.headers.get("Content-Type") ?? "";
  const bytes = await readBytes(request, call.mostBytes).catch((problem: unknown) => {
    throw call.isOpen && problem instanceof BodyTooLarge ? new VisitorBodyTooLarge(call.mostBytes) : problem;
  });
  return respelled(
    isUpload(request) ? await decodeMultipart(bytes, type) : decodeBody(bytes, type),
    spellings,
  );
}
