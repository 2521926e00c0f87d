import { useId } from "react";

interface Props {
  label: string;
  days: { day: string; name: string }[];
  day: string;
  onChoose: (day: string) => void;
}

export function DayField({ label, days, day, onChoose }: Props) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <select
        id={id}
        className="input picker w-full truncate"
        value={day}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {days.map((one) => (
          <option key={one.day} value={one.day}>
            {one.name}
          </option>
        ))}
      </select>
    </div>
  );
}
