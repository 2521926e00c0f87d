import { DEFAULT_THEME } from "../../src/contract/rules.ts";
import { callApi, type AnswerTo } from "../api/call-api.ts";
import { renewTheme, themeName } from "../state/appearance.ts";

/** All themes. The one that is shown gets the colours that it has by now; one that is gone gives way to the default. */
export async function loadThemes(): Promise<AnswerTo<"GET themes">> {
  const themes = await callApi("GET themes");
  if (!themes.ok) return themes;
  const findTheme = (name: string) => themes.data.find((one) => one.name === name);
  const now = findTheme(themeName.peek()) ?? findTheme(DEFAULT_THEME);
  if (now) renewTheme(now);
  return themes;
}
