import { X } from "lucide-react";
import { useRef } from "react";
import { t } from "../text/translation.ts";

interface Props {
  label: string;
  names: string[];
  onRemove: (position: number) => void;
  onEmpty: () => void;
}

export function Chips({ label, names, onRemove, onEmpty }: Props) {
  const list = useRef<HTMLUListElement>(null);

  function remove(position: number): void {
    onRemove(position);
    // The next chip takes the focus of a removed one.
    requestAnimationFrame(() => {
      const left = list.current?.querySelectorAll("button");
      if (left?.length) left[Math.min(position, left.length - 1)]?.focus();
      else onEmpty();
    });
  }

  if (names.length === 0) return null;
  return (
    <ul ref={list} aria-label={label} className="contents">
      {names.map((name, position) => (
        <li
          key={`${position} ${name}`}
          className="bg-base-200 border-base-300 flex max-w-full min-w-0 items-center rounded-full border"
        >
          <span dir="auto" className="min-w-0 truncate py-1 pl-3">
            {name}
          </span>
          <button
            type="button"
            className="flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full sm:size-8"
            aria-label={t("chips.remove", { name })}
            onClick={() => remove(position)}
          >
            <X size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
