import { t } from "elysia";

/** A person with an account, as it crosses HTTP: never with a password or its hash. */
export const User = t.Object(
  {
    id: t.Integer(),
    fullName: t.String(),
    email: t.String(),
    admin: t.Boolean(),
    group: t.String({ description: "The group's name" }),
  },
  { description: "A person with an account" },
);
export type User = typeof User.static;

/** What is sent to sign in, form-encoded. */
export const Credentials = t.Object({
  username: t.String({ description: "The e-mail address, in any case" }),
  password: t.String(),
});
export type Credentials = typeof Credentials.static;

/** A token to send as `Authorization: Bearer …`. */
export const Token = t.Object({
  access_token: t.String(),
  token_type: t.Literal("bearer"),
});
export type Token = typeof Token.static;
