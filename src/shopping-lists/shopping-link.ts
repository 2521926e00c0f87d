import { addDays, isDay } from "../contract/days.ts";
import type { SentChanges } from "../contract/shopping-sync.ts";
import { CHECKING_LINK_DAYS, READING_LINK_DAYS } from "../contract/shopping-rules.ts";
import { sentence } from "../contract/sentences.ts";
import type { ShoppingLinkInput } from "../contract/shopping-links.ts";
import { DomainError, Invalid } from "../platform/errors.ts";
import { limitToChecks } from "./limit-to-checks.ts";

export class ShoppingLinkNotFound extends DomainError {
  constructor() {
    super("not-found", "share-link-not-found");
  }
}

class ShoppingLinkForbids extends DomainError {
  constructor() {
    super("forbidden", "shopping-link-forbids");
  }
}

/** @throws Invalid */
export function chooseLastDay({ mayCheck, expires }: ShoppingLinkInput, today: string): string | null {
  if (expires === undefined)
    return addDays(today, mayCheck ? CHECKING_LINK_DAYS.default : READING_LINK_DAYS.default);
  if (expires !== null && !isDay(expires)) throw refuseDay("share-link-day-not-valid");
  if (expires !== null && expires < today) throw refuseDay("share-link-day-past");
  const latest = addDays(today, CHECKING_LINK_DAYS.most);
  if (mayCheck && (expires === null || expires > latest)) throw refuseDay("shopping-link-too-long");
  return expires;
}

/** @throws ShoppingLinkForbids unless guests may make all of the changes */
export function limitToGuests(
  sent: SentChanges,
  { mayCheck, isActive }: { mayCheck: boolean; isActive(entry: string): boolean },
): SentChanges {
  if (!mayCheck && sent.changes.length > 0) throw new ShoppingLinkForbids();
  return limitToChecks(sent, { who: "guest", isActive, refuse: () => new ShoppingLinkForbids() });
}

function refuseDay(
  problem: "shopping-link-too-long" | "share-link-day-not-valid" | "share-link-day-past",
): Invalid {
  return new Invalid([{ field: "expires", problem: sentence(problem), kind: "date" }], problem);
}
