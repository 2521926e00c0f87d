import type { CookableRecipe } from "../../../src/contract/cook-with.ts";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { makeUnknownKey } from "../../../src/ingredients/foods/food-table.ts";
import { listLineKeys } from "../../../src/ingredients/foods/staples.ts";
import { findRegionCode } from "../../../src/ingredients/amounts/measures.ts";
import { tidyEntryText } from "../../../src/ingredients/sums/tidy-entry-text.ts";
import { detectRecipeLanguage } from "../../../src/ingredients/words/detect-language.ts";
import { callApi } from "../../api/call-api.ts";
import { knownCorrections, loadCorrections } from "../../ingredients/corrections.ts";
import { addToList } from "../../shopping-lists/adding/add-to-list.ts";
import type { PickedEntry } from "../../shopping-lists/adding/offered-line.ts";
import { loadListed } from "../../shopping-lists/adding/load-listed.ts";
import { findShare } from "../../shopping-lists/adding/replace-share.ts";
import { loadReaders, toEntryLanguage } from "../../shopping-lists/load-readers.ts";
import { loadListsSoon } from "../../shopping-lists/load-lists-soon.ts";
import { chooseList } from "../../shopping-lists/manage/load-lists.ts";
import { language } from "../../state/language.ts";
import { toast } from "../../state/toasts.ts";
import { t } from "../../text/translation.ts";

type Missing = CookableRecipe["missing"];

/** Adds the recipe's lines with foods that are missing to the list that was used last. */
export async function addMissing({ recipe: { slug, name }, missing }: CookableRecipe): Promise<void> {
  const [lists, answer] = await Promise.all([
    loadListsSoon(),
    callApi("GET recipes/{slug}", { params: { slug } }),
    loadCorrections(),
  ]);
  const list = lists.ok ? chooseList(lists.data, null) : null;
  if (!lists.ok) return toast(lists.message, "error");
  if (!list) return;
  const source = { slug, name: tidyEntryText(name), servings: "", day: null };
  const shared = { source, atHome: false, note: "" };
  const lines = answer.ok ? await listMissingLines(answer.data, missing) : null;
  const own = toEntryLanguage(language.peek());
  const names = missing.map(({ text }) => ({ text: tidyEntryText(text), language: own, region: "" }));
  const entries: PickedEntry[] = (lines ?? names).map((one) => ({ ...shared, ...one }));
  const listed = findShare(await loadListed(list.id), slug);
  const others = entries.filter(({ text }) => !listed.some((entry) => entry.text === text));
  if (others.length === 0) return toast(t("add-to-list.missing-listed", { list: list.name }), "info");
  const problem = await addToList(list, others);
  if (problem !== null) toast(problem, "warning");
}

interface Line {
  text: string;
  language: string;
  region: string;
}

/** Foods that no line has are added by name. Null if foods can't be loaded. */
async function listMissingLines(recipe: Recipe, missing: Missing): Promise<Line[] | null> {
  const tag = detectRecipeLanguage(recipe);
  const readers = await loadReaders([tag], language.peek(), knownCorrections.peek()).catch(() => null);
  const reader = readers?.byLanguage.get(tag);
  if (!readers || !reader) return null;
  const region = findRegionCode(tag, recipe.orgURL, recipe.recipeIngredient);
  const found = new Set<string>();
  const lines = recipe.recipeIngredient.flatMap((written): Line[] => {
    const line = reader.read(written);
    if (line.isHeading) return [];
    const keys = listLineKeys(line, reader.foods);
    const needed = missing.map(getKey).filter((key) => keys.includes(key));
    for (const key of needed) found.add(key);
    return needed.length > 0 ? [{ text: tidyEntryText(written), language: tag, region }] : [];
  });
  const others = missing.filter((one) => !found.has(getKey(one)));
  const own = readers.own.language;
  return [...lines, ...others.map(({ text }) => ({ text: tidyEntryText(text), language: own, region: "" }))];
}

function getKey({ foodId, text }: Missing[number]): string {
  return foodId ?? makeUnknownKey(text);
}
