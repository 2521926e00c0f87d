import type { Database } from "bun:sqlite";
import { Elysia, t } from "elysia";
import { Credentials, Token } from "../contract/accounts.ts";
import { docs } from "../contract/call-docs.ts";
import { Snackbar, snackbar } from "../contract/sentences.ts";
import { deviceOf } from "./device-of.ts";
import type { Guard } from "../http/guard.ts";
import type { Sessions } from "./sessions.ts";
import { signIn } from "./sign-in.ts";
import type { SignInLimits } from "./sign-in-limits.ts";
import type { Account } from "../http/caller.ts";
import type { UserStore } from "./user-store.ts";

interface Parts {
  db: Database;
  users: UserStore;
  sessions: Sessions;
  limits: SignInLimits;
  /** The network address of whoever calls. */
  addressOf(request: Request): string;
}

const SignedIn = t.Composite([Snackbar, Token]);

const signInDocs = (summary: string) =>
  docs({
    tag: "auth",
    summary,
    description: `${summary} Too many wrong passwords are answered with 429 and \`Retry-After\`.`,
    answer: { description: "The token, and a message", body: SignedIn },
    refusals: ["unauthorized", "invalid", "too-many"],
    form: true,
  });

/** Signs people in, and keeps them signed in. What they are signed in with is `session-routes.ts`. */
export function authRoutes(guard: Guard, { db, users, sessions, limits, addressOf }: Parts) {
  async function signedIn(request: Request, credentials: Credentials, { long }: { long: boolean }) {
    const begin = (account: Account) => sessions.begin(account, deviceOf(request), { long });
    const session = await signIn(credentials, addressOf(request), { db, users, limits, begin });
    return { ...snackbar("user-logged-in", "success"), ...(await sessions.token(session)) };
  }

  return new Elysia({ prefix: "/auth" })
    .use(guard)
    .post("/token", ({ request, body }) => signedIn(request, body, { long: false }), {
      anyone: true,
      body: Credentials,
      detail: signInDocs("Sign in."),
    })
    .post("/token/long", ({ request, body }) => signedIn(request, body, { long: true }), {
      anyone: true,
      body: Credentials,
      detail: signInDocs("Sign in for a month."),
    })
    .get("/refresh", ({ session }) => sessions.token(session), {
      user: true,
      detail: docs({
        tag: "auth",
        summary: "A new token for the one that is sent",
        answer: { description: "The token", body: Token },
      }),
    });
}
