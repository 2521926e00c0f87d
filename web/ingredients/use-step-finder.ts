import { useEffect, useState } from "react";
import { useValue } from "../state/use-value.ts";
import { knownCorrections } from "./corrections.ts";
import { loadStepFinder, type FindStepIngredients } from "./load-step-finder.ts";

/**
 * Null until it's loaded. If it can't be loaded, it finds nothing.
 * @param language of the recipe
 */
export function useStepFinder(language: string): FindStepIngredients | null {
  const { taught } = useValue(knownCorrections);
  const [find, setFind] = useState<FindStepIngredients | null>(null);

  useEffect(() => {
    let isShown = true;
    loadStepFinder(language, taught)
      .catch(() => findNothing)
      .then((loaded) => isShown && setFind(() => loaded));
    return () => {
      isShown = false;
    };
  }, [language, taught]);

  return find;
}

const findNothing: FindStepIngredients = ({ steps }) => steps.map(() => []);
