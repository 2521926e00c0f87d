/** So many words or lines may come and go before a comparison gives up. */
export const MOST_EDITS = { words: 400, lines: 600 };

/** What one pair of recipes may take: a tenth of a second, and some on a slow phone. */
const WHOLE = 1_000_000;

/** What is left of the work that comparing two recipes may take, so that no page stands still over huge ones. */
export interface Effort {
  /** Takes so much; false when there is not so much left. */
  spend(amount: number): boolean;
  /** With what is left, so many edits can be found: that takes their square. */
  edits(): number;
}

export function effortFor(left = WHOLE): Effort {
  return {
    spend(amount) {
      const enough = amount <= left;
      left = enough ? left - amount : 0;
      return enough;
    },
    edits: () => Math.floor(Math.sqrt(left)),
  };
}
