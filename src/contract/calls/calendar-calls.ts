import { t } from "elysia";
import { CalendarAddress } from "../calendar.ts";
import { Snackbar } from "../sentences.ts";
import { PathText } from "./path-parts.ts";
import { defineCalls } from "./call.ts";

const MadeAddress = t.Composite([Snackbar, CalendarAddress]);

export const calendarCalls = defineCalls({
  "GET groups/self/calendar": {
    role: "user",
    tag: "groups",
    summary: "Get your group's calendar link",
    answer: { description: "The link, or null", body: CalendarAddress },
  },
  "POST groups/self/calendar": {
    role: "user",
    tag: "groups",
    summary: "Create a calendar link",
    description:
      "Anyone with the link can read the group's dinners without signing in. An existing link is kept.",
    answer: { description: "The address", body: MadeAddress },
  },
  "PUT groups/self/calendar": {
    role: "user",
    tag: "groups",
    summary: "Replace the calendar link",
    description: "The old link stops working.",
    answer: { description: "The new link", body: MadeAddress },
  },
  "DELETE groups/self/calendar": {
    role: "user",
    tag: "groups",
    summary: "Delete the calendar link",
    answer: { description: "The link no longer works", body: Snackbar },
  },
  "GET calendars/{token}": {
    role: "anyone",
    tag: "groups",
    summary: "Get a group's dinners as a calendar",
    description: "One event per meal, from two months ago to a year ahead. iCalendar, RFC 5545.",
    params: t.Object({ token: PathText }),
    answer: { description: "The calendar", body: { mediaType: "text/calendar" } },
    refusals: ["not-found"],
  },
});
