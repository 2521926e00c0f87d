interface Sentence {
  text: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** What a screen reader was told, oldest first. */
export type Said = readonly Sentence[];

/** A screen reader that waits or is interrupted may need so long. */
const READ_FOR_MS = 10_000;

/** A new alert interrupts the one before, so it repeats what may not have been heard. */
export function addSaid(said: Said, text: string, now: number): Said {
  return [...said.filter(({ at }) => now - at < READ_FOR_MS), { text, at: now }];
}
