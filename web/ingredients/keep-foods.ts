import { listNameLanguages } from "../../src/ingredients/foods/name-languages.ts";
import { whenQuiet } from "../ui/when-quiet.ts";

/** Name of the message to the service worker, with the languages of food names to store. */
export const KEEP_FOODS = "keep-foods";

/** Asks the service worker to store the names of foods, since amounts need them offline, too. */
export async function keepFoods(language: string): Promise<void> {
  await whenQuiet();
  navigator.serviceWorker?.controller?.postMessage({ [KEEP_FOODS]: listNameLanguages(language) });
}
