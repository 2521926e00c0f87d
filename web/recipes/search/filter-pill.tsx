import type { ReactNode } from "react";

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label?: string;
  children: ReactNode;
}

export function FilterPill({ checked, onChange, label, children }: Props) {
  return (
    <label className="border-base-300 bg-base-100 has-checked:border-primary has-checked:bg-primary has-checked:text-primary-content has-focus-visible:outline-base-content flex min-h-11 max-w-full shrink-0 cursor-pointer items-center rounded-full border px-4 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 sm:min-h-9">
      <input
        type="checkbox"
        className="sr-only"
        aria-label={label}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span dir="auto" className="flex min-w-0 items-center gap-1 truncate">
        {children}
      </span>
    </label>
  );
}
