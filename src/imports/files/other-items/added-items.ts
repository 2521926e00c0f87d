/** What an import added of one kind. What someone has deleted since isn't counted. */
export interface AddedItems {
  unchanged: number;
  /** Changed or used since. */
  changed: number;
  /** Call it in a transaction. */
  removeUnchanged(): void;
}

interface Rules<Made> {
  /** Null if it's deleted. */
  isUnchanged(made: Made): boolean | null;
  remove(made: Made): void;
}

export function sortAdded<Made>(all: Made[], { isUnchanged, remove }: Rules<Made>): AddedItems {
  const { unchanged = [], changed = [] } = Object.groupBy(all, (made) => {
    const answer = isUnchanged(made);
    if (answer === null) return "deleted";
    return answer ? "unchanged" : "changed";
  });
  return {
    unchanged: unchanged.length,
    changed: changed.length,
    removeUnchanged: () => unchanged.forEach(remove),
  };
}
