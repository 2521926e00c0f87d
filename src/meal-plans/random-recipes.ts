/** At least 0, below 1. */
export type Random = () => number;

/** Repeats recipes only once all are used, and never twice in a row. */
export function randomRecipes(
  pool: number[],
  { count, used }: { count: number; used: number[] },
  random: Random,
): number[] {
  if (pool.length === 0) return [];
  const isUsed = new Set(used);
  const chosen = shuffle(
    pool.filter((id) => !isUsed.has(id)),
    random,
  ).slice(0, count);
  while (chosen.length < count) {
    const round = shuffle(pool, random);
    if (round.length > 1 && round[0] === (chosen.at(-1) ?? used.at(-1))) round.push(...round.splice(0, 1));
    chosen.push(...round.slice(0, count - chosen.length));
  }
  return chosen;
}

function shuffle(ids: number[], random: Random): number[] {
  return ids
    .map((id) => ({ id, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ id }) => id);
}
