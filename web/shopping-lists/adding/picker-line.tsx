import { useId } from "react";
import type { ShownText } from "./offered-line.ts";

interface Props {
  shown: ShownText;
  /** Names of recipes. */
  note?: string;
  isPicked: boolean;
  onPick: (isOn: boolean) => void;
}

export function PickerLine({ shown: { before, amount, after }, note, isPicked, onPick }: Props) {
  const id = useId();
  return (
    <li>
      <label htmlFor={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2.5">
        <input
          id={id}
          type="checkbox"
          className="checkbox checkbox-sm checkbox-primary not-checked:border-control checked:border-primary-mark mt-0.5 shrink-0 scroll-mt-20 scroll-mb-24"
          aria-labelledby={`${id}-text`}
          aria-describedby={note ? `${id}-note` : undefined}
          checked={isPicked}
          onChange={({ currentTarget }) => onPick(currentTarget.checked)}
        />
        <span className="flex min-w-0 grow flex-col">
          <span id={`${id}-text`} dir="auto" className="[overflow-wrap:anywhere]">
            {before}
            {amount && <strong className="font-semibold">{amount}</strong>}
            {after}
          </span>
          {note && (
            <span id={`${id}-note`} dir="auto" className="text-muted text-sm [overflow-wrap:anywhere]">
              {note}
            </span>
          )}
        </span>
      </label>
    </li>
  );
}
