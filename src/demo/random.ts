export interface Random {
  next(): number;
  between(from: number, to: number): number;
  pick<Item>(list: readonly Item[]): Item;
  some<Item>(list: readonly Item[], count: number): Item[];
  chance(percent: number): boolean;
}

/** Source: mulberry32, by Tommy Ettinger, public domain. */
export function createSeededRandom(seed: number): Random {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const between = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));

  return {
    next,
    between,
    pick<Item>(list: readonly Item[]): Item {
      const item = list[between(0, list.length - 1)];
      if (item === undefined) throw new RangeError("There is nothing to pick from");
      return item;
    },
    some(list, count) {
      const rest = [...list];
      return Array.from({ length: Math.min(count, list.length) }, () =>
        rest.splice(between(0, rest.length - 1), 1),
      ).flat();
    },
    chance: (percent) => next() * 100 < percent,
  };
}
