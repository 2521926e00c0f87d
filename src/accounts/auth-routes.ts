import { Elysia, t } from "elysia";
import { Credentials, Token } from "../contract/accounts.ts";
import { docs } from "../contract/call-docs.ts";
import { Snackbar, snackbar } from "../contract/sentences.ts";
import type { Guard } from "./guard.ts";
import type { Sessions } from "./sessions.ts";
import { signIn } from "./sign-in.ts";
import type { SignInLimits } from "./sign-in-limits.ts";
import type { Account, UserStore } from "./user-store.ts";

interface Parts {
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

/** Signs people in, and keeps them signed in. Signing out is up to the client: it forgets its token. */
export function authRoutes(guard: Guard, { users, sessions, limits, addressOf }: Parts) {
  async function signedIn(
    request: Request,
    credentials: Credentials,
    makeToken: (account: Account) => Promise<Token>,
  ) {
    const account = await signIn(credentials, addressOf(request), { users, limits });
    return { ...snackbar("user-logged-in", "success"), ...(await makeToken(account)) };
  }

  return new Elysia({ prefix: "/auth" })
    .use(guard)
    .post("/token", ({ request, body }) => signedIn(request, body, sessions.token), {
      visitor: true,
      body: Credentials,
      detail: signInDocs("Sign in."),
    })
    .post("/token/long", ({ request, body }) => signedIn(request, body, sessions.longToken), {
      visitor: true,
      body: Credentials,
      detail: signInDocs("Sign in for a month."),
    })
    .get("/refresh", ({ caller }) => sessions.token(caller), {
      user: true,
      detail: docs({
        tag: "auth",
        summary: "A new token for the one that is sent",
        answer: { description: "The token", body: Token },
      }),
    });
}
