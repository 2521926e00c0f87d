import { answerOffline } from "./offline/offline-answers.ts";
import { pictureAsked, pictureKey } from "./offline/picture-request.ts";
import { openOfflineStore, type OfflineStore } from "./offline/offline-store.ts";
import { sendListChanges } from "./offline/send-list-changes.ts";
import { cacheNames, STORED, TAKE_OVER, type WorkerScope } from "./offline/worker-scope.ts";
import { KEEP_FOODS } from "./ingredients/keep-foods.ts";
import { SYNC_TAG } from "./shopping-lists/sync/request-background-sync.ts";
import { isRecord } from "./state/storage.ts";
import { localDay } from "./text/day.ts";

// A program of its own: starts the app without a connection, and keeps all files of a tab from one version.

/** Put in by the build: the version, the page's first script, and all files. */
declare const BUILD: string;
declare const MAIN: string;
declare const FILES: string[];
/** By language. All of them would double what a device stores, so it stores those of the app and of opened recipes. */
declare const FOOD_NAMES: Record<string, string>;

const SHOW_STORED_AFTER_MS = 2000;
const SHOW_STORED_AFTER_MS_WHEN_UNREACHABLE = 400;
const UNREACHABLE_FOR_MS = 60_000;
/** After a change, older data is shown only without any answer. */
const FRESH_MS = 60_000;

const worker = self as unknown as WorkerScope;
/** With a slash at the end. */
const BASE = new URL("./", location.href).pathname;
const { shells: SHELLS, pictures: PICTURES } = cacheNames(BASE);
const SHELL = SHELLS + BUILD;
const files = new Set(FILES);
const filesWhenUsed = new Set(Object.values(FOOD_NAMES));

let storedAt = 0;
let unreachedAt = 0;
/** A proxy with its own sign-in must be able to show its page. */
let isProxyAnswering = false;
let shelf: Promise<OfflineStore> | null = null;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => {
  const { data } = event;
  if (data === TAKE_OVER) void worker.skipWaiting();
  else if (isRecord(data) && Array.isArray(data[KEEP_FOODS])) event.waitUntil(keepFoods(data[KEEP_FOODS]));
});
worker.addEventListener("sync", (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendListChanges(BASE));
});
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showPage(event.notification.data));
});
worker.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

/** Of a timer: an open page, or else the one that started it. */
async function showPage(data: unknown): Promise<void> {
  const [open] = await worker.clients.matchAll();
  if (open) return void (await open.focus());
  const path = isRecord(data) && typeof data["path"] === "string" ? data["path"].replace(/^\//, "") : "";
  await worker.clients.openWindow(BASE + path);
}

/** All files or none. The new version waits until no tab uses the old one, or someone asks for it. */
async function install(): Promise<void> {
  const shell = await caches.open(SHELL);
  const answer = await fetch(BASE, { cache: "no-store" });
  if (!(await answer.clone().text()).includes(MAIN)) throw new Error("The page is of another version");
  await shell.addAll(FILES.map((path) => BASE + path));
  // Last, since a failed install must leave the page as it was.
  await shell.put(BASE, answer);
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(SHELLS) && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname, searchParams } = new URL(request.url);
  if (origin !== location.origin || !pathname.startsWith(BASE)) return null;
  const path = pathname.slice(BASE.length);
  const call = path.startsWith("api/") ? path.slice("api/".length) : null;
  if (request.method !== "GET") {
    if (call !== null && !storesNothingNew(call)) tellStored();
    return null;
  }
  if (request.mode === "navigate") return isPage(path) ? page(request) : null;
  if (files.has(path)) return file(request);
  if (filesWhenUsed.has(path)) return fileWhenUsed(request);
  // Requests past all caches go to the server.
  if (call === null || request.cache === "no-store") return null;
  const picture = pictureAsked(call, searchParams);
  if (picture) return respondWithPicture(request, picture.label, picture.size === "small");
  return request.destination === "" ? answerFor(request, call) : null;
}

