import { addDays, padDay } from "../contract/days.ts";
import type { CookedInput } from "../contract/cooking.ts";
import type { Sentence } from "../contract/sentences.ts";
import { DomainError, Invalid } from "../platform/errors.ts";
import { withoutControls } from "../platform/plain-text.ts";

export class CookedNotFound extends DomainError {
  constructor() {
    super("not-found", "cooked-not-found");
  }
}

export interface CookedContent {
  /** `YYYY-MM-DD` */
  date: string;
  note: string;
  servings: number | null;
  stars: number | null;
}

const FIRST_DAY = "1900-01-01";

/**
 * Tomorrow is allowed, because it has begun east of the server.
 * @throws Invalid
 */
export function completeCooked(input: CookedInput, today: string, before?: CookedContent): CookedContent {
  return {
    date: input.date ? checkDay(input.date, addDays(today, 1)) : (before?.date ?? today),
    note: input.note === undefined ? (before?.note ?? "") : tidyNote(input.note ?? ""),
    servings: input.servings === undefined ? (before?.servings ?? null) : input.servings,
    stars: input.stars === undefined ? (before?.stars ?? null) : input.stars,
  };
}

function checkDay(text: string, latest: string): string {
  const day = padDay(text);
  if (day === null || day < FIRST_DAY) throw invalidDay("Must be a day as YYYY-MM-DD", "cooked-day-unknown");
  if (day > latest) throw invalidDay("Must not be in the future", "cooked-day-ahead");
  return day;
}

function invalidDay(problem: string, sentence: Sentence): Invalid {
  return new Invalid([{ field: "date", problem, kind: "date" }], sentence);
}

export function tidyNote(note: string): string {
  return withoutControls(note).trim();
}
