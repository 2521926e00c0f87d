import { Elysia } from "elysia";
import { DomainError } from "../platform/errors.ts";
import { NotSignedIn, type Sessions } from "./sessions.ts";
import type { Account } from "./user-store.ts";

export class NotAllowed extends DomainError {
  constructor() {
    super("forbidden", "not-allowed");
  }
}

export type Guard = ReturnType<typeof guardedBy>;

/**
 * Lets routes say who may call them, as data: `{ visitor: true }`, `{ user: true }` or `{ admin: true }`. The latter
 * two get `caller`, the account that calls. The token is looked at before the shape of what was sent is judged: a
 * visitor is told to sign in, not what else would be wrong.
 */
export function guardedBy(sessions: Sessions) {
  const callers = new WeakMap<Request, Account>();

  async function admit(request: Request): Promise<Account> {
    const account = await sessions.accountOf(request.headers.get("Authorization"));
    callers.set(request, account);
    return account;
  }

  /** Elysia's `resolve` comes too late to refuse in, its `transform` cannot hand on what it found: so one of each. */
  function resolve({ request }: { request: Request }): { caller: Account } {
    const caller = callers.get(request);
    if (!caller) throw new NotSignedIn();
    return { caller };
  }

  return new Elysia({ name: "guard" }).macro({
    visitor: { detail: docsRole("visitor") },
    user: {
      detail: docsRole("user"),
      transform: async ({ request }) => {
        await admit(request);
      },
      resolve,
    },
    admin: {
      detail: docsRole("admin"),
      transform: async ({ request }) => {
        const account = await admit(request);
        if (!account.admin) throw new NotAllowed();
      },
      resolve,
    },
  });
}

/** How the API docs learn who may call. */
function docsRole(role: "visitor" | "user" | "admin"): object {
  return { "x-role": role };
}
