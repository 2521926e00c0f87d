import { Ellipsis, Hourglass } from "lucide-react";
import { useId, useState } from "react";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatMinutes } from "../../text/duration.ts";
import { formatNumber } from "../../text/number.ts";
import { t } from "../../text/translation.ts";
import type { DishStep } from "./read-dish.ts";
import { MINUTES_MOST } from "./step-answer.ts";
import { getLength } from "./step-length.ts";

const QUICK = [1, 2, 5, 10, 15];
/** Beside a time in the text, there may be nothing else to do. */
const QUICK_BESIDES = [0, 1, 2, 5, 10];

export interface TypedTime {
  minutes: string;
  handsFree: boolean;
}

const CHOICE =
  "btn border-base-300 bg-base-100 aria-pressed:bg-chosen aria-pressed:text-chosen-content size-11 px-0 tabular-nums";

interface Props {
  step: DishStep;
  typed: TypedTime;
  onType: (typed: TypedTime) => void;
}

export function StepTime({ step, typed, onType }: Props) {
  const locale = useValue(language);
  const id = useId();
  const known = getLength(step.work.parts);
  const quick = known > 0 ? QUICK_BESIDES : QUICK;
  const [isOther, setOther] = useState(typed.minutes !== "" && !quick.includes(Number(typed.minutes)));
  const choose = (minutes: string) => onType({ ...typed, minutes });
  return (
    <li className="flex flex-col gap-2 py-3">
      <p id={id} dir="auto" className="line-clamp-3 [overflow-wrap:anywhere]">
        <span className="text-muted tabular-nums">{step.at + 1} </span>
        {step.line}
      </p>
      {known > 0 && (
        <p id={`${id}-known`} className="text-muted text-sm">
          {t("together.besides", { time: formatMinutes(known, locale) })}
        </p>
      )}
      <div
        role="group"
        aria-labelledby={id}
        aria-describedby={known > 0 ? `${id}-known` : undefined}
        className="flex flex-wrap items-center gap-1"
      >
        {quick.map((minutes) => (
          <button
            key={minutes}
            type="button"
            className={CHOICE}
            aria-pressed={typed.minutes === String(minutes)}
            aria-label={t("together.minutes-count", { count: minutes })}
            onClick={() => choose(typed.minutes === String(minutes) ? "" : String(minutes))}
          >
            {formatNumber(minutes, locale)}
          </button>
        ))}
        {isOther ? (
          <input
            // Someone just asked for it.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={typed.minutes === ""}
            type="number"
            inputMode="numeric"
            min={0}
            max={MINUTES_MOST}
            value={typed.minutes}
            aria-label={t("together.minutes")}
            placeholder={t("together.minutes-short")}
            className="input border-control h-11 w-16 px-1 text-center tabular-nums [appearance:textfield]"
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          />
        ) : (
          <button
            type="button"
            className={CHOICE}
            aria-label={t("together.other-minutes")}
            title={t("together.other-minutes")}
            onClick={() => {
              choose("");
              setOther(true);
            }}
          >
            <Ellipsis size={18} aria-hidden />
          </button>
        )}
        {known === 0 && (
          <button
            type="button"
            className={CHOICE}
            aria-label={t("together.waiting")}
            title={t("together.waiting")}
            aria-pressed={typed.handsFree}
            onClick={() => onType({ ...typed, handsFree: !typed.handsFree })}
          >
            <Hourglass size={18} aria-hidden />
          </button>
        )}
      </div>
    </li>
  );
}
