import { SHOPPING_MOST } from "../../src/contract/shopping-rules.ts";
import { t } from "../text/translation.ts";
import { listActive, readShown } from "./read-listed.ts";

/** Says why a list can't take as many entries, or null. The server has the same limit. */
export async function refuseFull(list: number, added: number): Promise<string | null> {
  const count = listActive(await readShown(list)).length + added;
  return added > 0 && count > SHOPPING_MOST.entries ? t("shopping-list.full") : null;
}
