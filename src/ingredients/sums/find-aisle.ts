import type { Aisle } from "../../contract/ingredient-rules.ts";
import type { Food } from "../foods/food-table.ts";
import type { Variant } from "./variant.ts";

const SOLD_FRESH = new Set<Aisle>(["produce", "meat", "fish"]);
/** In jars and bags beside the spices. */
const SPICES = /^(?:herb|chili|chilli|spice)$/;

/** Dried thyme isn't beside fresh thyme. */
export function findAisle({ id, aisle, parents }: Food, variants: readonly Variant[]): Aisle {
  const isLegume = parents.includes("legume");
  if (!SOLD_FRESH.has(aisle) && !isLegume) return aisle;
  if (variants.includes("frozen")) return "frozen";
  if (variants.includes("canned")) return "canned";
  if (isLegume && variants.includes("dried")) return "dry-goods";
  if (aisle !== "produce") return aisle;
  if (variants.includes("ground")) return "spices";
  if (!variants.includes("dried")) return aisle;
  return [id, ...parents].some((one) => SPICES.test(one)) ? "spices" : "dry-goods";
}
