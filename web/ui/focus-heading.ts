export function focusHeading(part: Element | null): void {
  part?.closest("section")?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
}
