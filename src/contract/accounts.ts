import { t } from "elysia";
import { EMAIL_MOST, PASSWORD_LEAST } from "./rules.ts";

const FullName = t.String({ description: "What the others call them" });
const Email = t.String({ description: "Unique; white space around it and its case do not count" });
export const NewPassword = t.String({ description: `${PASSWORD_LEAST} characters or more` });
const GroupName = t.String({ description: "The group's name" });

export const User = t.Object(
  {
    id: t.Integer(),
    fullName: t.String(),
    email: t.String(),
    admin: t.Boolean(),
    group: GroupName,
    picture: t.Nullable(t.String({ description: "Changes with the picture" }), {
      description: "Null without a picture, which is had at `users/{id}/image`",
    }),
  },
  { description: "A person with an account" },
);
export type User = typeof User.static;

export const OwnAccount = t.Composite([
  User,
  t.Object({
    passwordGiven: t.Boolean({
      description: "Whether the password was made by somebody else, who may still know it",
    }),
  }),
]);
export type OwnAccount = typeof OwnAccount.static;

export const NewUser = t.Object({
  fullName: FullName,
  email: Email,
  password: NewPassword,
  admin: t.Optional(t.Nullable(t.Boolean())),
  group: t.Optional(
    t.Nullable(
      t.String({ description: "The group's name; the default group without one, or when there is none" }),
    ),
  ),
});
export type NewUser = typeof NewUser.static;

/** Only administrators may change `admin` and `group`. Omitted fields stay. */
export const UserInput = t.Object({
  fullName: FullName,
  email: Email,
  admin: t.Optional(t.Nullable(t.Boolean())),
  group: t.Optional(t.Nullable(GroupName)),
});
export type UserInput = typeof UserInput.static;

export const PasswordChange = t.Object({
  currentPassword: t.String(),
  newPassword: NewPassword,
});
export type PasswordChange = typeof PasswordChange.static;

export const ResetPassword = t.Object({ password: t.String({ description: "Shown this once" }) });
export type ResetPassword = typeof ResetPassword.static;

export const ProfilePictureUpload = t.Object({
  profile_image: t.String({ format: "binary", description: "JPEG, PNG, WebP, GIF, BMP or AVIF" }),
});

export const Credentials = t.Object({
  username: t.String({ maxLength: EMAIL_MOST, description: "The e-mail address, in any case" }),
  password: t.String(),
});
export type Credentials = typeof Credentials.static;

/** Sent as `Authorization: Bearer …`. */
export const Token = t.Object({
  access_token: t.String(),
  token_type: t.Literal("bearer"),
});
export type Token = typeof Token.static;
