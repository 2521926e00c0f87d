import { Hand, Hourglass, type LucideIcon } from "lucide-react";
import { useId, useState } from "react";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatMinutes } from "../../text/duration.ts";
import { t } from "../../text/translation.ts";
import { CHOICE, MinuteChoice } from "./minute-choice.tsx";
import type { DishStep } from "./read-dish.ts";
import { getLength } from "./step-length.ts";

const WORK = [1, 2, 5, 10, 15];
/** Beside a time in the text, there may be nothing else to do. */
const WORK_BESIDES = [0, 1, 2, 5, 10];
const WAITING = [5, 10, 15, 30, 60];

/** Minutes beside those in the text. Empty if nobody answered. */
export interface TypedTime {
  work: string;
  waiting: string;
}

interface Props {
  step: DishStep;
  typed: TypedTime;
  onType: (typed: TypedTime) => void;
}

export function StepTime({ step, typed, onType }: Props) {
  const locale = useValue(language);
  const id = useId();
  const known = getLength(step.work.parts);
  const { hint, lacksWait } = step.work;
  const [hasWork, setWork] = useState(typed.work !== "" || !lacksWait);
  const [hasWaiting, setWaiting] = useState(typed.waiting !== "" || lacksWait || hint !== null);
  const waiting = [...new Set([...WAITING, ...(hint === null ? [] : [hint])])];
  const names = {
    "aria-labelledby": id,
    "aria-describedby": known > 0 ? `${id}-known` : undefined,
  };
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
      {hasWork && (
        <div role="group" {...names} className={ROW}>
          <Hand size={18} className={ICON} aria-label={t("together.work")} role="img" />
          <MinuteChoice
            choices={known > 0 ? WORK_BESIDES : WORK}
            value={typed.work}
            onChoose={(work) => onType({ ...typed, work })}
            describe={(count) => t("together.minutes-count", { count })}
            label={t("together.minutes")}
            otherLabel={t("together.other-minutes")}
          />
          {!hasWaiting && (
            <Add label={t("together.add-waiting")} Icon={Hourglass} onPress={() => setWaiting(true)} />
          )}
        </div>
      )}
      {hasWaiting && (
        <div role="group" {...names} className={ROW}>
          <Hourglass size={18} className={ICON} aria-label={t("together.waiting-time")} role="img" />
          <MinuteChoice
            choices={waiting.toSorted((one, other) => one - other)}
            value={typed.waiting}
            onChoose={(next) => onType({ ...typed, waiting: next })}
            describe={(count) => t("together.hands-free", { time: t("together.minutes-count", { count }) })}
            label={t("together.waiting-minutes")}
            otherLabel={t("together.other-waiting")}
          />
          {!hasWork && <Add label={t("together.add-work")} Icon={Hand} onPress={() => setWork(true)} />}
        </div>
      )}
    </li>
  );
}

const ROW = "flex flex-wrap items-center gap-1";
const ICON = "text-muted mr-1 shrink-0";

function Add({ label, Icon, onPress }: { label: string; Icon: LucideIcon; onPress: () => void }) {
  return (
    <button type="button" className={CHOICE} aria-label={label} title={label} onClick={onPress}>
      <Icon size={18} aria-hidden />
    </button>
  );
}
