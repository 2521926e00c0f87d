import type { Database } from "bun:sqlite";
import { Elysia, t } from "elysia";
import { Token, User } from "../contract/accounts.ts";
import { docs } from "../contract/call-docs.ts";
import { Snackbar, snackbar } from "../contract/sentences.ts";
import { Invitation, SignUp, SignUpLink, SignUpLinkInput } from "../contract/sign-ups.ts";
import type { GroupStore } from "../groups/group-store.ts";
import { checkedName } from "../groups/checked-name.ts";
import { acceptInvitation, SignUpNotFound, usableLink } from "./accept-invitation.ts";
import { shownUser } from "./account.ts";
import { deviceOf } from "./device-of.ts";
import type { Guard } from "../http/guard.ts";
import type { Sessions } from "./sessions.ts";
import type { SignUpStore, StoredLink } from "./sign-up-store.ts";
import type { UserStore } from "./user-store.ts";

interface Parts {
  db: Database;
  users: UserStore;
  groups: GroupStore;
  sessions: Sessions;
  signUps: SignUpStore;
  /** Where this Tagine is reached, with a slash at the end. */
  ownAddress(request: Request): string;
}

/** Invitations, and signing up with one. */
export function signUpRoutes(guard: Guard, parts: Parts) {
  const { signUps, sessions } = parts;
  const shown = (link: StoredLink, request: Request): SignUpLink => ({
    ...link,
    url: `${parts.ownAddress(request)}sign-up/${link.token}`,
  });

  return new Elysia({ prefix: "/users/sign-ups" })
    .use(guard)
    .get("/", ({ request }) => signUps.list().map((link) => shown(link, request)), {
      admin: true,
      // Knowing an administrator's link is enough to become one.
      personal: true,
      detail: docs({
        tag: "sign-ups",
        summary: "All sign-up links that can be used",
        answer: { description: "The links, the oldest first", body: t.Array(SignUpLink) },
      }),
    })
    .post(
      "/",
      ({ request, body }) => shown(signUps.add(checkedName(body.name), body.admin ?? false), request),
      {
        admin: true,
        personal: true,
        offInDemo: true,
        body: SignUpLinkInput,
        detail: docs({
          tag: "sign-ups",
          summary: "Make a sign-up link",
          description: "With it, one person makes an account, an administrator's when the link says so.",
          answer: { description: "The link", body: SignUpLink },
          refusals: ["invalid"],
        }),
      },
    )
    .get("/:token", ({ params }): Invitation => ({ name: usableLink(params.token, parts).name }), {
      anyone: true,
      detail: docs({
        tag: "sign-ups",
        summary: "Whether a sign-up link can be used",
        answer: { description: "It can", body: Invitation },
        refusals: ["not-found"],
      }),
    })
    .post(
      "/:token",
      async ({ request, params, body }) => {
        const account = await acceptInvitation(params.token, body, parts);
        return {
          ...snackbar("signed-up", "success"),
          ...shownUser(account),
          ...(await sessions.token(sessions.begin(account, deviceOf(request)))),
        };
      },
      {
        anyone: true,
        body: SignUp,
        detail: docs({
          tag: "sign-ups",
          summary: "Sign up",
          description:
            "Makes an account in the default group, with the role that the link gives. The link is used up; it is kept when the account is refused.",
          answer: {
            description: "The account, and a token for it",
            body: t.Composite([Snackbar, User, Token]),
          },
          refusals: ["not-found", "invalid", "conflict"],
        }),
      },
    )
    .delete(
      "/:token",
      ({ params }) => {
        if (!signUps.remove(params.token)) throw new SignUpNotFound();
        return snackbar("sign-up-deleted", "success");
      },
      {
        admin: true,
        detail: docs({
          tag: "sign-ups",
          summary: "Delete a sign-up link",
          answer: { description: "Deleted", body: Snackbar },
          refusals: ["not-found"],
        }),
      },
    );
}
