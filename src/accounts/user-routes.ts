import { requirePerson } from "../http/caller.ts";
import type { Database } from "bun:sqlite";
import { Elysia, t } from "elysia";
import {
  NewUser,
  OwnAccount,
  PasswordChange,
  ResetPassword,
  Token,
  User,
  UserInput,
} from "../contract/accounts.ts";
import { docs } from "../contract/call-docs.ts";
import { Snackbar, snackbar } from "../contract/sentences.ts";
import type { GroupStore } from "../groups/group-store.ts";
import { idIn } from "../http/id-in.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { PictureFiles } from "../platform/pictures/picture-files.ts";
import { shownUser, UserNotFound } from "./account.ts";
import { changePassword, resetPassword } from "./change-password.ts";
import { addUser, changeUser, removeUser } from "./change-user.ts";
import type { Guard } from "../http/guard.ts";
import type { SessionStore } from "./session-store.ts";
import { type Sessions } from "./sessions.ts";
import type { SignInLimits } from "./sign-in-limits.ts";
import type { UserStore } from "./user-store.ts";

interface Parts {
  db: Database;
  users: UserStore;
  groups: GroupStore;
  sessions: Sessions;
  sessionRows: SessionStore;
  limits: SignInLimits;
  images: PictureFiles;
  jobs: Jobs;
  config: { defaultPassword: string | null };
}

const UserOut = { description: "The account", body: User };

/** People's accounts. Their pictures are `profile-picture-routes.ts`. */
export function userRoutes(guard: Guard, parts: Parts) {
  const { users, sessions } = parts;

  return new Elysia({ prefix: "/users" })
    .use(guard)
    .get("/", () => users.list().map(shownUser), {
      admin: true,
      detail: docs({
        tag: "users",
        summary: "Everybody who has an account",
        answer: { description: "The accounts, the oldest first", body: t.Array(User) },
      }),
    })
    .post("/", async ({ body }) => Response.json(shownUser(await addUser(body, parts)), { status: 201 }), {
      admin: true,
      personal: true,
      offInDemo: true,
      body: NewUser,
      detail: docs({
        tag: "users",
        summary: "Make an account",
        answer: { status: 201, description: "The account", body: User },
        refusals: ["invalid", "conflict"],
      }),
    })
    .get(
      "/self",
      ({ caller }): OwnAccount => {
        return { ...shownUser(caller), passwordGiven: caller.passwordGiven };
      },
      {
        user: true,
        detail: docs({
          tag: "users",
          summary: "The account that calls",
          answer: { description: "The account", body: OwnAccount },
        }),
      },
    )
    .get(
      "/:id",
      ({ params }) => {
        const account = users.get(idIn(params.id) ?? 0);
        if (!account) throw new UserNotFound();
        return shownUser(account);
      },
      {
        self: "account",
        detail: docs({ tag: "users", summary: "One account", answer: UserOut, refusals: ["not-found"] }),
      },
    )
    .put(
      "/:id",
      async ({ params, body, caller, session }) => {
        const { id } = changeUser(idIn(params.id) ?? 0, body, { account: caller, session }, parts);
        const done = snackbar("user-updated", "success");
        return id === caller.id ? { ...done, ...(await sessions.token(session)) } : done;
      },
      {
        self: "account",
        offInDemo: true,
        body: UserInput,
        detail: docs({
          tag: "users",
          summary: "Change an account",
          description:
            "Only administrators change `admin` and `group`; from others, another value than the present one is refused. " +
            "The last administrator stays one. Who changes their own account gets a new token. " +
            "API tokens change neither `admin` nor `email`.",
          answer: { description: "Done", body: t.Composite([Snackbar, t.Partial(Token)]) },
          refusals: ["forbidden", "not-found", "invalid", "conflict"],
        }),
      },
    )
    .delete(
      "/:id",
      ({ params, caller, session }) => {
        const id = idIn(params.id) ?? 0;
        if (id === caller.id) requirePerson(session);
        removeUser(id, parts);
        return snackbar("user-deleted", "success");
      },
      {
        self: "account",
        offInDemo: true,
        detail: docs({
          tag: "users",
          summary: "Delete an account",
          description:
            "Its tokens end, and its imports with them; recipes stay. The first account and the last administrator cannot be deleted. " +
            "API tokens can't delete their owner.",
          answer: { description: "Deleted", body: Snackbar },
          refusals: ["not-found", "conflict"],
        }),
      },
    )
    .put(
      "/:id/password",
      async ({ body, caller, session }) => {
        await changePassword({ account: caller, session }, body, parts);
        return { ...snackbar("password-updated", "success"), ...(await sessions.token(session)) };
      },
      {
        onlySelf: true,
        personal: true,
        offInDemo: true,
        body: PasswordChange,
        detail: docs({
          tag: "users",
          summary: "Change your password",
          description:
            "Your session goes on, and the token you send stays valid. All your other sessions and API tokens end. " +
            "Too many wrong passwords are answered with 429 and `Retry-After`.",
          answer: {
            description: "Done, and a new token of the same session",
            body: t.Composite([Snackbar, Token]),
          },
          refusals: ["invalid", "too-many"],
        }),
      },
    )
    .put(
      "/:id/reset-password",
      async ({ params }) => {
        const password = await resetPassword(idIn(params.id) ?? 0, parts.config.defaultPassword, parts);
        return { ...snackbar("password-reset", "success"), password };
      },
      {
        admin: true,
        personal: true,
        offInDemo: true,
        detail: docs({
          tag: "users",
          summary: "Give somebody another password",
          description:
            "The one of DEFAULT_PASSWORD, else a random one. All their tokens end, and their next sign-in leads to choosing one of their own.",
          answer: { description: "Done, and the password", body: t.Composite([Snackbar, ResetPassword]) },
          refusals: ["not-found"],
        }),
      },
    );
}
