/** Stored with others in one transaction; each still succeeds or fails on its own. */
export class ReadyItem<Outcome = unknown> {
  constructor(
    readonly steps: {
      store(): Outcome;
      afterCommit?(): void;
      discard?(): void;
    },
  ) {}
}
