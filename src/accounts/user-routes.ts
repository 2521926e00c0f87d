import type { Database } from "bun:sqlite";
import type { OwnAccount } from "../contract/accounts.ts";
import { snackbar } from "../contract/sentences.ts";
import type { GroupStore } from "../groups/group-store.ts";
import type { Jobs } from "../platform/jobs.ts";
import type { PictureFiles } from "../platform/pictures/picture-files.ts";
import { toPublicUser, UserNotFound } from "./account.ts";
import { changePassword, resetPassword } from "./change-password.ts";
import { addUser, changeUser, removeUser } from "./change-user.ts";
import { jsonResponse } from "../platform/json-response.ts";
import type { Guard } from "../http/guard.ts";
import type { SessionStore } from "./session-store.ts";
import { requirePerson } from "../http/caller.ts";
import type { Sessions } from "./sessions.ts";
import type { SignInLimits } from "./sign-in-limits.ts";
import type { UserStore } from "./user-store.ts";
import { bindCalls } from "../http/bind-calls.ts";
import { userCalls } from "../contract/calls/user-calls.ts";

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

export function userRoutes(guard: Guard, parts: Parts) {
  const { users, sessions } = parts;

  return bindCalls(guard, userCalls, {
    "GET users": () => users.list().map(toPublicUser),

    "POST users": async ({ body }) => jsonResponse(toPublicUser(await addUser(body, parts)), { status: 201 }),

    "GET users/self": ({ caller }): OwnAccount => {
      return { ...toPublicUser(caller), passwordGiven: caller.passwordGiven };
    },

    "GET users/{id}": ({ params }) => {
      const account = users.get(params.id);
      if (!account) throw new UserNotFound();
      return toPublicUser(account);
    },

    "PUT users/{id}": async ({ params, body, caller, session }) => {
      const { id } = changeUser(params.id, body, { account: caller, session }, parts);
      const done = snackbar("user-updated", "success");
      return id === caller.id ? { ...done, ...(await sessions.token(session)) } : done;
    },

    "DELETE users/{id}": ({ params, caller, session }) => {
      const id = params.id;
      if (id === caller.id) requirePerson(session);
      removeUser(id, parts);
      return snackbar("user-deleted", "success");
    },

    "PUT users/{id}/password": async ({ body, caller, session }) => {
      await changePassword({ account: caller, session }, body, parts);
      return { ...snackbar("password-updated", "success"), ...(await sessions.token(session)) };
    },

    "PUT users/{id}/reset-password": async ({ params }) => {
      const password = await resetPassword(params.id, parts.config.defaultPassword, parts);
      return { ...snackbar("password-reset", "success"), password };
    },
  });
}
