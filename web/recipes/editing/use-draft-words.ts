import { useEffect, useMemo, useState } from "react";
import { detectRecipeLanguage } from "../../../src/ingredients/words/detect-language.ts";
import type { LineWords } from "../../../src/ingredients/words/line-words.ts";
import { loadWords } from "../../ingredients/load-words.ts";
import type { Draft } from "./draft.ts";

interface DraftWords {
  /** A tag such as "de". */
  language: string;
  /** Null until they are loaded. */
  words: LineWords | null;
}

export function useDraftWords(settled: Draft): DraftWords {
  const [words, setWords] = useState<LineWords | null>(null);
  const language = useMemo(() => detectDraftLanguage(settled), [settled]);

  useEffect(() => {
    let isShown = true;
    loadWords(language)
      .then((loaded) => isShown && setWords(loaded))
      // Without the words, the form only hides what lines mean.
      .catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [language]);

  return { language, words };
}

function detectDraftLanguage({ name, ingredients, steps }: Draft): string {
  const recipeIngredient = ingredients.filter(({ kind }) => kind === "line").map(({ text }) => text);
  return detectRecipeLanguage({ name, recipeIngredient, recipeInstructions: steps });
}
