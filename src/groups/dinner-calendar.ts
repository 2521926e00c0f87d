import ical from "ical-generator";
import { eachDay } from "../contract/days.ts";
import type { Meal, MealPlan } from "../contract/meal-plans.ts";

/** How often calendars should look again, in seconds. */
const LOOK_AGAIN_S = 60 * 60;

type Span = Pick<MealPlan, "startDate" | "endDate">;

interface Cover {
  name: string;
  token: string;
  /** Where this Tagine is reached, with a slash at the end. */
  base: string;
  now: Date;
}

/**
 * What is for dinner, as a calendar: each meal that has a name is a whole day's event. Where plans overlap, the newest
 * counts. Source: RFC 5545
 * @param plans the newest first
 * @param span what is shown, with both ends
 */
export function dinnerCalendar(plans: MealPlan[], span: Span, { name, token, base, now }: Cover): string {
  const calendar = ical({
    name: `${name} 🍲 Tagine`,
    prodId: { company: "Tagine", product: "Tagine", language: "EN" },
    ttl: LOOK_AGAIN_S,
  });
  // Tells this Tagine's events from those of another one in the same calendar, and nobody the secret.
  const whose = Bun.hash(token).toString(36);
  for (const [day, meals] of [...mealsByDay(plans, span)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  ))
    meals
      .filter((meal) => meal.name !== "")
      .forEach((meal, place) => {
        const page = meal.slug === null ? null : `${base}recipe/${meal.slug}`;
        calendar.createEvent({
          // The same for as long as something is on this place: calendars change it then, and do not show it twice.
          id: `${day}-${place + 1}-${whose}@tagine`,
          start: dayStart(day),
          allDay: true,
          summary: meal.name,
          stamp: now,
          description: [meal.note, page].filter(Boolean).join("\n") || null,
          ...(page && { url: page }),
        });
      });
  // The library leaves out the end of the last line. Source: RFC 5545, 3.4
  return `${calendar.toString()}\r\n`;
}

/** The meals of the newest plan that covers a day. */
function mealsByDay(plans: MealPlan[], span: Span): Map<string, Meal[]> {
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

/** The library takes a whole day by what it is in UTC, wherever the server stands. */
function dayStart(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
