import { useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { SERVINGS_RANGE } from "../../../src/contract/rules.ts";
import type { Recipe } from "../../../src/contract/recipes.ts";
import type { LineWords } from "../../../src/ingredients/words/line-words.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { SERVINGS } from "../../text/add-servings.ts";
import { describeServings, type Servings } from "./describe-servings.ts";

/** Stores servings in the URL, so that reloading, printing, and sharing keep them. */
export function useServings({ recipeYield }: Recipe, words: LineWords): Servings {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const locale = useValue(language);
  const inUrl = params.get(SERVINGS);
  const [asked, setAsked] = useAsked(inUrl);

  function choose(next: number | null): void {
    const changed = new URLSearchParams(params);
    if (next === null) changed.delete(SERVINGS);
    else changed.set(SERVINGS, String(roundToHundredths(next)));
    setAsked(changed.get(SERVINGS));
    setParams(changed, { replace: true, preventScrollReset: true, state });
  }

  return describeServings(recipeYield, { words, locale, wanted: readCount(asked), choose });
}

/** Keeps up with fast taps: the URL changes only after the page has been drawn again. */
function useAsked(inUrl: string | null) {
  const [asked, setAsked] = useState<string | null | undefined>(undefined);
  if (asked === inUrl) setAsked(undefined);
  useEffect(() => {
    const forget = () => setAsked(undefined);
    addEventListener("popstate", forget);
    return () => removeEventListener("popstate", forget);
  }, []);
  return [asked === undefined ? inUrl : asked, setAsked] as const;
}

const roundToHundredths = (count: number) => Math.round(count * 100) / 100;

/** @returns null for anything but a number in range */
function readCount(text: string | null): number | null {
  const count = roundToHundredths(Number(text));
  return count >= SERVINGS_RANGE.least && count <= SERVINGS_RANGE.most ? count : null;
}
