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
    description: "In a demo, where everybody uses the same account, only the session that asks.",
    answer: { description: "The sessions, the one used last first", body: t.Array(Session) },
  },
  "DELETE auth/sessions/current": {
    role: "user",
    tag: "auth",
    summary: "Sign out",
    description: "Ends the session that asks. An API token revokes itself this way.",
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
    description: "On this device too. API tokens go on.",
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
      description: "The tokens, the newest first, without what is sent",
      body: t.Array(ApiToken),
    },
  },
  "POST auth/api-tokens": {
    role: "user",
    tag: "auth",
    summary: "Create an API token",
    description:
      "For scripts and home automation. It may do what its maker may, except calls that need a person who signed in. It lasts until it is revoked, the password is changed or the account is deleted.",
    personal: true,
    offInDemo: true,
    body: ApiTokenInput,
    answer: { status: 201, description: "The token, shown this once", body: NewApiToken },
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
      "Where visitors must sign in, pictures can also be fetched without a token, as a page does, with this as `pass` in their address. It is good for an hour at least, unless the session ends before.",
    answer: { description: "The pass", body: PicturePass },
  },
});
