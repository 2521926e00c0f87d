import { useId, type ReactNode } from "react";

interface Props {
  label: string;
  name: string;
  onType: (name: string) => void;
  /** Why the name was refused. */
  problem?: string | null;
  /** A button beside the field. */
  action?: ReactNode;
}

/** The name that a category or a tag gets. No `TextField`, which tells only of what it judges itself: the server refuses names, too. */
export function OrganizerNameField({ label, name, onType, problem = null, action }: Props) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          dir="auto"
          autoComplete="off"
          className={`input min-w-0 grow ${problem ? "border-danger" : ""}`}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-problem` : undefined}
          value={name}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        {action}
      </div>
      <p id={`${id}-problem`} aria-live="polite" className="text-danger text-sm empty:hidden">
        {problem}
      </p>
    </div>
  );
}
