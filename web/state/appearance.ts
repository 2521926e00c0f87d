import { computed, effect, signal } from "@preact/signals-core";
import { DEFAULT_THEME } from "../../src/contract/rules.ts";
import { saveText, loadText, loadJson, onStorageChange } from "./storage.ts";
import { asDarkMode, isTheme, paint, showsDark, type ActiveTheme, type DarkMode } from "./paint.ts";
import { user } from "./session.ts";

const device = matchMedia("(prefers-color-scheme: dark)");

const loadDarkMode = () => asDarkMode(loadText("dark-mode"));
const loadTheme = () => loadJson("theme", isTheme);

/** Already painted before the app starts. */
export const darkMode = signal(loadDarkMode());
/** Null for the built-in default. */
const theme = signal(loadTheme());
export const triedTheme = signal<ActiveTheme | null>(null);
const deviceIsDark = signal(device.matches);

export const themeName = computed(() => theme.value?.name ?? DEFAULT_THEME);
export const isDark = computed(() => showsDark(darkMode.value, deviceIsDark.value));

device.addEventListener("change", (change) => {
  deviceIsDark.value = change.matches;
});
onStorageChange("dark-mode", () => {
  darkMode.value = loadDarkMode();
});
onStorageChange("theme", () => {
  theme.value = loadTheme();
});

effect(() => saveText("dark-mode", darkMode.value));
effect(() => saveText("theme", theme.value && JSON.stringify(theme.value)));
effect(() => paint(triedTheme.value ?? theme.value, isDark.value));

export function chooseDarkMode(chosen: DarkMode): void {
  darkMode.value = chosen;
  saveText(own("dark-mode"), chosen);
}

export function chooseTheme(chosen: ActiveTheme): void {
  theme.value = chosen;
  saveText(own("theme"), JSON.stringify(chosen));
}

export function renewTheme(now: ActiveTheme): void {
  theme.value = now;
  const choice = loadJson(own("theme"), isTheme);
  if (choice) saveText(own("theme"), choice.name === now.name ? JSON.stringify(now) : null);
}

function own(choice: string, id: number | undefined = user.peek()?.id): string {
  return `${choice}.${id ?? "visitor"}`;
}

let person = user.peek()?.id;
// People share devices; without a choice, the current one stays.
user.subscribe((now) => {
  if (now?.id === person) return;
  person = now?.id;
  theme.value = loadJson(own("theme", person), isTheme) ?? theme.peek();
  darkMode.value = asDarkMode(loadText(own("dark-mode", person)) ?? darkMode.peek());
});
