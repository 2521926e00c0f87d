import { t } from "elysia";
import { NewPassword } from "./accounts.ts";

export const SignUpLink = t.Object({
  id: t.Integer(),
  name: t.String({ description: "The recipient" }),
  admin: t.Boolean({ description: "Whether the new account is an administrator" }),
  token: t.String({ description: "32 hexadecimal digits" }),
  url: t.String({ description: "The public URL of the sign-up page" }),
});
export type SignUpLink = typeof SignUpLink.static;

export const SignUpLinkInput = t.Object({
  name: t.String(),
  admin: t.Optional(t.Nullable(t.Boolean())),
});
export type SignUpLinkInput = typeof SignUpLinkInput.static;

export const Invitation = t.Object({ name: t.String() });
export type Invitation = typeof Invitation.static;

/** A group and a role may be sent, but only the link's count. */
export const SignUp = t.Object({
  fullName: t.String(),
  email: t.String(),
  password: NewPassword,
});
export type SignUp = typeof SignUp.static;
