import { useId } from "react";
import { t } from "../text/translation.ts";
import { LOG_LEVELS, type LogLevel } from "./log-lines.ts";

interface Props {
  level: LogLevel | null;
  all: number;
  counts: Record<LogLevel, number>;
  onChoose: (level: LogLevel | null) => void;
}

export function LevelFilter({ level, all, counts, onChoose }: Props) {
  const name = useId();
  const choices = [
    { wanted: null, label: t("debug.level-all"), count: all },
    ...LOG_LEVELS.map((one) => ({ wanted: one, label: t(`debug.level-${one}`), count: counts[one] })),
  ];
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t("debug.level")}</legend>
      {choices.map(({ wanted, label, count }) => (
        <label
          key={label}
          className="border-control bg-base-100 has-checked:border-chosen has-checked:bg-chosen has-checked:text-chosen-content has-focus-visible:outline-base-content relative flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-4 text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={wanted === level}
            onChange={() => onChoose(wanted)}
          />
          {label}
          <span className="tabular-nums">{count}</span>
        </label>
      ))}
    </fieldset>
  );
}
