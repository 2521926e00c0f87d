import { DEFAULT_THEME } from "../../src/contract/rules.ts";
import { callApi, type AnswerTo } from "../api/call-api.ts";
import { renewTheme, themeName } from "../state/appearance.ts";

/** Also updates the shown theme, or replaces it by the default if it was deleted. */
export async function loadThemes(): Promise<AnswerTo<"GET themes">> {
  const themes = await callApi("GET themes");
  if (!themes.ok) return themes;
  const findTheme = (name: string) => themes.data.find((one) => one.name === name);
  const now = findTheme(themeName.peek()) ?? findTheme(DEFAULT_THEME);
  if (now) renewTheme(now);
  return themes;
}
