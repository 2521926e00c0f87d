import { useEffect } from "react";
import type { Theme, ThemeColors } from "../../src/contract/themes.ts";
import { triedTheme } from "../state/appearance.ts";
import { t } from "../text/translation.ts";
import { ColorField } from "./color-field.tsx";
import { COLOR_NAMES } from "./theme-colors.ts";
import { ThemePreview } from "./theme-preview.tsx";

interface Props {
  theme: Theme;
  onChange: (colors: ThemeColors) => void;
}

export function ThemeFields({ theme, onChange }: Props) {
  const { colors } = theme;

  useEffect(() => {
    triedTheme.value = theme;
  }, [theme]);
  useEffect(
    () => () => {
      triedTheme.value = null;
    },
    [],
  );

  return (
    <div className="flex flex-col gap-4 lg:flex-row-reverse lg:flex-wrap lg:gap-6">
      <div className="bg-base-100 max-lg:[@media(min-height:600px)]:sticky max-lg:-top-6 max-lg:z-10 max-lg:-mx-1 max-lg:px-1 max-lg:py-2 lg:w-72 lg:shrink-0 max-sm:-top-4">
        <ThemePreview theme={theme} />
      </div>
      {/* Fields that get the focus scroll to below the preview, not behind it. */}
      <div className="max-lg:[&_input]:scroll-mt-64 grid min-w-0 grow content-start gap-x-4 gap-y-3 sm:grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] lg:basis-64">
        {COLOR_NAMES.map((name) => (
          <ColorField
            key={name}
            label={t(`themes.color-${name}`)}
            color={colors[name]}
            onChange={(color) => onChange({ ...colors, [name]: color })}
          />
        ))}
      </div>
    </div>
  );
}
