import { removeTimers } from "../cooking/timers/timers.ts";
import { removeDishes } from "../recipes/cook-mode/dishes.ts";
import { forgetLists } from "../shopping-lists/sync/lists-on-device.ts";

/** When a display ends. Recipes and plans that it stored are removed as after signing out. */
export async function forgetDisplay(): Promise<void> {
  removeTimers();
  removeDishes();
  await forgetLists();
}
