import { Elysia } from "elysia";
import { DomainError, NotAllowed } from "../platform/errors.ts";
import { idIn } from "../platform/id-in.ts";
import type { Account } from "./account.ts";
import { NotSignedIn, requirePerson, type Caller, type Sessions } from "./sessions.ts";
import type { OpenSession } from "./session-store.ts";

/** What only the person may do whose account it is. */
export class NotYourAccount extends DomainError {
  constructor() {
    super("forbidden", "not-your-account");
  }
}

/** In a demo, everybody shares one account: nobody may lock the others out or see who they are. */
export class OffInDemo extends DomainError {
  constructor() {
    super("forbidden", "off-in-demo");
  }
}

/**
 * Who may call, as the API docs say it: `anyone`, also where visitors must sign in; `visitor`; `user`: whoever is signed
 * in; `self`: an administrator, or whom the `id` in the path is about; `only-self`: nobody but them; `admin`.
 */
export type Role = "anyone" | "visitor" | "user" | "self" | "only-self" | "admin";

interface Resolved {
  request: Request;
  set: { headers: Record<string, string | number | undefined> };
}

interface Visit {
  request: Request;
  params: Record<string, string | undefined>;
}

export type Guard = ReturnType<typeof guardedBy>;

/**
 * Lets routes say who may call them, as data: `{ anyone: true }`, `{ visitor: true }`, `{ user: true }`,
 * `{ self: "account" }`, `{ onlySelf: true }` or `{ admin: true }`. All but the first two get `caller`, the account that
 * calls, and `session`, what it calls with. The token is looked at before the shape of what was sent is judged: a
 * visitor is told to sign in, not what else would be wrong.
 * `{ silent: true }` leaves the sentence out of the 401. Behind a role, `{ personal: true }` refuses API tokens, and `{ offInDemo: true }` refuses everybody in a demo.
 * @param closed whether visitors must sign in; where they need not, nothing is looked at before they are answered
 */
export function guardedBy(sessions: Sessions, { closed, isDemo }: { closed: boolean; isDemo: boolean }) {
  const callers = new WeakMap<Request, Caller>();

  async function identify(request: Request): Promise<Caller> {
    const caller = callers.get(request) ?? (await sessions.callerOf(request.headers.get("Authorization")));
    callers.set(request, caller);
    return caller;
  }

  async function admit(request: Request): Promise<Account> {
    return (await identify(request)).account;
  }

  /** Elysia's `resolve` comes too late to refuse in, its `transform` cannot hand on what it found: so one of each. */
  function resolve({ request, set }: Resolved): { caller: Account; session: OpenSession } {
    const caller = callers.get(request);
    if (!caller) throw new NotSignedIn();
    keepFromCaches({ set });
    return { caller: caller.account, session: caller.session };
  }

  /** Whether a call is about somebody, by the `id` in its path. */
  const isAbout = {
    account: ({ id }: Account, named: number | null) => id === named,
    group: ({ groupId }: Account, named: number | null) => groupId === named,
  };

  return new Elysia({ name: closed ? "guard of a closed site" : "guard" }).macro({
    anyone: { detail: docsRole("anyone"), resolve: keepFromCaches },
    visitor: {
      detail: docsRole("visitor"),
      ...(closed && { transform: async ({ request }: Visit) => void (await admit(request)) }),
    },
    /** A visitor's call for what a page fetches without a token: where visitors must sign in, a pass will do. */
    picture: {
      detail: docsRole("visitor"),
      ...(closed && {
        transform: async ({ request }: Visit) => {
          const pass = new URL(request.url).searchParams.get("pass");
          if (pass === null || !(await sessions.isPicturePass(pass))) await admit(request);
        },
      }),
    },
    user: {
      detail: docsRole("user"),
      transform: async ({ request }: Visit) => {
        await admit(request);
      },
      resolve,
    },
    self: (what: keyof typeof isAbout) => ({
      detail: docsRole("self"),
      transform: async ({ request, params }: Visit) => {
        const account = await admit(request);
        if (!account.admin && !isAbout[what](account, idIn(params["id"] ?? ""))) throw new NotAllowed();
      },
      resolve,
    }),
    onlySelf: {
      detail: docsRole("only-self"),
      transform: async ({ request, params }: Visit) => {
        const account = await admit(request);
        if (!isAbout.account(account, idIn(params["id"] ?? ""))) throw new NotYourAccount();
      },
      resolve,
    },
    admin: {
      detail: docsRole("admin"),
      transform: async ({ request }: Visit) => {
        const account = await admit(request);
        if (!account.admin) throw new NotAllowed();
      },
      resolve,
    },
    /** Clients ask this on every page, signed in or not: no sentence comes with the 401, which they would show. */
    silent: { detail: docsLimit("x-silent") },
    personal: {
      detail: docsLimit("x-personal"),
      transform: async ({ request }: Visit) => requirePerson((await identify(request)).session),
    },
    offInDemo: {
      detail: docsLimit("x-off-in-demo"),
      ...(isDemo && { transform: refuseInDemo }),
    },
  });
}

/** What is answered to somebody is for nobody else: tokens above all. */
function keepFromCaches({ set }: Pick<Resolved, "set">): void {
  set.headers["Cache-Control"] ??= "no-store";
}

function refuseInDemo(): never {
  throw new OffInDemo();
}

/** How the API docs learn who may call. */
function docsRole(role: Role): object {
  return { "x-role": role };
}

/** How they learn that it also depends on what somebody calls with, or where. */
function docsLimit(key: "x-personal" | "x-off-in-demo" | "x-silent"): object {
  return { [key]: true };
}
