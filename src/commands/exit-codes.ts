export const EXIT = { ok: 0, nothingFound: 1, refused: 1, usage: 2 } as const;
