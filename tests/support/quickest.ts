/**
 * Milliseconds of the quickest of some rounds, without those that the machine gave to others: a busy one makes single
 * rounds slow.
 * @param enough a round below it is the last
 */
export async function quickest(work: () => unknown, rounds = 5, enough = 0): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds && best >= enough; round++) {
    const started = performance.now();
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    best = Math.min(best, performance.now() - started, (user + system) / 1000);
  }
  return best;
}
