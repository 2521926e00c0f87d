import type { IngredientGroup } from "../../../contract/recipes.ts";
import { type Fields, toFields, toText } from "../../../archiving/lenient-values.ts";
import { plainLine } from "../../../recipes/text/text.ts";
import { tidyAmounts } from "../../../recipes/text/tidy-amounts.ts";
import { joinGroups } from "../../migrations/heading-lines.ts";
import type { IngredientLines } from "../reading/recipe-text.ts";
import type { GrocyTables } from "./grocy-tables.ts";

type Units = Pick<GrocyTables, "products" | "units" | "conversions">;

export function readGrocyIngredients(rows: Fields[], tables: Units): IngredientLines {
  const sections = new Map<string, IngredientGroup>([["", { title: "", items: [] }]]);
  for (const row of rows) {
    const title = plainLine(toText(row["ingredient_group"]));
    const section = sections.get(title) ?? { title, items: [] };
    sections.set(title, section);
    const line = toLine(row, tables);
    if (line) section.items.push(line);
  }
  return joinGroups([...sections.values()]);
}

/** `200 g lentils, rinsed` */
function toLine(row: Fields, tables: Units): string {
  const product = tables.products.get(toText(row["product_id"])) ?? toFields(row["product"]);
  const food = plainLine(toText(product?.["name"] ?? row["product_name"] ?? row["name"]));
  const note = plainLine(toText(row["note"]));
  const line = [readAmount(row, product, tables), food || note].filter(Boolean).join(" ");
  return food && note ? `${line}, ${note}` : line;
}

/** Amounts are in the unit of the stock, whatever unit the recipe shows. */
function readAmount(row: Fields, product: Fields | null | undefined, tables: Units): string {
  const written = plainLine(toText(row["variable_amount"]));
  if (written) return written;
  const amount = toNumber(row["amount"]);
  if (!amount) return "";
  const shown = toText(row["qu_id"]);
  const stock = toText(product?.["qu_id_stock"]);
  const isAsShown = !stock || !shown || stock === shown || isSet(row["only_check_single_unit_in_stock"]);
  const factor = isAsShown ? 1 : findFactor({ from: stock, to: shown }, product, tables.conversions);
  const unit = tables.units.get(factor === null ? stock : shown || stock) ?? toFields(row["qu"]);
  const number = amount * (factor ?? 1);
  return [formatNumber(number), nameUnit(unit, number)].filter(Boolean).join(" ");
}

/** Prefers a product's own conversion to a general one. */
function findFactor(
  { from, to }: { from: string; to: string },
  product: Fields | null | undefined,
  conversions: Fields[],
): number | null {
  const id = toText(product?.["id"]);
  const ranked = [id, ""].flatMap((owner) =>
    conversions.filter((row) => toText(row["product_id"]) === owner),
  );
  for (const row of ranked) {
    const factor = toNumber(row["factor"]);
    if (!factor) continue;
    const [start, end] = [toText(row["from_qu_id"]), toText(row["to_qu_id"])];
    if (start === from && end === to) return factor;
    if (start === to && end === from) return 1 / factor;
  }
  return null;
}

function nameUnit(unit: Fields | null | undefined, amount: number): string {
  const name = plainLine(toText(unit?.["name"]));
  const plural = plainLine(toText(unit?.["name_plural"]));
  return amount > 1 && plural ? plural : name;
}

function formatNumber(amount: number): string {
  const [text = ""] = tidyAmounts([String(Math.round(amount * 10_000) / 10_000)]);
  return text;
}

/** The API sometimes returns numbers as strings. */
function toNumber(value: unknown): number {
  const number = Number(toText(value));
  return Number.isFinite(number) ? number : 0;
}

function isSet(value: unknown): boolean {
  return value === true || toNumber(value) === 1;
}
