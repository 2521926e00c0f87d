import { useId } from "react";

interface Props {
  /** What the form says when it is chosen. */
  value: string;
  label: string;
  help: string;
  /** Whether it is chosen at first. */
  start?: boolean;
}

export function FormatChoice({ value, label, help, start = false }: Props) {
  const id = useId();
  return (
    <label className="border-base-300 has-checked:border-base-content has-checked:bg-base-200 has-focus-visible:outline-base-content rounded-field flex cursor-pointer items-start gap-3 border p-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="format"
        value={value}
        defaultChecked={start}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-help`}
        className="accent-primary-mark mt-1 size-4 shrink-0 outline-none"
      />
      <span className="flex min-w-0 flex-col gap-0.5">
        <span id={`${id}-label`} dir="auto" className="font-medium [overflow-wrap:anywhere]">
          {label}
        </span>
        <span id={`${id}-help`} className="text-muted text-sm text-pretty">
          {help}
        </span>
      </span>
    </label>
  );
}
