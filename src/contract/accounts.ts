import { t } from "elysia";
import { EMAIL_MOST, PASSWORD_LEAST } from "./rules.ts";

const FullName = t.String({ description: "The display name" });
const Email = t.String({ description: "Unique, ignoring case and surrounding white space" });
export const NewPassword = t.String({ description: `At least ${PASSWORD_LEAST} characters` });
const GroupName = t.String({ description: "The group's name" });

export const User = t.Object(
  {
    id: t.Integer(),
    fullName: t.String(),
    email: t.String(),
    admin: t.Boolean(),
    group: GroupName,
    picture: t.Nullable(t.String({ description: "Changes with the picture" }), {
      description: "Null without a picture; get the picture at `users/{id}/image`",
    }),
  },
  { description: "A person with an account" },
);
export type User = typeof User.static;

export const OwnAccount = t.Composite([
  User,
  t.Object({
    passwordGiven: t.Boolean({
      description: "Whether someone else set the password and may still know it",
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
    t.Nullable(t.String({ description: "The group's name; the default group if missing or unknown" })),
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
  profile_image: t.String({ format: "binary", description: "JPEG, PNG, WebP, GIF, BMP, or AVIF" }),
});

export const Credentials = t.Object({
  username: t.String({ maxLength: EMAIL_MOST, description: "The email address, in any case" }),
  password: t.String(),
});
export type Credentials = typeof Credentials.static;

export const Token = t.Object({
  access_token: t.String(),
  token_type: t.Literal("bearer"),
});
export type Token = typeof Token.static;
