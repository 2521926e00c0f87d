import type { Database } from "bun:sqlite";
import { snackbar } from "../contract/sentences.ts";
import type { Invitation, SignUpLink } from "../contract/sign-ups.ts";
import type { GroupStore } from "../groups/group-store.ts";
import { checkName } from "../groups/check-name.ts";
import { acceptInvitation, SignUpNotFound, usableLink } from "./accept-invitation.ts";
import { toPublicUser } from "./account.ts";
import { getDeviceName } from "./device-name.ts";
import type { Guard } from "../http/guard.ts";
import type { Sessions } from "./sessions.ts";
import type { SignUpStore, StoredLink } from "./sign-up-store.ts";
import type { UserStore } from "./user-store.ts";
import { bindCalls } from "../http/bind-calls.ts";
import { signUpCalls } from "../contract/calls/sign-up-calls.ts";

interface Parts {
  db: Database;
  users: UserStore;
  groups: GroupStore;
  sessions: Sessions;
  signUps: SignUpStore;
  ownAddress(request: Request): string;
}

export function signUpRoutes(guard: Guard, parts: Parts) {
  const { signUps, sessions } = parts;
  const addUrl = (link: StoredLink, request: Request): SignUpLink => ({
    ...link,
    url: `${parts.ownAddress(request)}sign-up/${link.token}`,
  });

  return bindCalls(guard, signUpCalls, {
    "GET users/sign-ups": ({ request }) => signUps.list().map((link) => addUrl(link, request)),

    "POST users/sign-ups": ({ request, body }) =>
      addUrl(signUps.add(checkName(body.name), body.admin ?? false), request),

    "GET users/sign-ups/{token}": ({ params }): Invitation => ({
      name: usableLink(params.token, parts).name,
    }),

    "POST users/sign-ups/{token}": async ({ request, params, body }) => {
      const account = await acceptInvitation(params.token, body, parts);
      return {
        ...snackbar("signed-up", "success"),
        ...toPublicUser(account),
        ...(await sessions.token(sessions.begin(account, getDeviceName(request)))),
      };
    },

    "DELETE users/sign-ups/{token}": ({ params }) => {
      if (!signUps.remove(params.token)) throw new SignUpNotFound();
      return snackbar("sign-up-deleted", "success");
    },
  });
}
