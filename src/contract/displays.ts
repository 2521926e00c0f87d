import { t } from "elysia";
import { Token } from "./accounts.ts";
import { Moment, UsedAt } from "./sessions.ts";

export const Display = t.Object({
  id: t.Integer(),
  name: t.String(),
  device: t.String({ description: "The browser's `User-Agent`" }),
  createdAt: Moment,
  usedAt: UsedAt,
});
export type Display = typeof Display.static;

export const DisplayInput = t.Object({
  name: t.String({ description: "Where the device is: `Kitchen tablet`" }),
});

export const DisplayLink = t.Object({
  name: t.String(),
  code: t.String({ description: "Ten letters and digits, `K7F29-MQX3T`. Shown only once" }),
  url: t.String({ description: "The page to open on the device, with the code after `#`" }),
  expiresAt: Moment,
});
export type DisplayLink = typeof DisplayLink.static;

export const DisplayCode = t.Object({
  code: t.String({ maxLength: 100, description: "Case, spaces, and dashes don't matter" }),
});

export const StartedDisplay = t.Composite([Token, t.Object({ name: t.String() })]);
export type StartedDisplay = typeof StartedDisplay.static;
