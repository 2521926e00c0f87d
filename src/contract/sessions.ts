import { t } from "elysia";

const Moment = t.String({ description: "ISO 8601, UTC" });
const UsedAt = t.String({ description: "When it was last seen at work, within an hour; ISO 8601, UTC" });

export const Session = t.Object({
  id: t.Integer(),
  current: t.Boolean({ description: "Whether it is the one that asks" }),
  device: t.String({ description: "What the browser or program calls itself (`User-Agent`)" }),
  createdAt: Moment,
  usedAt: UsedAt,
});
export type Session = typeof Session.static;

/** Valid until revoked. The token itself is only shown when it's created. */
export const ApiToken = t.Object({
  id: t.Integer(),
  name: t.String(),
  createdAt: Moment,
  usedAt: UsedAt,
});
export type ApiToken = typeof ApiToken.static;

export const ApiTokenInput = t.Object({ name: t.String({ description: "What it is for" }) });

export const NewApiToken = t.Composite([
  ApiToken,
  t.Object({
    token: t.String({ description: "Send it as `Authorization: Bearer …`. It is shown this once" }),
  }),
]);
export type NewApiToken = typeof NewApiToken.static;

/** Valid for an hour or two: pages fetch pictures without a token, even on a closed site. */
export const PicturePass = t.Object({
  pass: t.String({ description: "To be sent as `pass` in the query of a picture's address" }),
  expiresAt: Moment,
});
export type PicturePass = typeof PicturePass.static;
