import type { Language } from "../src/contract/languages.ts";
import { requestEarly, SITE_CALL } from "./api/first-answers.ts";
import { pathOfCall } from "./api/call-path.ts";
import { apiPath, BASE } from "./api/path.ts";
import { LARGE_PICTURE_MEDIA, picturePath } from "./recipes/pictures/picture-path.ts";
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
  // On closed sites, pictures need a pass.
  if (!loadToken()) void preloadPicture(`recipes/${slug}`);
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
  addLink({ rel: "modulepreload", href, fetchPriority });
}

/** A recipe waits for them. */
function preloadLaterStyles(): void {
  const href = document.querySelector<HTMLMetaElement>("meta[name=later-styles]")?.content;
  if (href) addLink({ rel: "preload", as: "style", href });
}

/** The largest part of a recipe, half a second before the app is there to show it. */
async function preloadPicture(call: string): Promise<void> {
  const answer = (await firstAnswers?.onTheirWay.get(call))?.clone();
  const recipe: unknown = answer?.ok ? await answer.json().catch(() => null) : null;
  const image = isRecord(recipe) && recipe["image"];
  if (typeof image !== "string") return;
  const type = matchMedia(LARGE_PICTURE_MEDIA).matches ? "original" : "small";
  addLink({ rel: "preload", as: "image", fetchPriority: "high", href: apiPath(picturePath(image, type)) });
}

function addLink(link: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement("link"), link));
}
