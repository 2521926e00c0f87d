import { useId } from "react";

interface Option<Value extends string> {
  value: Value;
  label: string;
  /** Language of its label, if it isn't the app's. */
  lang?: string;
}

interface Props<Value extends string> {
  label: string;
  name: string;
  options: Option<Value>[];
  start: Value;
  help?: string;
  onChoose?: (value: Value) => void;
}

export function SelectField<Value extends string>({
  label,
  name,
  options,
  start,
  help,
  onChoose,
}: Props<Value>) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={start}
        aria-describedby={help && `${id}-help`}
        className="input picker w-full truncate"
        onChange={({ currentTarget }) => {
          const chosen = options.find(({ value }) => value === currentTarget.value);
          if (chosen) onChoose?.(chosen.value);
        }}
      >
        {options.map(({ value, label: text, lang }) => (
          <option key={value} value={value} lang={lang}>
            {text}
          </option>
        ))}
      </select>
      {help && (
        <p id={`${id}-help`} className="text-muted text-sm">
          {help}
        </p>
      )}
    </div>
  );
}
