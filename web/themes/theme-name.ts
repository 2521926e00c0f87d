import { DEFAULT_THEME } from "../../src/contract/rules.ts";
import { t } from "../text/translation.ts";

/** What a theme is called on the screen: the default one's name is the program's. */
export function formatThemeName(name: string): string {
  return name === DEFAULT_THEME ? t("themes.default") : name;
}
