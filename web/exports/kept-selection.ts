let kept: { page: string; slugs: readonly string[] } | null = null;

/** @param page the key of its location, which is the same after Back */
export function keepSelection(page: string, slugs: readonly string[]): void {
  kept = { page, slugs };
}

export function readKeptSelection(page: string): readonly string[] | null {
  return kept?.page === page ? kept.slugs : null;
}

export function forgetSelection(): void {
  kept = null;
}
