import { DEFAULT_THEME } from "../../src/contract/rules.ts";
import { getReadyThemeKey } from "../state/ready-themes.ts";
import { t } from "../text/translation.ts";

export function formatThemeName(name: string): string {
  const ready = getReadyThemeKey(name);
  if (ready) return t(`themes.ready-${ready}`);
  return name === DEFAULT_THEME ? t("themes.default") : name;
}
