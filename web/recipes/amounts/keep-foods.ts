import { listNameLanguages } from "../../../src/ingredients/foods/name-languages.ts";
import { KEEP_FOODS } from "../../offline/worker-scope.ts";
import { whenQuiet } from "../../ui/when-quiet.ts";

/** Asks the service worker to store the names of foods, since amounts need them offline, too. */
export async function keepFoods(language: string): Promise<void> {
  await whenQuiet();
  navigator.serviceWorker?.controller?.postMessage({ [KEEP_FOODS]: listNameLanguages(language) });
}
