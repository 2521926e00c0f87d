import { useLocation, type LinkProps } from "react-router";

export const COOK = "cook";

/** Whether Back closes the mode: not if the page was opened in it. */
interface CookState {
  isFromRecipe: true;
}

/** The link keeps the chosen servings. */
export function useCookLink(): Pick<LinkProps, "to" | "state"> {
  const params = new URLSearchParams(useLocation().search);
  params.set(COOK, "");
  const state: CookState = { isFromRecipe: true };
  return { to: `?${params.toString()}`, state };
}

export function removeCookMode(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(COOK);
  return params.size > 0 ? `?${params.toString()}` : "";
}

export function isFromRecipe(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isFromRecipe" in state;
}
