import { effect, signal } from "@preact/signals-react";
import { keep, kept, keptJson, onKeptElsewhere } from "./kept.ts";
import { asDarkMode, isTheme, paint } from "./paint.ts";

const device = matchMedia("(prefers-color-scheme: dark)");

const keptDarkMode = () => asDarkMode(kept("dark-mode"));
const keptTheme = () => keptJson("theme", isTheme);

export const darkMode = signal(keptDarkMode());
export const theme = signal(keptTheme());
const deviceIsDark = signal(device.matches);

device.addEventListener("change", (change) => {
  deviceIsDark.value = change.matches;
});
onKeptElsewhere("dark-mode", () => {
  darkMode.value = keptDarkMode();
});
onKeptElsewhere("theme", () => {
  theme.value = keptTheme();
});

effect(() => keep("dark-mode", darkMode.value));
effect(() => keep("theme", theme.value && JSON.stringify(theme.value)));
effect(() => paint(darkMode.value, theme.value, deviceIsDark.value));
