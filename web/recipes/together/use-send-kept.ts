import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useValue } from "../../state/use-value.ts";
import { useMayChange } from "../../ui/online.tsx";
import { keptAnswers, removeAnswers } from "./kept-answers.ts";
import type { Kitchen } from "./load-kitchen.ts";
import { sendKept } from "./save-answers.ts";

/** Answers that were kept without a connection reach their recipes once there's one. */
export function useSendKept(loaded: Kitchen["loaded"]): void {
  const { answers } = useValue(keptAnswers);
  const mayChange = useMayChange();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const send = async (slug: string) => {
      const own = keptAnswers.peek().answers[slug];
      const dish = loaded.get(slug);
      const result = own && dish ? await sendKept(dish, own) : null;
      if (result === "sent") await revalidate();
      if (result && keptAnswers.peek().answers[slug] === own) removeAnswers(slug);
    };
    if (mayChange) for (const slug of Object.keys(answers)) void send(slug);
  }, [mayChange, answers, loaded, revalidate]);
}
