export function goOnFromHeadline(options?: FocusOptions): void {
  document.querySelector<HTMLElement>("h1")?.focus(options);
}

/** Only if the focus was lost. */
export function goOnFromHeadlineIfLost(): void {
  if (document.activeElement === document.body) goOnFromHeadline();
}
