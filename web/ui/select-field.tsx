import { useId } from "react";

interface Props {
  label: string;
  name: string;
  options: string[];
  /** What is chosen at first. */
  start: string;
}

/** One of some texts, with its label. */
export function SelectField({ label, name, options, start }: Props) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <select id={id} name={name} defaultValue={start} className="input picker w-full truncate">
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}
