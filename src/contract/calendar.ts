import { t } from "elysia";

/** Anyone who knows the address can read the calendar. */
export const CalendarAddress = t.Object({
  url: t.Nullable(t.String({ description: "Null while there is none" })),
});
export type CalendarAddress = typeof CalendarAddress.static;
