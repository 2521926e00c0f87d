import { eachDay } from "../../src/contract/days.ts";
import type { Place } from "./edit-meals.ts";
import { mealsInside, type PlanDraft } from "./plan-draft.ts";

/** `meal:3`, `day:2026-11-24` */
export type SlotId = string;

export function toSlotId(place: Place): SlotId {
  return "meal" in place ? `meal:${place.meal}` : `day:${place.day}`;
}

export function parseSlotId(slot: SlotId): Place {
  const [kind, value = ""] = slot.split(/:(.*)/s);
  return kind === "meal" ? { meal: Number(value) } : { day: value };
}

/** Empty for a removed meal. */
function getDay({ meals }: PlanDraft, place: Place): string {
  return "day" in place ? place.day : (meals.find(({ key }) => key === place.meal)?.date ?? "");
}

export function nextSlot(draft: PlanDraft, moved: number, from: SlotId, key: string): SlotId | null {
  const slots = slotsFor(draft, moved);
  if (key === "ArrowUp" || key === "ArrowDown") {
    const at = slots.indexOf(from);
    return slots[at + (key === "ArrowDown" ? 1 : -1)] ?? null;
  }
  const days = eachDay(draft.startDate, draft.endDate);
  const now = days.indexOf(getDay(draft, parseSlotId(from)));
  const day = days[now + (key === "ArrowRight" ? 1 : -1)];
  return slots.find((slot) => getDay(draft, parseSlotId(slot)) === day) ?? null;
}

/** The end of its own day is the place of the day's last meal. */
function slotsFor(draft: PlanDraft, moved: number): SlotId[] {
  const own = getDay(draft, { meal: moved });
  const meals = Map.groupBy(mealsInside(draft), ({ date }) => date);
  return eachDay(draft.startDate, draft.endDate).flatMap((day) => [
    ...(meals.get(day) ?? []).map(({ key }) => toSlotId({ meal: key })),
    ...(day === own ? [] : [toSlotId({ day })]),
  ]);
}
