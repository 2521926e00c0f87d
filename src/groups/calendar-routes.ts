import type { Guard } from "../http/guard.ts";
import type { CalendarAddress } from "../contract/calendar.ts";
import { addDays } from "../contract/days.ts";
import { snackbar } from "../contract/sentences.ts";
import { localDay, type Clock } from "../platform/clock.ts";
import type { MealPlanStore } from "../meal-plans/meal-plan-store.ts";
import { dinnerCalendar } from "./dinner-calendar.ts";
import { CalendarNotFound } from "./group.ts";
import type { GroupStore } from "./group-store.ts";
import { bindCalls } from "../http/bind-calls.ts";
import { calendarCalls } from "../contract/calls/calendar-calls.ts";

const SHOWN_DAYS = { before: 62, after: 366 };

interface Parts {
  groups: GroupStore;
  mealPlans: MealPlanStore;
  clock: Clock;
  ownAddress(request: Request): string;
}

export function calendarRoutes(guard: Guard, { groups, mealPlans, clock, ownAddress }: Parts) {
  const toCalendarAddress = (token: string | null, request: Request): CalendarAddress => ({
    url: token === null ? null : `${ownAddress(request)}api/calendars/${token}.ics`,
  });

  const createAddress = (token: string | null, group: number, request: Request) => ({
    ...snackbar("calendar-made", "success"),
    ...toCalendarAddress(token ?? groups.makeCalendarToken(group), request),
  });

  return bindCalls(guard, calendarCalls, {
    "GET groups/self/calendar": ({ request, caller }) =>
      toCalendarAddress(groups.calendarToken(caller.groupId), request),

    "POST groups/self/calendar": ({ request, caller }) =>
      createAddress(groups.calendarToken(caller.groupId), caller.groupId, request),

    "PUT groups/self/calendar": ({ request, caller }) => createAddress(null, caller.groupId, request),

    "DELETE groups/self/calendar": ({ caller }) => {
      groups.removeCalendarToken(caller.groupId);
      return snackbar("calendar-removed", "success");
    },

    "GET calendars/{token}": ({ request, params }) => {
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
  });
}
