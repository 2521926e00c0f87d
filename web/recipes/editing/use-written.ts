import { useState } from "react";
import type { RecipeContent } from "../../../src/contract/recipe-life.ts";
import { reconcileIngredients } from "../../../src/contract/ingredient-sections.ts";
import type { IngredientGroup } from "../../../src/contract/recipes.ts";
import { extraKeyProblem, isVisible } from "../../../src/contract/rules.ts";
import type { Fault } from "../../../src/contract/sentences.ts";
import { isRecord } from "../../state/storage.ts";
import { readJson, type JsonFault } from "./json-text.ts";
import { checkRecipe } from "./save-recipe.ts";
import type { Typed } from "./use-draft.ts";

export function useWritten(draft: Typed, onRefused: (message: string) => void) {
  const [jsonFaults, setJsonFaults] = useState<JsonFault[]>([]);
  const [nameless, setNameless] = useState(false);
  const [nameAsked, setNameAsked] = useState(0);

  /** Null without a name, which the field then reports. */
  function inForm(): RecipeContent | null {
    const state = draft.state();
    if (isVisible(state.name)) return state;
    setNameless(true);
    setNameAsked((times) => times + 1);
    return null;
  }

  async function inText(text: string): Promise<RecipeContent | null> {
    const read = readJson(text);
    if (!("value" in read)) return wrong(read.faults);
    const { before } = draft;
    const { dateAdded } = before;
    const own = ownFaults(read.value, before);
    if (own.length > 0) return wrong(read.faultsAt(own));
    const checked = await checkRecipe({
      ...(dateAdded && { dateAdded }),
      ...read.value,
      ...reconcile(read.value, before),
    });
    if (!checked.ok && checked.faults.length > 0) return wrong(read.faultsAt(checked.faults));
    setJsonFaults([]);
    if (checked.ok) return { ...checked.data, dateAdded: checked.data.dateAdded ?? dateAdded };
    onRefused(checked.message);
    return null;
  }

  function wrong(faults: JsonFault[]): null {
    setJsonFaults(faults);
    return null;
  }

  return {
    jsonFaults,
    nameless,
    nameAsked,
    judgeName: (name: string) => setNameless(!isVisible(name)),
    forgiveJson: () => setJsonFaults([]),
    checkText: async () => (draft.json === null ? inForm() : inText(draft.json)),
  };
}

type Written = Record<string, unknown>;

/** Null if lines and sections contradict each other, undefined without both. */
function reconcile({ recipeIngredient, ingredientGroups }: Written, before: RecipeContent) {
  if (!areLines(recipeIngredient) || !areGroups(ingredientGroups)) return undefined;
  return reconcileIngredients({ recipeIngredient, ingredientGroups }, before);
}

/** Errors that only the previous content reveals. */
function ownFaults(written: Written, before: RecipeContent): Fault[] {
  const { extras } = written;
  const keys = isRecord(extras)
    ? Object.keys(extras).filter((key) => !Object.hasOwn(before.extras, key))
    : [];
  const faults = keys.flatMap((key): Fault[] => {
    const kind = extraKeyProblem(key);
    return kind ? [{ loc: ["body", "extras", key], msg: "", type: `value_error.${kind}` }] : [];
  });
  const isSplit = reconcile(written, before) === null;
  return isSplit
    ? [...faults, { loc: ["body", "ingredientGroups"], msg: "", type: "value_error.sections" }]
    : faults;
}

function areLines(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((line) => typeof line === "string");
}

function areGroups(value: unknown): value is IngredientGroup[] {
  return (
    Array.isArray(value) &&
    value.every((group) => isRecord(group) && typeof group["title"] === "string" && areLines(group["items"]))
  );
}
