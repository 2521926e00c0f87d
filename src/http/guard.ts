import { Elysia } from "elysia";
import type { Role } from "../contract/calls/call.ts";
import { DISPLAY_CALLS } from "../contract/display-calls.ts";
import { DomainError, NotAllowed } from "../platform/errors.ts";
import { parseId } from "./parse-id.ts";
import {
  NotSignedIn,
  requirePerson,
  type Account,
  type Authenticator,
  type Caller,
  type OpenSession,
} from "./caller.ts";

class NotYourAccount extends DomainError {
  constructor() {
    super("forbidden", "not-your-account");
  }
}

/** In a demo, everyone shares one account, so nobody may lock others out or see who they are. */
export class OffInDemo extends DomainError {
  constructor() {
    super("forbidden", "off-in-demo");
  }
}

interface Resolved {
  request: Request;
  set: { headers: Record<string, string | number | undefined> };
}

interface Route {
  request: Request;
  /** As it was registered: `/api/recipes/:slug`. */
  route: string;
}

interface Visit extends Route {
  params: Record<string, string | undefined>;
}

export type Guard = ReturnType<typeof createGuard>;

/** Roles are checked before the body is validated, so that visitors are asked to sign in. */
export function createGuard(
  sessions: Authenticator,
  { closed, isDemo }: { closed: boolean; isDemo: boolean },
) {
  const callers = new WeakMap<Request, Caller>();

  async function identify({ request, route }: Route): Promise<Caller> {
    const authorization = request.headers.get("Authorization");
    const caller =
      callers.get(request) ??
      (await sessions.identifyCaller(authorization, { admitsDisplays: admitsDisplays(request, route) }));
    callers.set(request, caller);
    return caller;
  }

  async function admit(visit: Route): Promise<Account> {
    return (await identify(visit)).account;
  }

  /** Elysia's `resolve` runs too late to refuse, and its `transform` can't pass values on, so this takes both. */
  function resolve({ request, set }: Resolved): { caller: Account; session: OpenSession } {
    const caller = callers.get(request);
    if (!caller) throw new NotSignedIn();
    keepFromCaches({ set });
    return { caller: caller.account, session: caller.session };
  }

  const isAbout = {
    account: ({ id }: Account, named: number | null) => id === named,
    group: ({ groupId }: Account, named: number | null) => groupId === named,
  };

  return new Elysia({ name: closed ? "guard of a closed site" : "guard" }).macro({
    anyone: { detail: docsRole("anyone"), resolve: keepFromCaches },
    visitor: {
      detail: docsRole("visitor"),
      ...(closed && {
        transform: async ({ request, route }: Visit) => void (await admit({ request, route })),
      }),
    },
    /** Pages fetch pictures without a token, so on a closed site a pass will do. */
    picture: {
      detail: docsRole("visitor"),
      ...(closed && {
        transform: async ({ request, route }: Visit) => {
          const pass = new URL(request.url).searchParams.get("pass");
          if (pass === null || !(await sessions.isPicturePass(pass))) await admit({ request, route });
        },
      }),
    },
    user: {
      detail: docsRole("user"),
      transform: async ({ request, route }: Visit) => {
        await admit({ request, route });
      },
      resolve,
    },
    self: (what: keyof typeof isAbout) => ({
      detail: docsRole("self"),
      transform: async ({ request, route, params }: Visit) => {
        const account = await admit({ request, route });
        if (!account.admin && !isAbout[what](account, parseId(params["id"] ?? ""))) throw new NotAllowed();
      },
      resolve,
    }),
    onlySelf: {
      detail: docsRole("only-self"),
      transform: async ({ request, route, params }: Visit) => {
        const account = await admit({ request, route });
        if (!isAbout.account(account, parseId(params["id"] ?? ""))) throw new NotYourAccount();
      },
      resolve,
    },
    admin: {
      detail: docsRole("admin"),
      transform: async ({ request, route }: Visit) => {
        const account = await admit({ request, route });
        if (!account.admin) throw new NotAllowed();
      },
      resolve,
    },
    silent: { detail: docsLimit("x-silent") },
    longBody: { detail: docsLimit("x-long-body") },
    manyEntries: { detail: docsLimit("x-many-entries") },
    personal: {
      detail: docsLimit("x-personal"),
      transform: async ({ request, route }: Visit) =>
        requirePerson((await identify({ request, route })).session),
    },
    offInDemo: {
      detail: docsLimit("x-off-in-demo"),
      ...(isDemo && { transform: refuseInDemo }),
    },
  });
}

function admitsDisplays({ method }: Request, route: string): boolean {
  const path = route.replace(/^\/api\//, "").replace(/:(\w+)/g, "{$1}");
  return DISPLAY_CALLS.has(`${method === "HEAD" ? "GET" : method} ${path}`);
}

function keepFromCaches({ set }: Pick<Resolved, "set">): void {
  set.headers["Cache-Control"] ??= "no-store";
}

function refuseInDemo(): never {
  throw new OffInDemo();
}

function docsRole(role: Role): object {
  return { "x-role": role };
}

function docsLimit(
  key: "x-personal" | "x-off-in-demo" | "x-silent" | "x-long-body" | "x-many-entries",
): object {
  return { [key]: true };
}
