import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import type { RecipeSummary } from "../../../src/contract/recipes.ts";
import { MANY_RECIPES_MOST } from "../../../src/contract/rules.ts";
import { signedIn } from "../../state/session.ts";
import { useValue } from "../../state/use-value.ts";
import { forgetSelection, readKeptSelection } from "../../exports/kept-selection.ts";
import { focusHeadline } from "../../ui/focus-headline.ts";

export interface SelectionProps {
  recipes: RecipeSummary[];
  onClose: () => void;
  onEnd: () => void;
  onChanged: () => Promise<void>;
}

export interface Selection {
  recipes: RecipeSummary[];
  isChosen: (recipe: RecipeSummary) => boolean;
  /** Toggles the recipe at a position; with `range`, all from the last one to it. */
  touch: (position: number, range: boolean) => void;
  all: () => void;
  none: () => void;
}

export function useSelection(list: RecipeSummary[]) {
  const { key } = useLocation();
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(() => {
    const kept = readKeptSelection(key);
    return kept && new Set(kept);
  });
  const [last, setLast] = useState<string | null>(null);
  useEffect(() => forgetSelection(), []);
  const maySelect = useValue(signedIn) && list.length > 0;
  const start = () => setChosen(new Set());

  function end(): void {
    // The bar and dialog lose the focus when they close.
    flushSync(() => {
      setChosen(null);
      setLast(null);
    });
    focusHeadline({ preventScroll: true });
  }

  function toSelection(slugs: ReadonlySet<string>): Selection {
    const isChosen = ({ slug }: RecipeSummary) => slugs.has(slug);
    return {
      recipes: list.filter(isChosen),
      isChosen,
      touch(position, range) {
        const touched = list[position];
        if (!touched) return;
        const from = range ? list.findIndex(({ slug }) => slug === last) : -1;
        const [first, final] = [position, from < 0 ? position : from].toSorted((one, other) => one - other);
        const between = list.slice(first, (final ?? position) + 1).map(({ slug }) => slug);
        const adds = from >= 0 || !isChosen(touched);
        setChosen(
          limitSelection(adds ? [...slugs, ...between] : [...slugs].filter((slug) => slug !== touched.slug)),
        );
        setLast(touched.slug);
      },
      all: () => setChosen(limitSelection(list.map(({ slug }) => slug))),
      none: () => setChosen(new Set()),
    };
  }

  return { maySelect, selection: maySelect && chosen ? toSelection(chosen) : null, start, end };
}

function limitSelection(slugs: string[]): ReadonlySet<string> {
  return new Set([...new Set(slugs)].slice(0, MANY_RECIPES_MOST));
}
