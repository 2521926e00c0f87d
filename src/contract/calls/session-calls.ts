import { t } from "elysia";
import { Session, ApiToken, ApiTokenInput, NewApiToken, PicturePass } from "../sessions.ts";
import { Snackbar } from "../sentences.ts";
import { PathId } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

export const sessionCalls = defineCalls({
  "GET auth/sessions": {
    role: "user",
    tag: "auth",
    summary: "List your sessions",
    description: "In a demo, where everyone shares one account, only the current session.",
    answer: { description: "The sessions, most recently used first", body: t.Array(Session) },
  },
  "DELETE auth/sessions/current": {
    role: "user",
    tag: "auth",
    summary: "Sign out",
    description: "Ends the current session. An API token revokes itself this way.",
    answer: { description: "Done", body: Snackbar },
  },
  "DELETE auth/sessions/{id}": {
    role: "user",
    tag: "auth",
    summary: "Sign out one device",
    personal: true,
    offInDemo: true,
    params: t.Object({ id: PathId }),
    answer: { description: "Done", body: Snackbar },
    refusals: ["not-found"],
  },
  "DELETE auth/sessions": {
    role: "user",
    tag: "auth",
    summary: "Sign out all devices",
    description: "Including this one. API tokens and kitchen displays stay valid.",
    personal: true,
    offInDemo: true,
    answer: { description: "Done", body: Snackbar },
  },
  "GET auth/api-tokens": {
    role: "user",
    tag: "auth",
    summary: "List your API tokens",
    personal: true,
    answer: {
      description: "The tokens, newest first, without their secrets",
      body: t.Array(ApiToken),
    },
  },
  "POST auth/api-tokens": {
    role: "user",
    tag: "auth",
    summary: "Create an API token",
    description:
      "For scripts and home automation. It has its creator's rights, except for calls that require a signed-in person. It's valid until it is revoked, the password changes or the account is deleted.",
    personal: true,
    offInDemo: true,
    body: ApiTokenInput,
    answer: { status: 201, description: "The token, shown only once", body: NewApiToken },
    refusals: ["invalid"],
  },
  "DELETE auth/api-tokens/{id}": {
    role: "user",
    tag: "auth",
    summary: "Revoke an API token",
    personal: true,
    params: t.Object({ id: PathId }),
    answer: { description: "Revoked", body: Snackbar },
    refusals: ["not-found"],
  },
  "GET auth/picture-pass": {
    role: "user",
    tag: "auth",
    summary: "Get a pass for pictures",
    description:
      "If visitors must sign in, pictures can be fetched with this as `pass` in the URL instead of a token. Valid for at least an hour, unless the session ends earlier.",
    answer: { description: "The pass", body: PicturePass },
  },
});
