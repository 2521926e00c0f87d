import type { IngredientGroup, RecipeInput } from "../../../contract/recipes.ts";
import { inOneLine } from "../../../platform/plain-text.ts";
import { tidyAmounts } from "../../../recipes/text/tidy-amounts.ts";
import { joinGroups } from "../heading-lines.ts";
import {
  type Fields,
  toFields,
  splitLines,
  toList,
  nullableText,
  toText,
} from "../../../archiving/lenient-values.ts";

type Ingredients = Pick<RecipeInput, "recipeIngredient" | "ingredientGroups">;

/** @param groups sections, if the file has them separately */
export function mealieIngredients(lines: unknown, groups: unknown): Ingredients {
  const told = Array.isArray(groups) ? groups.flatMap(toGroups) : [];
  const sections: IngredientGroup[] = [{ title: "", items: [] }];
  for (const line of typeof lines === "string" ? splitLines(lines) : toList(lines)) {
    const { title, text } = toLine(line);
    if (title !== "") sections.push({ title, items: [] });
    if (text !== null) sections.at(-1)?.items.push(text);
  }
  const grouped = joinGroups(sections);
  return told.length > 0 ? { ...grouped, ingredientGroups: told } : grouped;
}

function toGroups(value: unknown): IngredientGroup[] {
  const group = toFields(value);
  if (!group) return [];
  return [
    {
      title: toText(group["title"]),
      items: toList(group["items"]).flatMap((item) => nullableText(item) ?? []),
    },
  ];
}

function toLine(value: unknown): { title: string; text: string | null } {
  const parts = toFields(value);
  if (!parts) return { title: "", text: nullableText(value) };
  return { title: inOneLine(toText(parts["title"])), text: joinParts(parts) || null };
}

/** Without a food or with amounts turned off, the note is the text. */
function joinParts(parts: Fields): string {
  const isOff = (parts["disable_amount"] ?? parts["disableAmount"]) === true;
  const note = inOneLine(toText(parts["note"]));
  const food = getName(parts["food"]);
  const amount = isOff ? "" : toAmount(parts, food);
  if (food !== "" && !(isOff && note !== ""))
    return behindFood([amount, food].filter(Boolean).join(" "), note);
  if (note === "") return getOriginalText(parts) || amount;
  // Many people put the amount into the note.
  return amount === "" || /^\p{N}/u.test(note) ? note : `${amount} ${note}`;
}

function behindFood(food: string, note: string): string {
  if (note === "") return food;
  if (note.startsWith(",")) return food + note;
  return note.startsWith("(") ? `${food} ${note}` : `${food}, ${note}`;
}

function toAmount(parts: Fields, food: string): string {
  const quantity = toText(parts["quantity"]).trim();
  const unit = getName(parts["unit"]);
  // Mealie writes a quantity of 1 for no amount.
  const isSaid = quantity !== "0" && (quantity !== "1" || unit !== "" || food !== "");
  const [tidy = ""] = tidyAmounts([isSaid ? quantity : ""]);
  return [tidy, unit].filter(Boolean).join(" ");
}

function getOriginalText(parts: Fields): string {
  return inOneLine(toText(parts["original_text"] ?? parts["originalText"] ?? parts["display"]));
}

function getName(value: unknown): string {
  return inOneLine(toText(toFields(value)?.["name"] ?? value));
}
