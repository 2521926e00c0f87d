import { t } from "elysia";
import { Credentials, Token } from "../accounts.ts";
import { Snackbar } from "../sentences.ts";
import { defineCalls, describeCall } from "./call.ts";

const SignedIn = t.Composite([Snackbar, Token]);

const signInDocs = (summary: string) =>
  describeCall({
    tag: "auth",
    summary,
    description: `${summary}. After too many wrong passwords: 429 with \`Retry-After\`.`,
    answer: { description: "The token, and a message", body: SignedIn },
    refusals: ["unauthorized", "invalid", "too-many"],
    form: true,
  });

export const authCalls = defineCalls({
  "POST auth/token": {
    role: "anyone",
    body: Credentials,
    ...signInDocs("Sign in"),
  },
  "POST auth/token/long": {
    role: "anyone",
    body: Credentials,
    ...signInDocs("Sign in for a month"),
  },
  "GET auth/refresh": {
    role: "user",
    tag: "auth",
    summary: "Refresh a token",
    answer: { description: "The token", body: Token },
  },
});
