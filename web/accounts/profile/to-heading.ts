/** Moves the focus to a section's heading before or after the focused element disappears. */
export function toHeading(part: Element | null): void {
  part?.closest("section")?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
}
