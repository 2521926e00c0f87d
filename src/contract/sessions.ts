import { t } from "elysia";

export const Moment = t.String({ description: "ISO 8601, UTC" });
export const UsedAt = t.String({ description: "Last use, accurate to an hour; ISO 8601, UTC" });

export const Session = t.Object({
  id: t.Integer(),
  current: t.Boolean({ description: "Whether it is the current session" }),
  device: t.String({ description: "The browser's or program's `User-Agent`" }),
  createdAt: Moment,
  usedAt: UsedAt,
});
export type Session = typeof Session.static;

export const ApiToken = t.Object({
  id: t.Integer(),
  name: t.String(),
  createdAt: Moment,
  usedAt: UsedAt,
});
export type ApiToken = typeof ApiToken.static;

export const ApiTokenInput = t.Object({ name: t.String({ description: "What the token is for" }) });

export const NewApiToken = t.Composite([
  ApiToken,
  t.Object({
    token: t.String({ description: "Send it as `Authorization: Bearer …`. Shown only once" }),
  }),
]);
export type NewApiToken = typeof NewApiToken.static;

export const PicturePass = t.Object({
  pass: t.String({ description: "Sent as `pass` in the query of a picture's URL" }),
  expiresAt: Moment,
});
export type PicturePass = typeof PicturePass.static;
