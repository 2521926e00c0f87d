import type { Language } from "../src/contract/languages.ts";
import { requestEarly, SITE_CALL } from "./api/first-answers.ts";
import { pathOfCall } from "./api/call-path.ts";
import { BASE } from "./api/path.ts";
import { allRecipes, getFirstPart, NEWEST, type ListQuery } from "./recipes/lists/list-calls.ts";
import { isRecord, loadText, loadJson } from "./state/storage.ts";
import { loadToken } from "./state/load-token.ts";
import { asDarkMode, isTheme, paint, showsDark } from "./state/paint.ts";
import { choosePreferredLanguage } from "./state/preferred-language.ts";

// A script in the page, which sets the colors before the first paint and sends the first requests.

/** Replaced by the build wherever it appears, which must be only once. */
declare const FILES_BY_NEED: {
  texts: Record<Language, readonly [first: string, later: string]>;
  all: readonly string[];
  recipe: readonly string[];
};

const filesFor = FILES_BY_NEED;
const language = choosePreferredLanguage(String(loadJson("site", isRecord)?.["language"] ?? ""));

paint(
  loadJson("theme", isTheme),
  showsDark(asDarkMode(loadText("dark-mode")), matchMedia("(prefers-color-scheme: dark)").matches),
);
document.documentElement.lang = language;

const place = location.pathname.slice(BASE.length);
const slug = /^recipe\/([^/]+)$/.exec(place)?.[1];
if (place === "" || place === "tagine") begin([listPath(NEWEST)]);
else if (place === "recipes/all")
  begin([listPath(getFirstPart(allRecipes(new URLSearchParams(location.search))))], filesFor.all);
else if (slug) {
  begin([`recipes/${slug}`], filesFor.recipe);
  preloadLaterStyles();
} else begin([]);

function listPath(query: ListQuery): string {
  return pathOfCall("GET recipes/summary", { query });
}

function begin(calls: string[], files: readonly string[] = []): void {
  const [first, later] = filesFor.texts[language];
  preload(first, "auto");
  // The app's own files come first.
  if (files.length > 0) for (const file of [later, ...files]) preload(file, "low");
  requestEarly([SITE_CALL, ...calls], loadToken());
}

function preload(href: string, fetchPriority: "auto" | "low"): void {
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "modulepreload", href, fetchPriority }),
  );
}

/** A recipe waits for them. */
function preloadLaterStyles(): void {
  const href = document.querySelector<HTMLMetaElement>("meta[name=later-styles]")?.content;
  if (href)
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "preload", as: "style", href }),
    );
}
