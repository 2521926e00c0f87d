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
import type { OpenSession } from "../http/caller.ts";
import type { Guard } from "../http/guard.ts";
import type { Clock } from "../platform/clock.ts";
import { jsonResponse } from "../platform/json-response.ts";
import {
  DISPLAY_LINK_MINUTES,
  DisplayCodeNotFound,
  DisplayNotFound,
  hashDisplayCode,
  makeDisplayCode,
} from "./display-code.ts";
import type { DisplayLinkStore } from "./display-link-store.ts";

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
  const { db, users, sessions, sessionRows, displayLinks, limits, clock } = parts;

  /** @throws DisplayCodeNotFound */
  const start = db.transaction((codeHash: string, device: string): { name: string; session: OpenSession } => {
    const link = displayLinks.take(codeHash);
    const account = link && users.get(link.userId);
    if (!account) throw new DisplayCodeNotFound();
    return { name: link.name, session: sessions.beginDisplay(account, { name: link.name, device }) };
  });

  return bindCalls(guard, displayCalls, {
    "GET displays": ({ caller }) => sessionRows.displays(caller.id),

    "POST displays": ({ request, body, caller }) => {
      const name = checkName(body.name);
      const code = makeDisplayCode();
      const expiresAt = new Date(clock().getTime() + DISPLAY_LINK_MINUTES * 60_000);
      displayLinks.put({ userId: caller.id, name, codeHash: hashDisplayCode(code), expiresAt });
      // Browsers send nothing after `#`, so no log contains the code.
      const url = `${parts.ownAddress(request)}display#code=${code}`;
      return jsonResponse({ name, code, url, expiresAt: expiresAt.toISOString() }, { status: 201 });
    },

    "POST displays/start": async ({ request, body }) => {
      const codeHash = hashDisplayCode(body.code);
      const succeeded = limits.begin(parts.getAddress(request), `display ${codeHash}`);
      const { name, session } = start.immediate(codeHash, getDeviceName(request));
      succeeded();
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
