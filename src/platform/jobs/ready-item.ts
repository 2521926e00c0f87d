/**
 * What a worker made of an item that is stored together with its neighbors: one wait for the disk for all of them.
 * Each is stored whole or not at all, and its outcome with it.
 */
export class ReadyItem<Outcome = unknown> {
  constructor(
    readonly steps: {
      /** Writes it to the database and returns the outcome, JSON. What it throws undoes this item only. */
      store(): Outcome;
      /** Called when it is stored for good. */
      afterwards?(): void;
      /** Called when it was not stored: removes what was made ready. */
      discard?(): void;
    },
  ) {}
}
