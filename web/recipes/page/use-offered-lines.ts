import { use, useMemo } from "react";
import type { Recipe } from "../../../src/contract/recipes.ts";
import { SHOPPING_MOST } from "../../../src/contract/shopping-rules.ts";
import { createLineReader } from "../../../src/ingredients/correct-line.ts";
import { findRegionCode } from "../../../src/ingredients/amounts/measures.ts";
import { tidyEntryText } from "../../../src/ingredients/sums/tidy-entry-text.ts";
import { detectRecipeLanguage } from "../../../src/ingredients/words/detect-language.ts";
import { knownCorrections } from "../../ingredients/corrections.ts";
import { useWords } from "../../ingredients/use-words.ts";
import type { AddingKnowledge } from "../../shopping-lists/adding/adding-knowledge.ts";
import { offerLine, type OfferedEntry, type OfferedGroup } from "../../shopping-lists/adding/offered-line.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { getPoint } from "../../text/number.ts";
import { t } from "../../text/translation.ts";
import { readIngredients, type ShownLine } from "../amounts/read-ingredients.ts";
import type { Servings } from "./describe-servings.ts";
import { useFoods } from "./use-foods.ts";

/** What a list gets is scaled, too, but keeps the recipe's units. Suspends until foods are loaded. */
export function useOfferedLines(
  recipe: Recipe,
  servings: Servings,
  loading: Promise<AddingKnowledge>,
): OfferedGroup[] {
  const locale = useValue(language);
  const words = useWords(recipe);
  const { corrections, taught } = useValue(knownCorrections);
  const tag = useMemo(() => detectRecipeLanguage(recipe), [recipe]);
  const knowledge = use(loading);
  const { factor, chosen, text: made } = servings;
  const { units, inflectFood } = useFoods(recipe, { isScaled: factor !== 1, taught });
  return useMemo(() => {
    const read = createLineReader(corrections, words);
    const point = getPoint(locale);
    const readShown = (shownUnits: typeof units) =>
      readIngredients(recipe, { factor, point, words, read, inflectFood, units: shownUnits }).sections;
    const base = describeOrigin(recipe, { language: tag, servings: chosen === null ? "" : made });
    const texts = listTexts(recipe, { scaled: readShown(null), isScaled: factor !== 1 });
    return readShown(units).map(({ title, lines }) => ({
      title: title || t("recipe.ingredients"),
      note: "",
      lines: lines.flatMap((shown) => {
        const { text, written } = texts(shown);
        if (!text || read(written).isHeading) return [];
        return offerLine({ key: String(shown.position), text, written, shown }, base, knowledge);
      }),
    }));
  }, [recipe, tag, factor, chosen, made, locale, words, corrections, inflectFood, units, knowledge]);
}

function describeOrigin(
  { slug, name, orgURL, recipeIngredient }: Recipe,
  { language: tag, servings }: { language: string; servings: string },
): Omit<OfferedEntry, "text"> {
  return {
    language: tag,
    region: findRegionCode(tag, orgURL, recipeIngredient),
    source: {
      slug,
      name: tidyEntryText(name),
      servings: tidyEntryText(servings, SHOPPING_MOST.servings),
      day: null,
    },
    note: "",
  };
}

/** Returns what a list gets of a shown line. Corrections are found by the line as written. */
function listTexts(
  recipe: Recipe,
  { scaled, isScaled }: { scaled: readonly { lines: ShownLine[] }[]; isScaled: boolean },
): (shown: ShownLine) => { text: string; written: string } {
  const texts = new Map(scaled.flatMap(({ lines }) => lines.map((line) => [line.position, toText(line)])));
  const all = listWritten(recipe);
  return ({ position, marks }) => {
    const written = all[position] ?? "";
    const isAsWritten = !isScaled && marks.length === 0;
    return { text: tidyEntryText(isAsWritten ? written : (texts.get(position) ?? "")), written };
  };
}

function toText({ before, amount, after }: ShownLine): string {
  return before + amount + after;
}

function listWritten({ ingredientGroups, recipeIngredient }: Recipe): string[] {
  return ingredientGroups.length > 0 ? ingredientGroups.flatMap(({ items }) => items) : recipeIngredient;
}
