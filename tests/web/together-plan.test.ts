import { describe, expect, test } from "bun:test";
import { createSeededRandom, type Random } from "../../src/demo/random.ts";
import type { WorkPart } from "../../src/ingredients/step-work/read-step-work.ts";
import { listWork } from "../../web/recipes/together/busy-hands.ts";
import { planTogether, type PlanDish, type PlanStep } from "../../web/recipes/together/plan-together.ts";
import { getLength } from "../../web/recipes/together/step-length.ts";

const NOW = 1000;
const work = (minutes: number): WorkPart => ({ minutes, handsFree: false });
const wait = (minutes: number): WorkPart => ({ minutes, handsFree: true });
const step = (...parts: WorkPart[]): PlanStep => ({ parts, isMeanwhile: false, fixed: null });
const meanwhile = (...parts: WorkPart[]): PlanStep => ({ parts, isMeanwhile: true, fixed: null });
const fixedAt = (fixed: number, ...parts: WorkPart[]): PlanStep => ({ parts, isMeanwhile: false, fixed });

describe("dinner is ready at the time wished", () => {
  test("one dish ends exactly then, without a break", () => {
    const soup = [step(work(10)), step(wait(30)), step(work(5))];
    expect(planTogether([soup], { ready: NOW + 100, now: NOW })).toEqual({
      starts: [[NOW + 55, NOW + 65, NOW + 95]],
      ready: NOW + 100,
    });
  });

  test("work fills the waits of other dishes", () => {
    const roast = [step(work(10)), step(wait(60))];
    const beans = [step(work(10)), step(wait(10))];
    expect(planTogether([roast, beans], { ready: NOW + 100, now: NOW })).toEqual({
      starts: [
        [NOW + 30, NOW + 40],
        [NOW + 80, NOW + 90],
      ],
      ready: NOW + 100,
    });
  });

  test("a pot isn't put on in the middle of other work", () => {
    const { starts } = planTogether([[step(work(20)), step(wait(10))], [step(wait(25))]], {
      ready: NOW + 100,
      now: NOW,
    });
    expect(starts).toEqual([[NOW + 55, NOW + 90], [NOW + 75]]);
  });

  test("a step that starts with “meanwhile” runs during the one before it", () => {
    const pasta = [step(wait(30)), meanwhile(work(10)), step(work(5))];
    expect(planTogether([pasta], { ready: NOW + 100, now: NOW }).starts).toEqual([
      [NOW + 65, NOW + 85, NOW + 95],
    ]);
  });

  test("without enough time, it's ready as early as possible", () => {
    const soup = [step(work(10)), step(wait(30))];
    expect(planTogether([soup], { ready: NOW + 20, now: NOW })).toEqual({
      starts: [[NOW, NOW + 10]],
      ready: NOW + 40,
    });
    expect(planTogether([soup], { ready: null, now: NOW }).ready).toBe(NOW + 40);
  });

  test("nothing to cook is ready at once", () => {
    expect(planTogether([], { ready: NOW + 10, now: NOW })).toEqual({ starts: [], ready: 0 });
    expect(planTogether([[step()]], { ready: NOW + 10, now: NOW }).starts).toEqual([[NOW + 10]]);
  });
});

describe("steps that someone moved", () => {
  test("stay, and those before them make room", () => {
    const soup = [step(work(10)), fixedAt(NOW + 40, wait(30)), step(work(5))];
    expect(planTogether([soup], { ready: NOW + 100, now: NOW }).starts).toEqual([
      [NOW + 30, NOW + 40, NOW + 95],
    ]);
  });

  test("push what follows, so that only their dish is later", () => {
    const soup = [step(work(10)), fixedAt(NOW + 90, wait(30)), step(work(5))];
    const salad = [step(work(5))];
    expect(planTogether([soup, salad], { ready: NOW + 100, now: NOW })).toEqual({
      starts: [[NOW + 80, NOW + 90, NOW + 120], [NOW + 95]],
      ready: NOW + 125,
    });
  });

  test("are moved if there's no time for those before them", () => {
    const soup = [step(work(30)), fixedAt(NOW + 10, wait(30))];
    expect(planTogether([soup], { ready: NOW + 60, now: NOW }).starts).toEqual([[NOW, NOW + 30]]);
  });
});

describe("any dinner", () => {
  test.each(Array.from({ length: 100 }, (_, at) => at + 1))("keeps all rules (seed %p)", (seed) => {
    const random = createSeededRandom(seed);
    const dishes = inventDinner(random);
    const wanted = NOW + 2000;
    const { starts, ready } = planTogether(dishes, { ready: wanted, now: NOW });
    expect(ready).toBe(wanted);
    for (const [dish, steps] of dishes.entries()) expectOrder(steps, starts[dish] ?? [], wanted);
    const hands = dishes.flatMap((steps, dish) =>
      steps.flatMap(({ parts }, at) => listWork(starts[dish]?.[at] ?? 0, parts)),
    );
    const sorted = hands.toSorted((one, other) => one.from - other.from);
    for (const [at, { to }] of sorted.entries())
      expect(to).toBeLessThanOrEqual(sorted[at + 1]?.from ?? Infinity);
    for (const start of starts.flat())
      expect(hands.some(({ from, to }) => start > from && start < to)).toBe(false);
    expect(planTogether(dishes, { ready: wanted, now: NOW }).starts).toEqual(starts);
    // The same dinner as soon as possible takes as long.
    const soon = planTogether(dishes, { ready: null, now: NOW });
    expect(soon.ready - NOW).toBe(wanted - Math.min(...starts.flat()));
  });
});

test("eight dishes of thirty steps are planned in a blink", () => {
  const random = createSeededRandom(8);
  const dishes = Array.from({ length: 8 }, () => Array.from({ length: 30 }, () => inventStep(random)));
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    planTogether(dishes, { ready: null, now: NOW });
    return performance.now() - start;
  });
  // Far above what it takes, since busy machines are slow.
  expect(Math.min(...times)).toBeLessThan(250);
});

function inventDinner(random: Random): PlanDish[] {
  return Array.from({ length: 1 + random.between(0, 4) }, () =>
    Array.from({ length: 1 + random.between(0, 6) }, () => inventStep(random)),
  );
}

function inventStep(random: Random): PlanStep {
  const kind = random.between(0, 4);
  const minutes = () => 1 + random.between(0, 19);
  if (kind === 0) return step(work(minutes()), wait(minutes()));
  if (kind === 1) return step(wait(minutes()));
  if (kind === 2) return meanwhile(work(minutes()));
  if (kind === 3) return step(wait(minutes()), work(minutes()));
  return random.between(0, 5) === 0 ? step() : step(work(minutes()));
}

/** Each step waits for those before it, except that one may run during the step before. */
function expectOrder(steps: PlanDish, starts: readonly number[], ready: number): void {
  for (const [at, { parts }] of steps.entries()) {
    const end = (starts[at] ?? 0) + getLength(parts);
    expect(end).toBeLessThanOrEqual(ready);
    expect(starts[at] ?? 0).toBeLessThanOrEqual(starts[at + 1] ?? Infinity);
    const next = steps.findIndex((other, later) => later > at && !other.isMeanwhile);
    if (next >= 0) expect(end).toBeLessThanOrEqual(starts[next] ?? 0);
  }
}
