import { Elysia, t } from "elysia";
import { docs } from "../contract/call-docs.ts";
import { Snackbar, snackbar } from "../contract/sentences.ts";
import { ApiToken, ApiTokenInput, NewApiToken, PicturePass, Session } from "../contract/sessions.ts";
import { checkedName } from "../groups/checked-name.ts";
import { idIn } from "../http/id-in.ts";
import type { Guard } from "../http/guard.ts";
import type { SessionStore } from "./session-store.ts";
import { ApiTokenNotFound, SessionNotFound, type Sessions } from "./sessions.ts";

interface Parts {
  sessions: Sessions;
  sessionRows: SessionStore;
  config: { isDemo: boolean };
}

/** Where somebody is signed in, and the tokens of their scripts: each sees and ends their own alone. */
export function sessionRoutes(guard: Guard, { sessions, sessionRows, config }: Parts) {
  return new Elysia({ prefix: "/auth" })
    .use(guard)
    .get(
      "/sessions",
      ({ caller, session }): Session[] =>
        sessionRows
          .list(caller.id)
          .map((one) => ({ ...one, current: one.id === session.id }))
          .filter(({ current }) => current || !config.isDemo),
      {
        user: true,
        detail: docs({
          tag: "auth",
          summary: "Where one is signed in",
          description: "In a demo, where everybody uses the same account, only the session that asks.",
          answer: { description: "The sessions, the one used last first", body: t.Array(Session) },
        }),
      },
    )
    .delete(
      "/sessions/current",
      ({ session }) => {
        sessionRows.endSession(session.id);
        return snackbar("signed-out", "success");
      },
      {
        user: true,
        detail: docs({
          tag: "auth",
          summary: "Sign out here",
          description: "Ends the session that asks. An API token revokes itself this way.",
          answer: { description: "Done", body: Snackbar },
        }),
      },
    )
    .delete(
      "/sessions/:id",
      ({ params, caller }) => {
        if (!sessionRows.endDevice(idIn(params.id) ?? 0, caller.id)) throw new SessionNotFound();
        return snackbar("signed-out", "success");
      },
      {
        user: true,
        personal: true,
        offInDemo: true,
        detail: docs({
          tag: "auth",
          summary: "Sign out on one device",
          answer: { description: "Done", body: Snackbar },
          refusals: ["not-found"],
        }),
      },
    )
    .delete(
      "/sessions",
      ({ caller }) => {
        sessionRows.endDevices(caller.id);
        return snackbar("signed-out-everywhere", "success");
      },
      {
        user: true,
        personal: true,
        offInDemo: true,
        detail: docs({
          tag: "auth",
          summary: "Sign out everywhere",
          description: "On this device too. API tokens go on.",
          answer: { description: "Done", body: Snackbar },
        }),
      },
    )
    .get("/api-tokens", ({ caller }) => sessionRows.apiTokens(caller.id), {
      user: true,
      personal: true,
      detail: docs({
        tag: "auth",
        summary: "One's API tokens",
        answer: {
          description: "The tokens, the newest first, without what is sent",
          body: t.Array(ApiToken),
        },
      }),
    })
    .post(
      "/api-tokens",
      async ({ body, caller }) => {
        return Response.json(await sessions.apiToken(caller, checkedName(body.name)), { status: 201 });
      },
      {
        user: true,
        personal: true,
        offInDemo: true,
        body: ApiTokenInput,
        detail: docs({
          tag: "auth",
          summary: "Make an API token",
          description:
            "For scripts and home automation. It may do what its maker may, except calls that need a person who signed in. It lasts until it is revoked, the password is changed or the account is deleted.",
          answer: { status: 201, description: "The token, shown this once", body: NewApiToken },
          refusals: ["invalid"],
        }),
      },
    )
    .delete(
      "/api-tokens/:id",
      ({ params, caller }) => {
        if (!sessionRows.revoke(idIn(params.id) ?? 0, caller.id)) throw new ApiTokenNotFound();
        return snackbar("api-token-revoked", "success");
      },
      {
        user: true,
        personal: true,
        detail: docs({
          tag: "auth",
          summary: "Revoke an API token",
          answer: { description: "Revoked", body: Snackbar },
          refusals: ["not-found"],
        }),
      },
    )
    .get("/picture-pass", ({ session }) => sessions.picturePass(session), {
      user: true,
      detail: docs({
        tag: "auth",
        summary: "A pass for pictures",
        description:
          "Where visitors must sign in, pictures can also be fetched without a token, as a page does, with this as `pass` in their address. It is good for an hour at least, unless the session ends before.",
        answer: { description: "The pass", body: PicturePass },
      }),
    });
}
