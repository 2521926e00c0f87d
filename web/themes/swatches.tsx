import type { Theme } from "../../src/contract/themes.ts";
import { isDark } from "../state/appearance.ts";
import { colorsShown } from "../state/paint.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { COLOR_NAMES } from "./theme-colors.ts";

/** The colours of a theme, as they would be shown now. */
export function Swatches({ theme }: { theme: Theme }) {
  const colors = colorsShown(theme, useValue(isDark));
  const said = COLOR_NAMES.map((name) => `${t(`themes.color-${name}`)} ${colors[name]}`);
  return (
    <span role="img" aria-label={said.join(", ")} className="flex gap-1.5">
      {COLOR_NAMES.map((name, position) => (
        <span
          key={name}
          title={said[position]}
          className="border-base-content/25 h-8 min-w-0 max-w-10 grow rounded-full border"
          style={{ backgroundColor: colors[name] }}
        />
      ))}
    </span>
  );
}
