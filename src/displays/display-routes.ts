import type { Database } from "bun:sqlite";
import { getDeviceName } from "../accounts/device-name.ts";
import type { SessionStore } from "../accounts/session-store.ts";
import type { Sessions } from "../accounts/sessions.ts";
import type { SignInLimits } from "../accounts/sign-in-limits.ts";
import type { UserStore } from "../accounts/user-store.ts";
import { displayCalls } from "../contract/calls/display-calls.ts";
import { snackbar } from "../contract/sentences.ts";
import { checkName } from "../groups/check-name.ts";
import { bindCalls } from "../http/bind-calls.ts";
import type { Guard } from "../http/guard.ts";
import type { Clock } from "../platform/clock.ts";
import { DomainError } from "../platform/errors.ts";
import { jsonResponse } from "../platform/json-response.ts";
import { createDisplayLink } from "./create-display-link.ts";
import type { DisplayLinkStore } from "./display-link-store.ts";
import { startDisplay } from "./start-display.ts";

class DisplayNotFound extends DomainError {
  constructor() {
    super("not-found", "display-not-found");
  }
}

interface Parts {
  db: Database;
  users: UserStore;
  sessions: Sessions;
  sessionRows: SessionStore;
  displayLinks: DisplayLinkStore;
  limits: SignInLimits;
  listEvents: { recheck(): void };
  timerEvents: { recheck(): void };
  clock: Clock;
  getAddress(request: Request): string;
  ownAddress(request: Request): string;
}

export function displayRoutes(guard: Guard, parts: Parts) {
  const { sessions, sessionRows } = parts;

  return bindCalls(guard, displayCalls, {
    "GET displays": ({ caller }) => sessionRows.displays(caller.id),

    "POST displays": ({ request, body, caller }) => {
      const display = {
        userId: caller.id,
        name: checkName(body.name),
        address: parts.ownAddress(request),
      };
      return jsonResponse(createDisplayLink(display, parts), { status: 201 });
    },

    "POST displays/start": async ({ request, body }) => {
      const from = { address: parts.getAddress(request), device: getDeviceName(request) };
      const { name, session } = startDisplay(body.code, from, parts);
      return { ...(await sessions.token(session)), name };
    },

    "DELETE displays/{id}": ({ params, caller }) => {
      if (!sessionRows.revokeDisplay(params.id, caller.id)) throw new DisplayNotFound();
      parts.listEvents.recheck();
      parts.timerEvents.recheck();
      return snackbar("display-revoked", "success");
    },
  });
}
