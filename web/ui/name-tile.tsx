import type { CSSProperties } from "react";
import { BookOpen } from "lucide-react";

const WARM_DEGREES = 130;

export function NameTile({ name, textSize = "text-[3rem]" }: { name: string; textSize?: string }) {
  const initial = [...name.trim()].find((character) => /[\p{L}\p{N}]/u.test(character));
  const hue =
    [...name].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973, 7) %
    WARM_DEGREES;
  return (
    <span
      aria-hidden
      className={`flex size-full items-center justify-center font-serif ${textSize} text-[oklch(0.45_0.09_var(--hue))] bg-[oklch(0.92_0.05_var(--hue))] dark:text-[oklch(0.82_0.08_var(--hue))] dark:bg-[oklch(0.32_0.045_var(--hue))]`}
      style={{ "--hue": String(hue + 10) } as CSSProperties}
    >
      {initial?.toUpperCase() ?? <BookOpen size="1em" />}
    </span>
  );
}
