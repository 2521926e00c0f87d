export const MOST_EDITS = { words: 400, lines: 600 };

/** About 0.1 s on a desktop, 0.5 s on a slow phone. */
const WHOLE = 1_000_000;

/** A budget that keeps comparing huge recipes from freezing the page. */
export interface Effort {
  spend(amount: number): boolean;
  /** How many edits the rest allows, since finding them takes quadratic time. */
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
