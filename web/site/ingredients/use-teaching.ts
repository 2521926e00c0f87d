import { useState } from "react";
import { callApi } from "../../api/call-api.ts";
import type { ChosenFood } from "../../recipes/amounts/food-field.tsx";
import { t } from "../../text/translation.ts";
import { useSending } from "../../ui/use-sending.ts";

const EMPTY = { typed: "", food: null as ChosenFood | null };

/** Holds the state of a form that teaches what a name counts as. */
export function useTeaching(onTaught: () => Promise<void>) {
  const [{ typed, food }, setChosen] = useState(EMPTY);
  const [isChecked, setChecked] = useState(false);
  const { busy, problem, send } = useSending(async (body: { name: string; foodId: string }) => {
    const answer = await callApi("PUT taught-foods", { body });
    if (!answer.ok) return answer.message;
    setChosen(EMPTY);
    setChecked(false);
    await onTaught();
    return null;
  });

  return {
    busy,
    problem,
    /** True after the first attempt, so that fields show what's missing. */
    isChecked,
    field: {
      typed,
      onType: (text: string, chosen: ChosenFood | null) => setChosen({ typed: text, food: chosen }),
      problem: isChecked && !food ? t("edit.food-unknown") : null,
    },
    async teach(name: string, isValid = true): Promise<void> {
      setChecked(true);
      if (food && isValid) await send({ name, foodId: food.id });
    },
  };
}
