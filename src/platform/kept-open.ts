/** What was not needed for so long is closed, in milliseconds. */
const IDLE_MS = 60_000;

/** Keeps one thing open for as long as it is asked for again and again, since opening it takes a while. */
export function keptOpen<Opened>(closeOne: (opened: Opened) => void) {
  let kept: { name: string; opened: Promise<Opened> } | null = null;
  let idle: Timer | undefined;

  function close(): void {
    clearTimeout(idle);
    // What could not be opened needs not be closed; whoever asked for it was told.
    kept?.opened.then(closeOne, () => {});
    kept = null;
  }

  return {
    /** Closes what is open: its file may be removed, or become another one. */
    close,

    /** The one of this name, opened when another one was open or none. */
    async get(name: string, open: () => Promise<Opened>): Promise<Opened> {
      if (kept?.name !== name) close();
      clearTimeout(idle);
      idle = setTimeout(close, IDLE_MS);
      idle.unref();
      kept ??= { name, opened: open() };
      const { opened } = kept;
      try {
        return await opened;
      } catch (problem) {
        if (kept?.opened === opened) kept = null;
        throw problem;
      }
    },
  };
}
