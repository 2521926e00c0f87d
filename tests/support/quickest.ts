/** Milliseconds of the quickest of some rounds: a busy machine makes single ones slow. */
export async function quickest(work: () => unknown, rounds = 5): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round++) {
    const started = performance.now();
    await work();
    best = Math.min(best, performance.now() - started);
  }
  return best;
}
