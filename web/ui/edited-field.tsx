import { useId, type HTMLInputTypeAttribute, type ReactNode } from "react";
import { FieldMessage } from "./field-message.tsx";

interface Props {
  label: string;
  value: string;
  onType: (text: string) => void;
  onLeave?: () => void;
  type?: HTMLInputTypeAttribute;
  inputMode?: "url";
  unit?: string | null;
  problem?: string | null;
  action?: ReactNode;
}

/** A controlled field. `TextField` keeps its text and validates it itself. */
export function EditedField({
  label,
  value,
  onType,
  onLeave,
  type = "text",
  inputMode,
  unit,
  problem = null,
  action,
}: Props) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium">
        {label}
      </label>
      <div className="flex gap-2">
        <div className={`input w-full min-w-0 grow ${problem ? "border-danger" : ""}`}>
          <input
            id={id}
            type={type}
            inputMode={inputMode}
            dir="auto"
            autoComplete="off"
            className="min-w-0 grow"
            aria-invalid={problem !== null}
            aria-describedby={problem ? `${id}-problem` : undefined}
            value={value}
            onChange={(event) => onType(event.currentTarget.value)}
            onBlur={onLeave}
          />
          {unit && (
            <span className="text-muted text-sm" aria-hidden>
              {unit}
            </span>
          )}
        </div>
        {action}
      </div>
      <FieldMessage id={`${id}-problem`} problem={problem} />
    </div>
  );
}
