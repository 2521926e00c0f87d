import { Elysia, t } from "elysia";
import type { Guard } from "../http/guard.ts";
import { CalendarAddress } from "../contract/calendar.ts";
import { docs } from "../contract/call-docs.ts";
import { addDays } from "../contract/days.ts";
import { Snackbar, snackbar } from "../contract/sentences.ts";
import { localDay, type Clock } from "../platform/clock.ts";
import type { MealPlanStore } from "../meal-plans/meal-plan-store.ts";
import { dinnerCalendar } from "./dinner-calendar.ts";
import { CalendarNotFound } from "./group.ts";
import type { GroupStore } from "./group-store.ts";

/** A calendar shows so many days that are over, and so many that come. */
const SHOWN_DAYS = { before: 62, after: 366 };

const MadeAddress = t.Composite([Snackbar, CalendarAddress]);

interface Parts {
  groups: GroupStore;
  mealPlans: MealPlanStore;
  clock: Clock;
  /** Where this Tagine is reached, with a slash at the end. */
  ownAddress(request: Request): string;
}

/** What is for dinner in the calendars of phones, behind an address that only those know whom it was given to. */
export function calendarRoutes(guard: Guard, { groups, mealPlans, clock, ownAddress }: Parts) {
  const shown = (token: string | null, request: Request): CalendarAddress => ({
    url: token === null ? null : `${ownAddress(request)}api/calendars/${token}.ics`,
  });

  const made = (token: string | null, group: number, request: Request) => ({
    ...snackbar("calendar-made", "success"),
    ...shown(token ?? groups.makeCalendarToken(group), request),
  });

  return new Elysia()
    .use(guard)
    .get(
      "/groups/self/calendar",
      ({ request, caller }) => shown(groups.calendarToken(caller.groupId), request),
      {
        user: true,
        detail: docs({
          tag: "groups",
          summary: "Where calendars find what one's group has for dinner",
          answer: { description: "The address, or null", body: CalendarAddress },
        }),
      },
    )
    .post(
      "/groups/self/calendar",
      ({ request, caller }) => made(groups.calendarToken(caller.groupId), caller.groupId, request),
      {
        user: true,
        detail: docs({
          tag: "groups",
          summary: "Make an address for calendars",
          description:
            "Whoever knows it can read the group's dinners, without signing in. One that is there already stays.",
          answer: { description: "The address", body: MadeAddress },
        }),
      },
    )
    .put("/groups/self/calendar", ({ request, caller }) => made(null, caller.groupId, request), {
      user: true,
      detail: docs({
        tag: "groups",
        summary: "Make another address for calendars",
        description: "The address before ends.",
        answer: { description: "The new address", body: MadeAddress },
      }),
    })
    .delete(
      "/groups/self/calendar",
      ({ caller }) => {
        groups.removeCalendarToken(caller.groupId);
        return snackbar("calendar-removed", "success");
      },
      {
        user: true,
        detail: docs({
          tag: "groups",
          summary: "Take the address for calendars away",
          answer: { description: "Nobody can read it any more", body: Snackbar },
        }),
      },
    )
    .get(
      "/calendars/:token",
      ({ request, params }) => {
        const token = params.token.replace(/\.ics$/, "");
        const group = groups.withCalendar(token);
        if (!group) throw new CalendarNotFound();
        const now = clock();
        const today = localDay(now);
        const span = {
          startDate: addDays(today, -SHOWN_DAYS.before),
          endDate: addDays(today, SHOWN_DAYS.after),
        };
        const plans = mealPlans.between(group.id, span.startDate, span.endDate);
        const cover = { ...group, token, base: ownAddress(request), now };
        return new Response(dinnerCalendar(plans, span, cover), {
          headers: { "Content-Type": "text/calendar; charset=utf-8", "Cache-Control": "private, no-cache" },
        });
      },
      {
        anyone: true,
        detail: docs({
          tag: "groups",
          summary: "What a group has for dinner, as a calendar",
          description:
            "An event for each meal of the last two months and of the year to come. iCalendar, RFC 5545.",
          answer: { description: "The calendar", body: { mediaType: "text/calendar" } },
          refusals: ["not-found"],
        }),
      },
    );
}
