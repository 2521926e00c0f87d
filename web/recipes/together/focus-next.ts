/**
 * Focuses the next control of the same kind once this one is gone: the one after it, before it, or the headline.
 * @param attribute names each control of this kind
 */
export function focusNext(from: HTMLElement, attribute: string): void {
  const list = () => [...document.querySelectorAll<HTMLElement>(`[${attribute}]`)];
  const isPressed = (one: HTMLElement) => one.getAttribute("aria-pressed") === "true";
  // Only steps that are done, or only those that aren't.
  const same = list().filter((one) => isPressed(one) === isPressed(from));
  const at = same.indexOf(from);
  const name = (same[at + 1] ?? same[at - 1])?.getAttribute(attribute);
  requestAnimationFrame(() => {
    const next = list().find((one) => one.getAttribute(attribute) === name);
    (next ?? document.querySelector<HTMLElement>("#content h1"))?.focus();
  });
}
