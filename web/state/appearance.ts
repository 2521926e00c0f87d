import { effect, signal } from "@preact/signals-react";
import { keep, kept, keptJson } from "./kept.ts";
import { asDarkMode, paint, type ActiveTheme } from "./paint.ts";

const device = matchMedia("(prefers-color-scheme: dark)");

export const darkMode = signal(asDarkMode(kept("dark-mode")));
export const theme = signal(keptJson<ActiveTheme>("theme"));
const deviceIsDark = signal(device.matches);

device.addEventListener("change", (change) => {
  deviceIsDark.value = change.matches;
});

effect(() => keep("dark-mode", darkMode.value));
effect(() => keep("theme", theme.value && JSON.stringify(theme.value)));
effect(() => paint(darkMode.value, theme.value, deviceIsDark.value));
