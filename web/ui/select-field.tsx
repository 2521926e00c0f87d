import { useId } from "react";

interface Option {
  value: string;
  label: string;
  /** Of its label, where that is not the app's. */
  lang?: string;
}

interface Props {
  label: string;
  name: string;
  options: Option[];
  /** What is chosen at first. */
  start: string;
  /** What it does. */
  help?: string;
  onChoose?: (value: string) => void;
}

/** One of some texts, with its label. */
export function SelectField({ label, name, options, start, help, onChoose }: Props) {
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
        onChange={(event) => onChoose?.(event.currentTarget.value)}
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
