import { DEFAULT_THEME } from "../../src/contract/rules.ts";
import { renewTheme, themeName } from "../state/appearance.ts";
import { getReadyThemeKey } from "../state/ready-themes.ts";
import { token, user } from "../state/session.ts";
import { site } from "../state/site.ts";
import { callApi } from "./call-api.ts";
import { GONE } from "./call.ts";

/** Reloads the theme now and after signing in, since it may have been changed. The stored one is shown meanwhile. */
export function keepThemeFresh(): void {
  let asked: number | null | undefined;
  user.subscribe((now) => {
    const person = now?.id ?? null;
    if (person === asked) return;
    asked = person;
    void refresh();
  });
}

async function refresh(): Promise<void> {
  if (site.peek().visitorsMustSignIn && !token.peek()) return;
  const name = themeName.peek();
  if (getReadyThemeKey(name)) return;
  const answer = await themeNamed(name);
  const isGone = !answer.ok && answer.status === GONE && name !== DEFAULT_THEME;
  const now = isGone ? await themeNamed(DEFAULT_THEME) : answer;
  // Another theme may have been chosen meanwhile.
  if (now.ok && themeName.peek() === name) renewTheme(now.data);
}

function themeNamed(name: string) {
  return callApi("GET themes/{name}", { params: { name } });
}
