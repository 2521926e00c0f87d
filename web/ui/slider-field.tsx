import { useId, type ComponentProps, type CSSProperties } from "react";

interface Props {
  label: string;
  help: string;
  least: number;
  most: number;
  value: number;
  onChange: (value: number) => void;
}

/** Fills the track up to the thumb; browsers use different pseudo-elements. */
const TRACK =
  "[--track:linear-gradient(to_right,var(--color-primary-mark)_var(--slid),var(--color-base-300)_var(--slid))] [&::-moz-range-track]:h-1.5 [&::-moz-range-track]:rounded-full [&::-moz-range-track]:bg-(image:--track) [&::-webkit-slider-runnable-track]:h-1.5 [&::-webkit-slider-runnable-track]:rounded-full [&::-webkit-slider-runnable-track]:bg-(image:--track)";
const THUMB =
  "[&::-moz-range-thumb]:bg-primary-mark [&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-0 [&::-webkit-slider-thumb]:bg-primary-mark [&::-webkit-slider-thumb]:-mt-[9px] [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full";

export function SliderField({ label, help, least, most, value, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex flex-col">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <output htmlFor={id} className="text-lg font-semibold tabular-nums">
          {value}
        </output>
      </div>
      <Slider
        id={id}
        aria-describedby={`${id}-help`}
        least={least}
        most={most}
        value={value}
        onChoose={onChange}
      />
      <p id={`${id}-help`} className="text-muted text-sm">
        {help}
      </p>
    </div>
  );
}

interface SliderProps extends Pick<
  ComponentProps<"input">,
  "id" | "step" | "aria-describedby" | "aria-valuetext"
> {
  least: number;
  most: number;
  value: number;
  onChoose: (value: number) => void;
}

export function Slider({ least, most, value, onChoose, ...attributes }: SliderProps) {
  return (
    <input
      {...attributes}
      type="range"
      min={least}
      max={most}
      value={value}
      className={`h-11 w-full cursor-pointer appearance-none bg-transparent ${TRACK} ${THUMB}`}
      style={{ "--slid": `${((value - least) / (most - least)) * 100}%` } as CSSProperties}
      onChange={(event) => onChoose(event.currentTarget.valueAsNumber)}
    />
  );
}
