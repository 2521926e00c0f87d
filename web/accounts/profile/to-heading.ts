/** Puts the focus on the heading of a section, from what is about to go in it, or has gone: keys would go nowhere. */
export function toHeading(part: Element | null): void {
  part?.closest("section")?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
}
