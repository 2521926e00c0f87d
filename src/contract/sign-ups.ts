import { t } from "elysia";
import { NewPassword } from "./accounts.ts";

export const SignUpLink = t.Object({
  id: t.Integer(),
  name: t.String({ description: "Whom it is for" }),
  admin: t.Boolean({ description: "Whether the account made through it is an administrator's" }),
  token: t.String({ description: "32 hexadecimal digits" }),
  url: t.String({ description: "The address of its page, as people reach this Tagine" }),
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
