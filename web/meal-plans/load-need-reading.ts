import type { ShoppingListRow } from "../../src/contract/meal-plans.ts";
import { knownCorrections, loadCorrections } from "../ingredients/corrections.ts";
import { loadReaders } from "../shopping-lists/load-readers.ts";
import { createEntryReading } from "../shopping-lists/shown-item.ts";
import { language } from "../state/language.ts";
import type { NeedReading } from "./add-up-needs.ts";
import { loadOrigins } from "./recipe-origins.ts";

/** Null where the words aren't on the device and can't be loaded. */
export async function loadNeedReading(rows: readonly ShoppingListRow[]): Promise<NeedReading | null> {
  const [origins] = await Promise.all([loadOrigins(rows), loadCorrections()]);
  const languages = [...new Set([...origins.values()].map((origin) => origin.language))];
  const readers = await loadReaders(languages, language.peek(), knownCorrections.peek()).catch(() => null);
  return readers && { readers, read: createEntryReading(readers), origins };
}
