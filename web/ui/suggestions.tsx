import { Plus } from "lucide-react";
import { useEffect, useRef } from "react";
import { t } from "../text/translation.ts";

interface Props {
  id: string;
  label: string;
  options: string[];
  making: number | null;
  active: number | null;
  onChoose: (option: string) => void;
  /** Where it opens, as classes. */
  place?: string;
}

export function Suggestions(props: Props) {
  const { id, label, options, making, active, onChoose, place = "top-full mt-1" } = props;
  const list = useRef<HTMLDivElement>(null);

  // In a dialog, it may open below the visible part.
  useEffect(() => {
    list.current?.scrollIntoView({ block: "nearest" });
  }, []);
  useEffect(() => {
    if (active !== null) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);

  return (
    <div
      ref={list}
      id={`${id}-options`}
      role="listbox"
      aria-label={label}
      className={`bg-base-100 border-base-300 rounded-box absolute inset-x-0 z-30 max-h-60 overflow-y-auto border p-1 shadow-(--shadow-float) ${place}`}
    >
      {options.map((option, position) => (
        // The focus stays in the field, which handles keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={option}
          id={`${id}-option-${position}`}
          role="option"
          tabIndex={-1}
          aria-selected={position === active}
          className="rounded-field hover:bg-base-200 aria-selected:bg-chosen aria-selected:text-chosen-content flex min-h-11 cursor-pointer items-center gap-2 px-3 py-1.5 sm:min-h-9"
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {position === making && <Plus size={16} className="shrink-0" aria-hidden />}
          <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
            {position === making ? t("chips.create", { name: option }) : option}
          </span>
        </div>
      ))}
    </div>
  );
}
