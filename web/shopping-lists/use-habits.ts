import { useEffect, useState } from "react";
import type { Language } from "../../src/contract/languages.ts";
import type { ListHabits } from "../../src/contract/shopping-lists.ts";
import { callApi } from "../api/call-api.ts";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { loadStoredHabits, storeHabits } from "./sync/lists-on-device.ts";

/** Without a connection, those of the last visit. Null until they're known. */
export function useHabits(list: number): ListHabits | null {
  const locale = useValue(language);
  const [habits, setHabits] = useState<{ list: number; known: ListHabits } | null>(null);
  useEffect(() => {
    let isShown = true;
    loadHabits(list, locale, (known) => isShown && setHabits({ list, known })).catch(reportError);
    return () => {
      isShown = false;
    };
  }, [list, locale]);
  return habits?.list === list ? habits.known : null;
}

/** Shows the stored ones until the server answers. */
async function loadHabits(list: number, locale: Language, show: (habits: ListHabits) => void): Promise<void> {
  const stored = await loadStoredHabits(list);
  if (stored) show(stored);
  const answer = await callApi("GET shopping-lists/{id}/habits", {
    params: { id: list },
    query: { language: locale },
    quiet: true,
  });
  if (!answer.ok) return;
  show(answer.data);
  await storeHabits(list, answer.data);
}
