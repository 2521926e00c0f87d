interface State {
  isOpen: boolean;
  active: number | null;
}

/**
 * Connects a text field to the `Suggestions` with the same id.
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function comboboxAttributes(id: string, { isOpen, active }: State) {
  return {
    id,
    role: "combobox",
    "aria-expanded": isOpen,
    "aria-controls": isOpen ? `${id}-options` : undefined,
    "aria-autocomplete": "list",
    "aria-activedescendant": isOpen && active !== null ? `${id}-option-${active}` : undefined,
    autoComplete: "off",
  } as const;
}

/** Moves to the next or previous option and wraps around. Returns null without options. */
export function moveActive(active: number | null, by: 1 | -1, count: number): number | null {
  if (count === 0) return null;
  return active === null ? (by > 0 ? 0 : count - 1) : (active + by + count) % count;
}
