import ical from "ical-generator";
import { eachDay } from "../contract/days.ts";
import type { Meal, MealPlan } from "../contract/meal-plans.ts";

const REFRESH_SECONDS = 60 * 60;

type Span = Pick<MealPlan, "startDate" | "endDate">;

interface Cover {
  name: string;
  token: string;
  base: string;
  now: Date;
}

/** Source: RFC 5545. Plans are newest first, and the newest wins where they overlap. */
export function dinnerCalendar(plans: MealPlan[], span: Span, { name, token, base, now }: Cover): string {
  const calendar = ical({
    name: `${name} · Tagine`,
    prodId: { company: "Tagine", product: "Tagine", language: "EN" },
    ttl: REFRESH_SECONDS,
  });
  // Tells apart events of several Tagines without revealing the token.
  const calendarId = Bun.hash(token).toString(36);
  for (const [day, meals] of [...groupMealsByDay(plans, span)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  ))
    meals
      .filter((meal) => meal.name !== "")
      .forEach((meal, place) => {
        const page = meal.slug === null ? null : `${base}recipe/${meal.slug}`;
        calendar.createEvent({
          // Stable per place in the day, so that calendars update events instead of duplicating them.
          id: `${day}-${place + 1}-${calendarId}@tagine`,
          start: toDayStart(day),
          allDay: true,
          summary: meal.name,
          stamp: now,
          description: [meal.note, page].filter(Boolean).join("\n") || null,
          ...(page && { url: page }),
        });
      });
  // The library leaves out the final line break. Source: RFC 5545, 3.4
  return `${calendar.toString()}\r\n`;
}

function groupMealsByDay(plans: MealPlan[], span: Span): Map<string, Meal[]> {
  const days = new Map<string, Meal[]>();
  for (const { startDate, endDate, meals } of plans)
    for (const day of eachDay(startDate, endDate))
      if (day >= span.startDate && day <= span.endDate && !days.has(day))
        days.set(
          day,
          meals.filter(({ date }) => date === day),
        );
  return days;
}

/** The library reads whole days in UTC. */
function toDayStart(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
