import { DEFAULT_THEME } from "../../src/contract/rules.ts";
import { t } from "../text/translation.ts";

export function formatThemeName(name: string): string {
  return name === DEFAULT_THEME ? t("themes.default") : name;
}
