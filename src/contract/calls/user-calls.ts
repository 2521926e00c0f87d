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
    answer: { description: "The accounts, oldest first", body: t.Array(User) },
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
      "Only administrators may change `admin` and `group`; different values from others are refused. " +
      "The last administrator can't be demoted. Changing your own account returns a new token. " +
      "API tokens can't change `admin` or `email`.",
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
      "Ends its tokens and imports; recipes stay. The first account and the last administrator can't be deleted. " +
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
      "Your session and the token you send stay valid. All your other sessions and API tokens end. " +
      "After too many wrong passwords: 429 with `Retry-After`.",
    personal: true,
    offInDemo: true,
    params: t.Object({ id: PathId }),
    body: PasswordChange,
    answer: {
      description: "Done, with a new token for the same session",
      body: t.Composite([Snackbar, Token]),
    },
    refusals: ["invalid", "too-many"],
  },
  "PUT users/{id}/reset-password": {
    role: "admin",
    tag: "users",
    summary: "Reset a user's password",
    description:
      "To DEFAULT_PASSWORD if set, else to a random one. Ends all their tokens, and they choose a new password at the next sign-in.",
    personal: true,
    offInDemo: true,
    params: t.Object({ id: PathId }),
    answer: { description: "Done, with the password", body: t.Composite([Snackbar, ResetPassword]) },
    refusals: ["not-found"],
  },
});
