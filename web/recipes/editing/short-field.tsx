import { useId, type HTMLInputTypeAttribute } from "react";

interface Props {
  label: string;
  value: string;
  onType: (text: string) => void;
  type?: HTMLInputTypeAttribute;
  inputMode?: "decimal" | "url";
  /** What the value is counted in. */
  unit?: string | null;
}

/** One line of a recipe that is edited. */
export function ShortField({ label, value, onType, type = "text", inputMode, unit }: Props) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="input w-full">
        <input
          id={id}
          type={type}
          inputMode={inputMode}
          dir="auto"
          autoComplete="off"
          className="min-w-0 grow"
          value={value}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        {unit && (
          <span className="text-muted text-sm" aria-hidden>
            {unit}
          </span>
        )}
      </div>
    </div>
  );
}
