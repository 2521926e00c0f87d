/** Whether the first aisle must come later than the second one. */
export type IsLater = (one: string, other: string) => boolean;

/**
 * Moves as few aisles as possible, each no further than needed.
 * @returns null if the rules contradict each other
 */
export function rearrangeAisles(order: readonly string[], isLater: IsLater): string[] | null {
  const isLaterInAll = joinRules(order, isLater);
  if (order.some((aisle) => isLaterInAll(aisle, aisle))) return null;
  const kept = findKept(order, isLaterInAll);
  const moved = order.filter((aisle) => !kept.has(aisle));
  const comesForward = (aisle: string) =>
    order.slice(0, order.indexOf(aisle)).some((other) => kept.has(other) && isLaterInAll(other, aisle));
  const placed = order.filter((aisle) => kept.has(aisle));
  // In these directions, aisles that end up side by side keep their order.
  for (const aisle of moved.filter(comesForward)) {
    const next = placed.findIndex((other) => isLaterInAll(other, aisle));
    placed.splice(next, 0, aisle);
  }
  for (const aisle of moved.filter((one) => !comesForward(one)).toReversed()) {
    const previous = placed.findLastIndex((other) => isLaterInAll(aisle, other));
    placed.splice(previous + 1, 0, aisle);
  }
  return placed;
}

/** If one is later than another, it's also later than what that one is later than. */
function joinRules(order: readonly string[], isLater: IsLater): IsLater {
  const earlier = new Map(
    order.map((aisle) => [aisle, new Set(order.filter((other) => isLater(aisle, other)))]),
  );
  for (const [middle, first] of earlier)
    for (const found of earlier.values()) if (found.has(middle)) for (const aisle of first) found.add(aisle);
  return (one, other) => earlier.get(one)?.has(other) ?? false;
}

/**
 * Finds the most aisles that agree with each other as they are. Disagreement is a partial order, so these are
 * its longest antichain, which a matching finds (theorems of Dilworth and Kőnig).
 */
function findKept(order: readonly string[], isLater: IsLater): Set<string> {
  const rows = new Map(
    order.map((one, at) => [one, order.slice(at + 1).filter((other) => isLater(one, other))]),
  );
  const partners = new Map<string, string>();
  function match(one: string, seen: Set<string>): boolean {
    return (rows.get(one) ?? []).some((other) => {
      if (seen.has(other)) return false;
      seen.add(other);
      const partner = partners.get(other);
      if (partner !== undefined && !match(partner, seen)) return false;
      partners.set(other, one);
      return true;
    });
  }
  for (const aisle of order) match(aisle, new Set());
  const matched = new Set(partners.values());
  const free = order.filter((aisle) => !matched.has(aisle));
  const seen = new Set<string>();
  for (const aisle of free) match(aisle, seen);
  const reached = new Set([...free, ...[...seen].flatMap((aisle) => partners.get(aisle) ?? [])]);
  return new Set(order.filter((aisle) => reached.has(aisle) && !seen.has(aisle)));
}
