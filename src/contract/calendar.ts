import { t } from "elysia";

/** Where calendars fetch a group's meals from. Whoever knows the address can read it. */
export const CalendarAddress = t.Object({
  url: t.Nullable(t.String({ description: "Null while there is none" })),
});
export type CalendarAddress = typeof CalendarAddress.static;
