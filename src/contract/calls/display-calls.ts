import { t } from "elysia";
import { Display, DisplayCode, DisplayInput, DisplayLink, StartedDisplay } from "../displays.ts";
import { Snackbar } from "../sentences.ts";
import { PathId } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

export const displayCalls = defineCalls({
  "GET displays": {
    role: "user",
    tag: "auth",
    summary: "List your kitchen displays",
    personal: true,
    answer: { description: "The displays, newest first", body: t.Array(Display) },
  },
  "POST displays": {
    role: "user",
    tag: "auth",
    summary: "Create a link for a kitchen display",
    description:
      "The link works once, for 10 minutes, and replaces one that wasn't used. The device that opens it gets a session " +
      "that reads recipes, your group's plan, and its lists, checks items, and controls timers.",
    personal: true,
    offInDemo: true,
    body: DisplayInput,
    answer: { status: 201, description: "The link, shown only once", body: DisplayLink },
    refusals: ["invalid"],
  },
  "POST displays/start": {
    role: "anyone",
    tag: "auth",
    summary: "Turn this device into a kitchen display",
    description:
      "Exchanges a code for the token of a display. It's valid until it is revoked, the password changes, or the account " +
      "is deleted. After too many wrong codes: 429 with `Retry-After`.",
    body: DisplayCode,
    answer: { description: "The token, and the display's name", body: StartedDisplay },
    refusals: ["not-found", "invalid", "too-many"],
  },
  "DELETE displays/{id}": {
    role: "user",
    tag: "auth",
    summary: "Revoke a kitchen display",
    personal: true,
    params: t.Object({ id: PathId }),
    answer: { description: "Revoked", body: Snackbar },
    refusals: ["not-found"],
  },
});
