export function goOnFromHeadline(options?: FocusOptions): void {
  document.querySelector<HTMLElement>("h1")?.focus(options);
}

/** The same, but only where they are nowhere any more: who is still at something stays there. */
export function goOnFromHeadlineIfLost(): void {
  if (document.activeElement === document.body) goOnFromHeadline();
}
