import { useState } from "react";
import type { RecipeState } from "../../../src/contract/recipe-life.ts";
import { isVisible } from "../../../src/contract/rules.ts";
import { readJson, type JsonFault } from "./json-text.ts";
import { checkRecipe } from "./save-recipe.ts";
import type { Typed } from "./use-draft.ts";

/** What is typed, as a recipe, or what keeps it from being one. */
export function useWritten(draft: Typed, onRefused: (message: string) => void) {
  const [jsonFaults, setJsonFaults] = useState<JsonFault[]>([]);
  const [nameless, setNameless] = useState(false);
  /** How often it was tried to save without one. */
  const [nameAsked, setNameAsked] = useState(0);

  /** What the fields say; null without a name, which is told of at its field. */
  function inForm(): RecipeState | null {
    const state = draft.state();
    if (isVisible(state.name)) return state;
    setNameless(true);
    setNameAsked((times) => times + 1);
    return null;
  }

  /** What the text says, as the server understands it; null with faults, which are told of with their places. */
  async function inText(text: string): Promise<RecipeState | null> {
    const read = readJson(text);
    if (!("value" in read)) return wrong(read.faults);
    const { dateAdded } = draft.before;
    const checked = await checkRecipe({ ...(dateAdded && { dateAdded }), ...read.value });
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
    /** Null when it is no recipe; that is told of then. */
    written: async () => (draft.json === null ? inForm() : inText(draft.json)),
  };
}
