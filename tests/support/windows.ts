import type { Browser, BrowserContext, BrowserContextOptions, Page, ViewportSize } from "playwright-core";

interface Device {
  origin: string;
  localStorage: Record<string, string>;
}

interface BrowserWindow {
  kind: string;
  context: BrowserContext;
  page: Page;
  size: ViewportSize | null;
  origin: string;
  /** The page shows a path of the origin, whose storage is empty. */
  isCleared: boolean;
  /** Changed in a way that can't be undone. */
  isDirty: boolean;
}

/** Reuses windows, since opening one takes as long as many journeys. */
export interface Windows {
  /** The page shows nothing of the app, and the site's storage contains only this. */
  take(options: BrowserContextOptions, device: Device, isCold: boolean): Promise<Page>;
  returnAll(): Promise<void>;
}

/** Each is a process of its own. */
const IDLE_MOST = 6;
const IDLE_MOST_OF_A_KIND = 2;

const EVENTS = ["console", "dialog", "download", "filechooser", "pageerror", "popup", "request", "response"];

export function openWindows(browser: Browser): Windows {
  const idle: BrowserWindow[] = [];
  let taken: BrowserWindow[] = [];

  async function open(options: BrowserContextOptions, kind: string, origin: string): Promise<BrowserWindow> {
    const context = await browser.newContext(options);
    const page = await context.newPage();
    const size = page.viewportSize();
    const opened = { kind, context, page, size, origin, isCleared: false, isDirty: false };
    const markDirty = () => {
      opened.isDirty = true;
    };
    watchCalls(page, "addInitScript", markDirty);
    watchCalls(context, "addInitScript", markDirty);
    watchCalls(context, "newCDPSession", markDirty);
    watchCalls(page.clock, "install", markDirty);
    return opened;
  }

  async function returnWindow(window: BrowserWindow): Promise<void> {
    const { context, kind } = window;
    const isWanted = !window.isDirty && idle.filter((one) => one.kind === kind).length < IDLE_MOST_OF_A_KIND;
    if (isWanted && (await isReusable(window))) idle.push(Object.assign(window, { isDirty: false }));
    else await context.close();
    if (idle.length > IDLE_MOST) await idle.shift()?.context.close();
  }

  return {
    async take(options, device, isCold) {
      const kind = JSON.stringify(options);
      const at = isCold ? -1 : idle.findIndex((one) => one.kind === kind);
      const { origin, localStorage } = device;
      const window = idle.splice(at, at < 0 ? 0 : 1)[0] ?? (await open(options, kind, origin));
      taken.push(window);
      const isStored = Object.keys(localStorage).length > 0;
      const isEmpty = at < 0 || (window.isCleared && window.origin === origin);
      if (!isEmpty || (isStored && at < 0)) await resetStorage(window.page, device);
      else if (isStored) await window.page.evaluate(fillStorage, localStorage);
      return Object.assign(window, { origin }).page;
    },
    async returnAll() {
      const left = taken;
      taken = [];
      await Promise.all(left.map(returnWindow));
    },
  };
}

function watchCalls<Name extends string>(
  owner: Record<Name, (...given: never[]) => unknown>,
  name: Name,
  onCall: () => void,
): void {
  const original = owner[name];
  owner[name] = new Proxy(original, {
    apply(_target, _self, given) {
      onCall();
      return Reflect.apply(original, owner, given);
    },
  });
}

/** False if the window can't be used again. */
async function isReusable(window: BrowserWindow): Promise<boolean> {
  const { context, page, size, origin } = window;
  if (page.isClosed()) return false;
  try {
    for (const event of EVENTS) page.removeAllListeners(event);
    for (const other of context.pages()) if (other !== page) await other.close();
    await Promise.all([
      page.unrouteAll({ behavior: "ignoreErrors" }),
      context.unrouteAll({ behavior: "ignoreErrors" }),
      context.setOffline(false),
      context.clearPermissions(),
      context.clearCookies(),
      page.emulateMedia({ media: null }),
      size && page.setViewportSize(size),
    ]);
    await page.mouse.move(0, 0);
    // The next test needs a path of the same site, unless this test has stopped the server.
    window.isCleared = await resetStorage(page, { origin, localStorage: {} }).then(
      () => true,
      () => false,
    );
    if (!window.isCleared) await page.goto("about:blank");
    await stopServiceWorkers(window);
    return true;
  } catch {
    return false;
  }
}

/** What they hold in memory, such as whether the server was away, ends with them. */
async function stopServiceWorkers({ context, page }: BrowserWindow): Promise<void> {
  if (context.serviceWorkers().length === 0) return;
  const devtools = await context.newCDPSession(page);
  await devtools.send("ServiceWorker.enable");
  await devtools.send("ServiceWorker.stopAllWorkers");
  await devtools.detach();
}

function fillStorage(wanted: Record<string, string>): void {
  for (const [name, value] of Object.entries(wanted)) localStorage.setItem(name, value);
}

/** Any page of the site has access to its storage, and this one is fast. */
async function resetStorage(page: Page, { origin, localStorage }: Device): Promise<void> {
  await page.goto(`${origin}/api/health`);
  await page.evaluate(async () => {
    globalThis.localStorage.clear();
    sessionStorage.clear();
    const deleted = (await indexedDB.databases()).map(
      ({ name = "" }) =>
        new Promise((done) => {
          const request = indexedDB.deleteDatabase(name);
          for (const end of ["success", "error", "blocked"]) request.addEventListener(end, done);
        }),
    );
    await Promise.all(deleted);
    // The app's own files are the same in every test, and installing them takes seconds.
    const caches = "caches" in globalThis ? await globalThis.caches.keys() : [];
    for (const name of caches) if (!name.includes("shell")) await globalThis.caches.delete(name);
  });
  await page.evaluate(fillStorage, localStorage);
}