/** Lists and timers send their changes themselves, and a check must not load the recipes again. A request only has its path. */
function storesNothingNew(call: string): boolean {
  return call === "recipe-library" || /^timers\/|^(?:shopping|shared)-lists\/[^/]+\/changes$/.test(call);
}

/** Pages of the app are all the same file. */
function isPage(path: string): boolean {
  return !/^(?:api|docs|assets|icons)(?:\/|$)|^(?:sw\.js|manifest\.webmanifest)$/.test(path);
}

async function page(request: Request): Promise<Response> {
  const kept = await inShell(BASE);
  if (kept && !isProxyAnswering) return kept;
  const answer = await fetch(request).catch(() => null);
  return answer && !isUnreached(answer) ? answer : (kept ?? answer ?? Response.error());
}

async function file(request: Request): Promise<Response> {
  return (await inShell(request.url)) ?? fetch(request);
}

/** Cached on first use. */
async function fileWhenUsed(request: Request): Promise<Response> {
  const kept = await inShell(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request.url, answer.clone());
  return answer;
}

async function keepFoods(languages: unknown[]): Promise<void> {
  const paths = languages.flatMap((language) => FOOD_NAMES[String(language)] ?? []);
  await Promise.all(paths.map((path) => fileWhenUsed(new Request(BASE + path)).catch(() => null)));
}

async function inShell(address: string): Promise<Response | undefined> {
  return (await caches.open(SHELL)).match(address, { ignoreVary: true });
}

/** A label's picture never changes. The small size replaces others. */
async function respondWithPicture(request: Request, label: string, isSmall: boolean): Promise<Response> {
  const pictures = await caches.open(PICTURES);
  const kept = await pictures.match(pictureKey(BASE, label));
  if (kept && (isSmall || isAway())) return kept;
  const answer = await fetch(request).catch(() => null);
  return answer?.ok ? answer : (kept ?? answer ?? Response.error());
}

async function answerFor(request: Request, path: string): Promise<Response> {
  const answer = fetch(request, { redirect: "manual" }).catch(() => null);
  const ofTagine = answer.then((came) => (came && isOfTagine(came) ? came : null));
  const isFresh = Date.now() - storedAt < FRESH_MS;
  const first = await (isFresh ? ofTagine : Promise.race([ofTagine, patience()]));
  if (first) {
    [unreachedAt, isProxyAnswering] = [0, false];
    return first;
  }
  unreachedAt = Date.now();
  void answer.then((came) => {
    isProxyAnswering = came !== null && !isOfTagine(came) && !isUnreached(came);
    if (came && isOfTagine(came)) unreachedAt = 0;
    return came;
  });
  const kept = await findOfflineAnswer(request, path);
  return kept ?? (await answer) ?? Response.error();
}

async function findOfflineAnswer(request: Request, path: string): Promise<Response | null> {
  const query = new URL(request.url).searchParams;
  const token = /^Bearer (.+)$/.exec(request.headers.get("Authorization") ?? "")?.[1] ?? null;
  try {
    const opened = await (shelf ??= openOfflineStore(BASE, () => (shelf = null)));
    return await answerOffline(opened, { path, query, token, today: localDay(new Date()) });
  } catch {
    // The browser may close the database; the next request opens it again.
    shelf = null;
    return null;
  }
}

/** Proxies answer with pages. */
function isOfTagine(answer: Response): boolean {
  return !isUnreached(answer) && (answer.headers.get("Content-Type") ?? "").startsWith("application/json");
}

function isUnreached({ status }: Response): boolean {
  return status >= 502 && status <= 504;
}

function isAway(): boolean {
  return Date.now() - unreachedAt < UNREACHABLE_FOR_MS;
}

function patience(): Promise<null> {
  return new Promise((over) =>
    setTimeout(() => over(null), isAway() ? SHOW_STORED_AFTER_MS_WHEN_UNREACHABLE : SHOW_STORED_AFTER_MS),
  );
}

function tellStored(): void {
  storedAt = Date.now();
  void tellTabs();
}

async function tellTabs(): Promise<void> {
  // Only pages of this Tagine receive it.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  for (const tab of await worker.clients.matchAll()) tab.postMessage(STORED);
}
