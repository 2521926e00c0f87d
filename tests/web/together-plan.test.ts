import { describe, expect, test } from "bun:test";
import { createSeededRandom, type Random } from "../../src/demo/random.ts";
import type { WorkPart } from "../../src/ingredients/step-work/add-part.ts";
import { listWork } from "../../web/recipes/together/busy-hands.ts";
import type { PlanDish, PlanStep } from "../../web/recipes/together/plan-step.ts";
import { planTogether } from "../../web/recipes/together/plan-together.ts";
import { getLength } from "../../web/recipes/together/step-length.ts";

const NOW = 1000;
const work = (minutes: number): WorkPart => ({ minutes, handsFree: false });
const wait = (minutes: number): WorkPart => ({ minutes, handsFree: true });
const COLD = { isMeanwhile: false, fixed: null, after: "cold", neededBy: null } as const;
const step = (...parts: WorkPart[]): PlanStep => ({ ...COLD, parts });
/** Its food is hot at the end. */
const hot = (...parts: WorkPart[]): PlanStep => ({ ...COLD, parts, after: "hot" });
/** Nothing may come between it and the next step. */
const searing = (...parts: WorkPart[]): PlanStep => ({ ...COLD, parts, after: "never" });
const meanwhile = (...parts: WorkPart[]): PlanStep => ({ ...COLD, parts, isMeanwhile: true });
const fixedAt = (fixed: number, ...parts: WorkPart[]): PlanStep => ({ ...COLD, parts, fixed });
const neededBy = (next: number, ...parts: WorkPart[]): PlanStep => ({ ...COLD, parts, neededBy: next });

describe("dinner is ready at the chosen time", () => {
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
    expect(starts).toEqual([[NOW + 70, NOW + 90], [NOW + 70]]);
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

describe("food that's hot doesn't wait", () => {
  const plan = (...dishes: PlanDish[]) => planTogether(dishes, { ready: NOW + 100, now: NOW }).starts;

  test("a salad is made before a steak", () => {
    expect(plan([step(work(10))], [step(work(5)), hot(work(12))])).toEqual([
      [NOW + 73],
      [NOW + 83, NOW + 88],
    ]);
  });

  test("serving stays with the last heat", () => {
    const [[, bake = 0, carve] = [], [, fry = 0] = []] = plan(
      [step(work(5)), hot(wait(40)), hot(work(5))],
      [step(work(15)), hot(work(10))],
    );
    expect(carve).toBe(bake + 40);
    // 5 minutes are better than 10.
    expect([carve, fry]).toEqual([NOW + 95, NOW + 85]);
  });

  test("what's fried is deglazed at once, even if another dish must wait", () => {
    const stew = [searing(work(10)), hot(work(5), wait(30))];
    const [[sear = 0, deglaze] = []] = plan(
      stew,
      [searing(work(20)), hot(work(20))],
      [hot(wait(60)), hot(work(3))],
    );
    expect(deglaze).toBe(sear + 10);
  });

  test("dough that rises may wait for a pan that can't", () => {
    const bread = [step(work(10), wait(20)), step(work(10), wait(20))];
    const starts = plan(bread, [hot(work(10), wait(20)), hot(work(20))]);
    expect(starts[1]).toEqual([NOW + 50, NOW + 80]);
  });

  test("an oven heats beside other work, and ends when food goes in", () => {
    const cake = [neededBy(3, wait(15)), step(work(10)), step(work(10)), hot(work(5), wait(30))];
    expect(plan(cake)).toEqual([[NOW + 55, NOW + 45, NOW + 55, NOW + 65]]);
  });

  test("pasta isn't drained during other work", () => {
    const kneading = [step(work(30))];
    const starts = plan([hot(wait(10)), hot(wait(40))], kneading);
    const [from = 0] = starts[1] ?? [];
    for (const end of [NOW + 60, NOW + 100]) expect(end > from && end < from + 30).toBe(false);
  });

  test("a cake is decorated before the pasta is on plates", () => {
    const cake = [step(work(10)), step(wait(30)), step(work(10))];
    const [, pasta = []] = plan(cake, [hot(work(2), wait(12)), hot(work(2))]);
    expect(pasta).toEqual([NOW + 84, NOW + 98]);
  });

  test("a dip is made before the patties are fried", () => {
    const patties = [step(work(10)), hot(work(10)), neededBy(3, work(12)), hot(work(2))];
    expect(plan(patties)).toEqual([[NOW + 78, NOW + 88, NOW + 66, NOW + 98]]);
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
    // Nor is anything hot taken off during the work of another dish.
    for (const [dish, steps] of dishes.entries()) {
      const others = dishes.flatMap((own, other) =>
        other === dish ? [] : own.flatMap(({ parts }, at) => listWork(starts[other]?.[at] ?? 0, parts)),
      );
      for (const [at, { parts, after }] of steps.entries()) {
        if (after === "cold" || parts.at(-1)?.handsFree !== true) continue;
        const end = (starts[dish]?.[at] ?? 0) + getLength(parts);
        expect(others.some(({ from, to }) => end > from && end < to)).toBe(false);
      }
    }
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
    releaseSome(
      Array.from({ length: 1 + random.between(0, 6) }, () => inventStep(random)),
      random,
    ),
  );
}

/** Some steps need none before them. */
function releaseSome(steps: PlanDish, random: Random): PlanDish {
  const isFree = steps.map(({ isMeanwhile }) => !isMeanwhile && random.between(0, 7) === 0);
  return steps.map((one, at) => {
    const next = steps.findIndex((other, later) => later > at && !other.isMeanwhile && !isFree[later]);
    return isFree[at] ? neededBy(next < 0 ? steps.length : next, work(getLength(one.parts))) : one;
  });
}

function inventStep(random: Random): PlanStep {
  const kind = random.between(0, 4);
  const minutes = () => 1 + random.between(0, 19);
  if (random.between(0, 2) === 0)
    return (random.between(0, 1) === 0 ? hot : searing)(work(minutes()), wait(minutes()));
  if (kind === 0) return step(work(minutes()), wait(minutes()));
  if (kind === 1) return step(wait(minutes()));
  if (kind === 2) return meanwhile(work(minutes()));
  if (kind === 3) return step(wait(minutes()), work(minutes()));
  return random.between(0, 5) === 0 ? step() : step(work(minutes()));
}

/** Each step waits for those before it, except that one may run during the step before, or needs none of them. */
function expectOrder(steps: PlanDish, starts: readonly number[], ready: number): void {
  const ordered = steps.flatMap((one, at) =>
    one.neededBy === null ? [{ one, start: starts[at] ?? 0 }] : [],
  );
  for (const [at, { one, start }] of ordered.entries()) {
    const end = start + getLength(one.parts);
    expect(end).toBeLessThanOrEqual(ready);
    expect(start).toBeLessThanOrEqual(ordered[at + 1]?.start ?? Infinity);
    const next = ordered.findIndex((other, later) => later > at && !other.one.isMeanwhile);
    if (next >= 0) expect(end).toBeLessThanOrEqual(ordered[next]?.start ?? 0);
    if (next === at + 1 && one.after === "never") expect(ordered[next]?.start).toBe(end);
  }
  for (const [at, one] of steps.entries())
    if (one.neededBy !== null)
      expect((starts[at] ?? 0) + getLength(one.parts)).toBeLessThanOrEqual(starts[one.neededBy] ?? ready);
}
