/** What nobody uses any more is closed after so long, in milliseconds: it may be asked for again and again. */
const IDLE_MS = 60_000;

interface Kept<Opened> {
  opened: Promise<Opened>;
  users: number;
  idle: Timer | undefined;
}

/** Keeps things open for as long as they are used, and a while longer, since opening one takes a while. */
export function createOpenPool<Opened>(closeOne: (opened: Opened) => void) {
  const all = new Map<string, Kept<Opened>>();

  /** It goes at once when nobody uses it, else with its last user: it is nobody else's from now on. */
  function letGo(name: string): void {
    const entry = all.get(name);
    all.delete(name);
    if (entry?.users === 0) closeNow(entry);
  }

  function closeNow({ opened, idle }: Kept<Opened>): void {
    clearTimeout(idle);
    // What could not be opened needs not be closed; whoever asked for it was told.
    opened.then(closeOne, () => {});
  }

  return {
    /** Lets one go: its file may be removed, or become another one. */
    letGo,

    close: (): void => [...all.keys()].forEach(letGo),

    /**
     * Works with the one of this name, opened when it is not open. It stays open until the work is done.
     * @throws what `open` and `work` throw
     */
    async use<Made>(
      name: string,
      open: () => Promise<Opened>,
      work: (opened: Opened) => Promise<Made> | Made,
    ): Promise<Made> {
      const entry = all.get(name) ?? { opened: open(), users: 0, idle: undefined };
      all.set(name, entry);
      clearTimeout(entry.idle);
      entry.users++;
      try {
        return await work(await entry.opened);
      } catch (problem) {
        // One that could not be opened may be opened the next time.
        if (
          await entry.opened.then(
            () => false,
            () => true,
          )
        )
          all.delete(name);
        throw problem;
      } finally {
        entry.users--;
        if (entry.users === 0 && all.get(name) !== entry) closeNow(entry);
        else if (entry.users === 0) entry.idle = setTimeout(() => letGo(name), IDLE_MS).unref();
      }
    },
  };
}
