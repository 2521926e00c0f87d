const IDLE_MS = 60_000;

interface PoolEntry<Opened> {
  opened: Promise<Opened>;
  users: number;
  idle: Timer | undefined;
}

export function createOpenPool<Opened>(closeOne: (opened: Opened) => void) {
  const all = new Map<string, PoolEntry<Opened>>();

  function evict(name: string): void {
    const entry = all.get(name);
    all.delete(name);
    if (entry?.users === 0) closeEntry(entry);
  }

  function closeEntry({ opened, idle }: PoolEntry<Opened>): void {
    clearTimeout(idle);
    opened.then(closeOne, () => {});
  }

  return {
    /** Call this before the file is removed or replaced. */
    evict,

    close: (): void => [...all.keys()].forEach(evict),

    /** @throws what `open` and `work` throw */
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
        if (entry.users === 0 && all.get(name) !== entry) closeEntry(entry);
        else if (entry.users === 0) entry.idle = setTimeout(() => evict(name), IDLE_MS).unref();
      }
    },
  };
}
