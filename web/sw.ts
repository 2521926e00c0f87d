import { answerKept } from "./offline/offline-answers.ts";
import { pictureAsked, pictureKey } from "./offline/picture-asked.ts";
import { openShelf, type Shelf } from "./offline/offline-store.ts";
import { cacheNames, STORED, TAKE_OVER, type WorkerScope } from "./offline/worker-scope.ts";
import { localDay } from "./text/day.ts";

// What stands between the app and the server, where the browser allows it: with it the app starts without a connection
// and shows what is kept, and each tab gets all its parts from one version. It is a program of its own.

/** Put in by the build: what tells this version from others, the script that its page begins with, and its files. */
declare const BUILD: string;
declare const MAIN: string;
declare const FILES: string[];

/** As long as an answer may take before what is kept is shown in its place, in milliseconds. */
const PATIENCE_MS = 2000;
/** The same right after the server could not be reached. */
const LITTLE_PATIENCE_MS = 400;
/** How long that is right after, in milliseconds. */
const AWAY_MS = 60_000;
/** So long after somebody has stored something, nothing older is shown unless there is no answer at all. */
const FRESH_MS = 60_000;

const worker = self as unknown as WorkerScope;
/** The path below which this Tagine is reached, with a slash at the end. */
const BASE = new URL("./", location.href).pathname;
const { shells: SHELLS, pictures: PICTURES } = cacheNames(BASE);
const SHELL = SHELLS + BUILD;
const files = new Set(FILES);

let storedAt = 0;
let unreachedAt = 0;
/** Something else than Tagine answered: a proxy that wants a sign-in of its own. It shows that in place of a page. */
let isSomebodyElse = false;
let shelf: Promise<Shelf> | null = null;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", ({ data }) => {
  if (data === TAKE_OVER) void worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const answer = answerTo(event.request);
  if (answer) event.respondWith(answer);
});

/** All parts of this version, or none: it waits beside the one before until nobody uses that, or somebody asks for it. */
async function install(): Promise<void> {
  const shell = await caches.open(SHELL);
  const answer = await fetch(BASE, { cache: "no-store" });
  if (!(await answer.clone().text()).includes(MAIN)) throw new Error("The page is of another version");
  await shell.put(BASE, answer);
  await shell.addAll(FILES.map((path) => BASE + path));
}

async function activate(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(SHELLS) && name !== SHELL);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** Null for what goes to the server as if there were no worker. */
function answerTo(request: Request): Promise<Response> | null {
  const { origin, pathname, searchParams } = new URL(request.url);
  if (origin !== location.origin || !pathname.startsWith(BASE)) return null;
  const path = pathname.slice(BASE.length);
  const call = path.startsWith("api/") ? path.slice("api/".length) : null;
  if (request.method !== "GET") {
    if (call !== null && call !== "recipe-library") tellStored();
    return null;
  }
  if (request.mode === "navigate") return isPage(path) ? page(request) : null;
  if (files.has(path)) return file(request);
  // Whoever wants it past any cache wants what the server says.
  if (call === null || request.cache === "no-store") return null;
  const picture = pictureAsked(call, searchParams);
  if (picture) return respondWithPicture(request, picture.label, picture.size === "small");
  return request.destination === "" ? answerFor(request, call) : null;
}

/** Whether an address is one of the app's pages, which are all the same file. */
function isPage(path: string): boolean {
  return !/^(?:api|docs|assets|icons)(?:\/|$)|^(?:sw\.js|manifest\.webmanifest)$/.test(path);
}

async function page(request: Request): Promise<Response> {
  const kept = await inShell(BASE);
  if (kept && !isSomebodyElse) return kept;
  const answer = await fetch(request).catch(() => null);
  return answer && !isUnreached(answer) ? answer : (kept ?? answer ?? Response.error());
}

async function file(request: Request): Promise<Response> {
  return (await inShell(request.url)) ?? fetch(request);
}

async function inShell(address: string): Promise<Response | undefined> {
  return (await caches.open(SHELL)).match(address, { ignoreVary: true });
}

/** A picture never changes under its label. In place of another size, the small one will do. */
async function respondWithPicture(request: Request, label: string, isSmall: boolean): Promise<Response> {
  const pictures = await caches.open(PICTURES);
  const kept = await pictures.match(pictureKey(BASE, label));
  if (kept && (isSmall || isAway())) return kept;
  const answer = await fetch(request).catch(() => null);
  return answer?.ok ? answer : (kept ?? answer ?? Response.error());
}

/** What the server says; while it cannot be reached, what is kept. */
async function answerFor(request: Request, path: string): Promise<Response> {
  const answer = fetch(request, { redirect: "manual" }).catch(() => null);
  const ofTagine = answer.then((came) => (came && isOfTagine(came) ? came : null));
  const isFresh = Date.now() - storedAt < FRESH_MS;
  const first = await (isFresh ? ofTagine : Promise.race([ofTagine, patience()]));
  if (first) {
    [unreachedAt, isSomebodyElse] = [0, false];
    return first;
  }
  unreachedAt = Date.now();
  void answer.then((came) => {
    isSomebodyElse = came !== null && !isOfTagine(came) && !isUnreached(came);
    // It was only late.
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
    const opened = await (shelf ??= openShelf(BASE, () => (shelf = null)));
    return await answerKept(opened, { path, query, token, today: localDay(new Date()) });
  } catch {
    // The browser keeps nothing, or has just closed it: the next one who asks opens it anew.
    shelf = null;
    return null;
  }
}

/** Whether it is an answer of Tagine's: proxies speak in pages of their own. */
function isOfTagine(answer: Response): boolean {
  return !isUnreached(answer) && (answer.headers.get("Content-Type") ?? "").startsWith("application/json");
}

/** Whether it is what a proxy says that does not reach Tagine. */
function isUnreached({ status }: Response): boolean {
  return status >= 502 && status <= 504;
}

function isAway(): boolean {
  return Date.now() - unreachedAt < AWAY_MS;
}

function patience(): Promise<null> {
  return new Promise((over) => setTimeout(() => over(null), isAway() ? LITTLE_PATIENCE_MS : PATIENCE_MS));
}

function tellStored(): void {
  storedAt = Date.now();
  void tellTabs();
}

async function tellTabs(): Promise<void> {
  // Only pages of this Tagine can hear it: there is no origin to name.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  for (const tab of await worker.clients.matchAll()) tab.postMessage(STORED);
}
