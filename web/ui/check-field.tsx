import { useId } from "react";

type Props = {
  label: string;
  name: string;
  help?: string;
  isDanger?: boolean;
} & (Sent | AtOnce);

interface Sent {
  start?: boolean;
  checked?: never;
  onChange?: never;
}

interface AtOnce {
  checked: boolean;
  onChange: (checked: boolean) => void;
  start?: never;
}

export function CheckField({ label, name, help, isDanger = false, start, checked, onChange }: Props) {
  const id = useId();
  return (
    <label className={`flex min-h-11 cursor-pointer items-start gap-3 py-2 ${isDanger ? "text-danger" : ""}`}>
      <input
        type="checkbox"
        name={name}
        {...(onChange
          ? { checked, onChange: (event) => onChange(event.currentTarget.checked) }
          : { defaultChecked: start })}
        aria-labelledby={`${id}-label`}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        className="checkbox checkbox-primary not-checked:border-control checked:border-primary-mark shrink-0"
      />
      <span className="flex min-w-0 flex-col gap-1">
        <span id={`${id}-label`} className="font-medium">
          {label}
        </span>
        {help !== undefined && (
          <span id={`${id}-help`} className={`text-sm ${isDanger ? "" : "text-muted"}`}>
            {help}
          </span>
        )}
      </span>
    </label>
  );
}
