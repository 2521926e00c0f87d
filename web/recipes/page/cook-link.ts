import type { LinkProps } from "react-router";

export const COOK = "cook";

/** Whether Back closes the mode: not if the page was opened in it. */
interface CookState {
  isFromRecipe: true;
}

export function cookLink(): Pick<LinkProps, "to" | "state"> {
  const state: CookState = { isFromRecipe: true };
  return { to: `?${COOK}`, state };
}

export function isFromRecipe(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isFromRecipe" in state;
}
