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
    answer: { description: "The address, or null", body: CalendarAddress },
  },
  "POST groups/self/calendar": {
    role: "user",
    tag: "groups",
    summary: "Create a calendar link",
    description:
      "Whoever knows it can read the group's dinners, without signing in. One that is there already stays.",
    answer: { description: "The address", body: MadeAddress },
  },
  "PUT groups/self/calendar": {
    role: "user",
    tag: "groups",
    summary: "Replace the calendar link",
    description: "The address before ends.",
    answer: { description: "The new address", body: MadeAddress },
  },
  "DELETE groups/self/calendar": {
    role: "user",
    tag: "groups",
    summary: "Delete the calendar link",
    answer: { description: "Nobody can read it any more", body: Snackbar },
  },
  "GET calendars/{token}": {
    role: "anyone",
    tag: "groups",
    summary: "Get a group's dinners as a calendar",
    description:
      "An event for each meal of the last two months and of the year to come. iCalendar, RFC 5545.",
    params: t.Object({ token: PathText }),
    answer: { description: "The calendar", body: { mediaType: "text/calendar" } },
    refusals: ["not-found"],
  },
});
