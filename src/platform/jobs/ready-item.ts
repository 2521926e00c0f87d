/** A prepared item, stored together with others in one transaction. Each still succeeds or fails on its own. */
export class ReadyItem<Outcome = unknown> {
  constructor(
    readonly steps: {
      /** Writes to the database and returns the JSON outcome. An error only rolls back this item. */
      store(): Outcome;
      afterwards?(): void;
      discard?(): void;
    },
  ) {}
}
