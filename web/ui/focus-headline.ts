export function focusHeadline(options?: FocusOptions): void {
  document.querySelector<HTMLElement>("h1")?.focus(options);
}

export function focusHeadlineIfLost(): void {
  if (document.activeElement === document.body) focusHeadline();
}
