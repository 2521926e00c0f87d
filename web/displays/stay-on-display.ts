import { redirect } from "react-router";
import { getPath } from "../api/way-to-sign-in.ts";
import { isDisplay } from "../state/display.ts";

/** A display shows nothing but itself and cook mode. */
export function stayOnDisplay({ request }: { request: Request }): void {
  if (!isDisplay.peek()) return;
  const [, recipe, cook, search = ""] = /^(\/recipe\/[^/?]+)(\/cook)?(\?.*)?$/.exec(getPath(request)) ?? [];
  // A timer that was started on another device leads to its recipe.
  if (!cook) throw redirect(recipe ? `${recipe}/cook${search}` : "/display");
}
