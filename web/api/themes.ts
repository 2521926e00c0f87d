import { theme } from "../state/appearance.ts";
import type { ActiveTheme } from "../state/paint.ts";
import { call } from "./call.ts";

/** The default theme is loaded on start if none is kept. */
export async function loadDefaultTheme(): Promise<void> {
  if (theme.peek()) return;
  const answer = await call<ActiveTheme>("GET", "themes/default");
  if (answer.ok) theme.value = answer.data;
}
