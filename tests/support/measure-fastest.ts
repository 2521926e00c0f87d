/** In milliseconds of wall or CPU time. @param enough stops after a round below it */
export async function measureFastest(work: () => unknown, rounds = 5, enough = 0): Promise<number> {
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
