import { t } from "elysia";

const Moment = t.String({ description: "ISO 8601, UTC" });
const UsedAt = t.String({ description: "When it was last seen at work, within an hour; ISO 8601, UTC" });

/** A device that somebody is signed in with. */
export const Session = t.Object({
  id: t.Integer(),
  current: t.Boolean({ description: "Whether it is the one that asks" }),
  device: t.String({ description: "What the browser or program calls itself (`User-Agent`)" }),
  createdAt: Moment,
  usedAt: UsedAt,
});
export type Session = typeof Session.static;

/** A token for a script, which lasts until it is revoked. What is sent as a bearer is shown once, when it is made. */
export const ApiToken = t.Object({
  id: t.Integer(),
  name: t.String(),
  createdAt: Moment,
  usedAt: UsedAt,
});
export type ApiToken = typeof ApiToken.static;

export const ApiTokenInput = t.Object({ name: t.String({ description: "What it is for" }) });

/** The token itself, this once. */
export const NewApiToken = t.Composite([
  ApiToken,
  t.Object({
    token: t.String({ description: "Send it as `Authorization: Bearer …`. It is shown this once" }),
  }),
]);
export type NewApiToken = typeof NewApiToken.static;

/**
 * Lets whoever has it see pictures for an hour or two where visitors must sign in: what a page shows is fetched without
 * a token.
 */
export const PicturePass = t.Object({
  pass: t.String({ description: "To be sent as `pass` in the query of a picture's address" }),
  expiresAt: Moment,
});
export type PicturePass = typeof PicturePass.static;
