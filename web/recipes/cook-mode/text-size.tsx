import { useId, useState } from "react";
import { loadText, saveText } from "../../state/storage.ts";
import { t } from "../../text/translation.ts";
import { Slider } from "../../ui/slider-field.tsx";

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
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {t("cook-mode.text-size")}
      </label>
      <Slider id={id} {...RANGE} step={0.25} value={size} aria-valuetext={`${size}×`} onChoose={onChoose} />
    </div>
  );
}
