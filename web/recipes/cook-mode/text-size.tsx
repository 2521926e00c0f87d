import { ALargeSmall } from "lucide-react";
import { useId, useState } from "react";
import { loadText, saveText } from "../../state/storage.ts";
import { t } from "../../text/translation.ts";
import { Popover } from "../../ui/popover.tsx";

const SIZE = "cook-size";
const RANGE = { least: 1, most: 2 };

/** How much larger than usual a step is written. */
export function useTextSize(): readonly [size: number, choose: (size: number) => void] {
  const [size, setSize] = useState(() => {
    const stored = Number(loadText(SIZE) ?? RANGE.least);
    return stored >= RANGE.least && stored <= RANGE.most ? stored : RANGE.least;
  });
  return [
    size,
    (next) => {
      saveText(SIZE, String(next));
      setSize(next);
    },
  ];
}

interface Props {
  size: number;
  onChoose: (size: number) => void;
}

export function TextSize({ size, onChoose }: Props) {
  const id = useId();
  return (
    <Popover
      label={t("cook-mode.text-size")}
      button={<ALargeSmall size={24} aria-hidden />}
      buttonClass="btn btn-ghost btn-square shrink-0"
      panelClass="top-full right-0 mt-1 w-64"
    >
      {() => (
        <div className="flex flex-col gap-1 p-2">
          <label htmlFor={id} className="font-medium">
            {t("cook-mode.text-size")}
          </label>
          <input
            id={id}
            type="range"
            min={RANGE.least}
            max={RANGE.most}
            step={0.25}
            value={size}
            aria-valuetext={`${size}×`}
            className="range range-primary h-11 w-full"
            onChange={({ currentTarget }) => onChoose(currentTarget.valueAsNumber)}
          />
        </div>
      )}
    </Popover>
  );
}
