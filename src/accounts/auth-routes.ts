import type { Database } from "bun:sqlite";
import type { Credentials } from "../contract/accounts.ts";
import { snackbar } from "../contract/sentences.ts";
import { getDeviceName } from "./device-name.ts";
import type { Guard } from "../http/guard.ts";
import type { Sessions } from "./sessions.ts";
import { signIn } from "./sign-in.ts";
import type { SignInLimits } from "./sign-in-limits.ts";
import type { Account } from "../http/caller.ts";
import type { UserStore } from "./user-store.ts";
import { bindCalls } from "../http/bind-calls.ts";
import { authCalls } from "../contract/calls/auth-calls.ts";

interface Parts {
  db: Database;
  users: UserStore;
  sessions: Sessions;
  limits: SignInLimits;
  getAddress(request: Request): string;
}

export function authRoutes(guard: Guard, { db, users, sessions, limits, getAddress: addressOf }: Parts) {
  async function signInAndRespond(request: Request, credentials: Credentials, { long }: { long: boolean }) {
    const begin = (account: Account) => sessions.begin(account, getDeviceName(request), { long });
    const session = await signIn(credentials, addressOf(request), { db, users, limits, begin });
    return { ...snackbar("user-logged-in", "success"), ...(await sessions.token(session)) };
  }

  return bindCalls(guard, authCalls, {
    "POST auth/token": ({ request, body }) => signInAndRespond(request, body, { long: false }),

    "POST auth/token/long": ({ request, body }) => signInAndRespond(request, body, { long: true }),

    "GET auth/refresh": ({ session }) => sessions.token(session),
  });
}
