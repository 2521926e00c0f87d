import { Timer as Clock } from "lucide-react";
import { use, useEffect, useMemo, useState, type ReactNode } from "react";
import { useLocation } from "react-router";
import type { StepTime } from "../../../src/ingredients/times/read-time.ts";
import { loadTimerBar } from "../../cooking/timers/load-timer-bar.ts";
import { TIMERS_MOST } from "../../cooking/timers/timers.ts";
import { loadTimes } from "../../ingredients/load-times.ts";
import { t } from "../../text/translation.ts";
import { whenQuiet } from "../../ui/when-quiet.ts";
import { addStepTimer } from "./add-step-timer.ts";

export interface TimedTextProps {
  text: string;
  /** Of the recipe. */
  language: string;
  dish: string;
  /** The number of the step, from 1. */
  step: number;
}

/** The times of a step are buttons that start timers. */
export function TimedText({ text, language, dish, step }: TimedTextProps) {
  const findTimes = use(loadTimes(language));
  const times = useMemo(() => findTimes(text), [findTimes, text]);
  const { pathname, search } = useLocation();
  const [isFull, setFull] = useState(false);

  const hasTimes = times.length > 0;
  useEffect(() => {
    if (hasTimes)
      void whenQuiet()
        .then(loadTimerBar)
        .catch(() => undefined);
  }, [hasTimes]);

  function start(time: StepTime): void {
    setFull(addStepTimer(time, { place: pathname + search, dish, step }) === null);
  }

  const parts: ReactNode[] = [];
  let end = 0;
  for (const time of times) {
    const { from, to } = time;
    parts.push(text.slice(end, from));
    parts.push(<TimeButton key={from} text={text.slice(from, to)} onStart={() => start(time)} />);
    end = to;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
      {isFull && (
        <span role="alert" className="text-danger block text-base">
          {t("timers.full", { limit: TIMERS_MOST })}
        </span>
      )}
    </>
  );
}

function TimeButton({ text, onStart }: { text: string; onStart: () => void }) {
  return (
    <button
      type="button"
      className="relative z-1 cursor-pointer font-semibold underline decoration-dotted underline-offset-4 after:absolute after:-inset-x-1 after:-inset-y-2.5 after:content-[''] print:font-normal print:no-underline"
      aria-label={t("timers.start", { time: text })}
      onClick={onStart}
    >
      <Clock size="1em" className="mr-0.5 inline -translate-y-px print:hidden" aria-hidden />
      {text}
    </button>
  );
}
