import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { formatNumber } from "../../text/number.ts";
import { t } from "../../text/translation.ts";
import { MINUTES_MOST } from "./step-answer.ts";

export const CHOICE =
  "btn border-base-300 bg-base-100 aria-pressed:bg-chosen aria-pressed:text-chosen-content size-11 px-0 tabular-nums";

interface Props {
  choices: readonly number[];
  value: string;
  onChoose: (value: string) => void;
  /** Names a button for screen readers. */
  describe: (minutes: number) => string;
  /** Of the field for any other number. */
  label: string;
  otherLabel: string;
}

/** Usual numbers of minutes as buttons, and a field for others. */
export function MinuteChoice({ choices, value, onChoose, describe, label, otherLabel }: Props) {
  const locale = useValue(language);
  const [isOther, setOther] = useState(value !== "" && !choices.includes(Number(value)));
  return (
    <>
      {choices.map((minutes) => (
        <button
          key={minutes}
          type="button"
          className={CHOICE}
          aria-pressed={value === String(minutes)}
          aria-label={describe(minutes)}
          onClick={() => onChoose(value === String(minutes) ? "" : String(minutes))}
        >
          {formatNumber(minutes, locale)}
        </button>
      ))}
      {isOther ? (
        <input
          // Someone just asked for it.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={value === ""}
          type="number"
          inputMode="numeric"
          min={0}
          max={MINUTES_MOST}
          value={value}
          aria-label={label}
          placeholder={t("together.minutes-short")}
          className="input border-control h-11 w-16 px-1 text-center tabular-nums [appearance:textfield]"
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        />
      ) : (
        <button
          type="button"
          className={CHOICE}
          aria-label={otherLabel}
          title={otherLabel}
          onClick={() => {
            onChoose("");
            setOther(true);
          }}
        >
          <Ellipsis size={18} aria-hidden />
        </button>
      )}
    </>
  );
}
