import { useEffect, useMemo, useState } from "react";
import type { Entry } from "../../src/contract/shopping-sync.ts";
import { knownCorrections, loadCorrections } from "../ingredients/corrections.ts";
import { keepFoods } from "../ingredients/keep-foods.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { getReaders, loadReaders, toEntryLanguage, type Readers } from "./load-readers.ts";

/** A list without amounts added up is better than none. */
const LONGEST_MS = 3000;

/** Null while they're loaded, then "none" if they can't be, as on a device that was never online. */
export function useReaders(entries: Iterable<Entry> | undefined): Readers | "none" | null {
  const locale = useValue(language);
  const known = useValue(knownCorrections);
  const [readers, setReaders] = useState<Readers | "none" | null>(null);
  const used = new Set([...(entries ?? [])].map((entry) => entry.language));
  const languages = [...used].toSorted().join(" ");

  useEffect(() => void loadCorrections(), []);
  useEffect(() => void keepFoods(toEntryLanguage(locale)), [locale]);
  useEffect(() => {
    let isShown = true;
    const timer = setTimeout(() => setReaders((before) => before ?? "none"), LONGEST_MS);
    loadReaders(languages.split(" ").filter(Boolean), locale, known)
      .then((loaded) => isShown && setReaders(loaded))
      .catch(() => isShown && setReaders((before) => before ?? "none"))
      .finally(() => clearTimeout(timer));
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, [languages, locale, known]);

  // The list was open before, so it needn't be drawn twice.
  const ready = useMemo(
    () => getReaders(languages.split(" ").filter(Boolean), locale, known),
    [languages, locale, known],
  );
  return ready ?? readers;
}
