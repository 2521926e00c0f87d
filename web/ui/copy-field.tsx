import { useId } from "react";
import { CopyButton } from "./copy-button.tsx";

interface Props {
  label: string;
  text: string;
}

/** Selectable, for browsers that don't allow copying. */
export function CopyField({ label, text }: Props) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-medium [overflow-wrap:anywhere]">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <div className="input min-w-0 grow basis-48">
          <input
            id={id}
            readOnly
            value={text}
            className="min-w-0 grow font-mono text-sm"
            onFocus={(event) => event.currentTarget.select()}
          />
        </div>
        <CopyButton text={text} />
      </div>
    </div>
  );
}
