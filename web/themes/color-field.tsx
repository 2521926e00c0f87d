import { useEffect, useRef, useState } from "react";
import { t } from "../text/translation.ts";
import { EditedField } from "../ui/edited-field.tsx";
import { useFields } from "../ui/form.tsx";
import { parseColor } from "./theme-colors.ts";

interface Props {
  label: string;
  /** `#RRGGBB` */
  color: string;
  onChange: (color: string) => void;
}

export function ColorField({ label, color, onChange }: Props) {
  /** Null if it equals the color. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const fields = useFields();

  function take(text: string): void {
    setTyped(text);
    const meant = parseColor(text);
    // Three digits may become six.
    if (meant && text.trim().length > "#RGB".length) onChange(meant);
    if (meant) setWrong(false);
  }

  function finish(): boolean {
    const meant = typed === null ? color : parseColor(typed);
    setWrong(meant === null);
    if (meant === null) return false;
    setTyped(null);
    if (meant !== color) onChange(meant);
    return true;
  }

  useEffect(() => {
    const field = element.current?.querySelector<HTMLElement>("input:not([type=color])");
    return field ? fields?.add(field, finish) : undefined;
  });

  return (
    <div ref={element} className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
      <input
        type="color"
        aria-label={t("themes.pick", { color: label })}
        className="border-control bg-base-100 rounded-field mt-[1.625rem] size-11 cursor-pointer border p-1"
        value={color.toLowerCase()}
        onChange={(event) => {
          setTyped(null);
          setWrong(false);
          onChange(event.currentTarget.value.toUpperCase());
        }}
      />
      <EditedField
        label={label}
        value={typed ?? color}
        problem={isWrong ? t("themes.color-invalid") : null}
        onType={take}
        onLeave={finish}
      />
    </div>
  );
}
