import { DEFAULT_LANGUAGE } from "../../src/contract/languages.ts";
import { kept, keptJson } from "./kept.ts";
import { asDarkMode, isTheme, paint, showsDark } from "./paint.ts";

// A script of its own that the page waits for: without it, dark pages would flash white while the app loads.
paint(
  keptJson("theme", isTheme),
  showsDark(asDarkMode(kept("dark-mode")), matchMedia("(prefers-color-scheme: dark)").matches),
);
document.documentElement.lang = kept("language") ?? DEFAULT_LANGUAGE;
