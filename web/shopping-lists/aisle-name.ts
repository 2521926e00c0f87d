import { AISLES } from "../../src/contract/ingredient-rules.ts";
import { t } from "../text/translation.ts";

/** API clients may use other names. Those are shown as they are. */
export function nameAisle(aisle: string): string {
  const known = AISLES.find((one) => one === aisle);
  return known ? t(`aisle.${known}`) : aisle;
}
