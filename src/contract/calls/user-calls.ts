import { t } from "elysia";
import { User, NewUser, OwnAccount, UserInput, Token, PasswordChange, ResetPassword } from "../accounts.ts";
import { Snackbar } from "../sentences.ts";
import { PathId } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

const UserOut = { description: "The account", body: User };

export const userCalls = defineCalls({
  "GET users": {
    role: "admin",
    tag: "users",
    summary: "List users",
    answer: { description: "The accounts, the oldest first", body: t.Array(User) },
  },
  "POST users": {
    role: "admin",
    tag: "users",
    summary: "Create a user",
    personal: true,
    offInDemo: true,
    body: NewUser,
    answer: { status: 201, description: "The account", body: User },
    refusals: ["invalid", "conflict"],
  },
  "GET users/self": {
    role: "user",
    tag: "users",
    summary: "Get your account",
    answer: { description: "The account", body: OwnAccount },
  },
  "GET users/{id}": {
    role: { self: "account" },
    tag: "users",
    summary: "Get a user",
    params: t.Object({ id: PathId }),
    answer: UserOut,
    refusals: ["not-found"],
  },
  "PUT users/{id}": {
    role: { self: "account" },
    tag: "users",
    summary: "Update a user",
    description:
      "Only administrators change `admin` and `group`; from others, another value than the present one is refused. " +
      "The last administrator stays one. Who changes their own account gets a new token. " +
      "API tokens change neither `admin` nor `email`.",
    offInDemo: true,
    params: t.Object({ id: PathId }),
    body: UserInput,
    answer: { description: "Done", body: t.Composite([Snackbar, t.Partial(Token)]) },
    refusals: ["forbidden", "not-found", "invalid", "conflict"],
  },
  "DELETE users/{id}": {
    role: { self: "account" },
    tag: "users",
    summary: "Delete a user",
    description:
      "Its tokens end, and its imports with them; recipes stay. The first account and the last administrator cannot be deleted. " +
      "API tokens can't delete their owner.",
    offInDemo: true,
    params: t.Object({ id: PathId }),
    answer: { description: "Deleted", body: Snackbar },
    refusals: ["not-found", "conflict"],
  },
  "PUT users/{id}/password": {
    role: "only-self",
    tag: "users",
    summary: "Change your password",
    description:
      "Your session goes on, and the token you send stays valid. All your other sessions and API tokens end. " +
      "Too many wrong passwords are answered with 429 and `Retry-After`.",
    personal: true,
    offInDemo: true,
    params: t.Object({ id: PathId }),
    body: PasswordChange,
    answer: {
      description: "Done, and a new token of the same session",
      body: t.Composite([Snackbar, Token]),
    },
    refusals: ["invalid", "too-many"],
  },
  "PUT users/{id}/reset-password": {
    role: "admin",
    tag: "users",
    summary: "Reset a user's password",
    description:
      "The one of DEFAULT_PASSWORD, else a random one. All their tokens end, and their next sign-in leads to choosing one of their own.",
    personal: true,
    offInDemo: true,
    params: t.Object({ id: PathId }),
    answer: { description: "Done, and the password", body: t.Composite([Snackbar, ResetPassword]) },
    refusals: ["not-found"],
  },
});
