/** How a run ends: all well; nothing found; the start was refused; the command line was not understood. */
export const EXIT = { ok: 0, nothingFound: 1, refused: 1, usage: 2 } as const;
