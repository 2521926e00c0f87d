import { snackbar } from "../contract/sentences.ts";
import type { Session } from "../contract/sessions.ts";
import { checkName } from "../groups/check-name.ts";
import { jsonResponse } from "../platform/json-response.ts";
import type { Guard } from "../http/guard.ts";
import type { SessionStore } from "./session-store.ts";
import { ApiTokenNotFound, SessionNotFound, type Sessions } from "./sessions.ts";
import { bindCalls } from "../http/bind-calls.ts";
import { sessionCalls } from "../contract/calls/session-calls.ts";

interface Parts {
  sessions: Sessions;
  sessionRows: SessionStore;
  config: { isDemo: boolean };
}

export function sessionRoutes(guard: Guard, { sessions, sessionRows, config }: Parts) {
  return bindCalls(guard, sessionCalls, {
    "GET auth/sessions": ({ caller, session }): Session[] =>
      sessionRows
        .list(caller.id)
        .map((one) => ({ ...one, current: one.id === session.id }))
        .filter(({ current }) => current || !config.isDemo),

    "DELETE auth/sessions/current": ({ session }) => {
      sessionRows.endSession(session.id);
      return snackbar("signed-out", "success");
    },

    "DELETE auth/sessions/{id}": ({ params, caller }) => {
      if (!sessionRows.endDevice(params.id, caller.id)) throw new SessionNotFound();
      return snackbar("signed-out", "success");
    },

    "DELETE auth/sessions": ({ caller }) => {
      sessionRows.endDevices(caller.id);
      return snackbar("signed-out-everywhere", "success");
    },

    "GET auth/api-tokens": ({ caller }) => sessionRows.apiTokens(caller.id),

    "POST auth/api-tokens": async ({ body, caller }) => {
      return jsonResponse(await sessions.apiToken(caller, checkName(body.name)), { status: 201 });
    },

    "DELETE auth/api-tokens/{id}": ({ params, caller }) => {
      if (!sessionRows.revoke(params.id, caller.id)) throw new ApiTokenNotFound();
      return snackbar("api-token-revoked", "success");
    },

    "GET auth/picture-pass": ({ session }) => sessions.picturePass(session),
  });
}
