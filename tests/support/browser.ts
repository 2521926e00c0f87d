import { readFileSync } from "node:fs";
import type { Download, Locator, Page } from "playwright-core";
import { openChromium } from "./chromium.ts";
import { ADMIN_EMAIL, PASSWORD, signInForm } from "./sign-ins.ts";
import { openWindows, type Windows } from "./windows.ts";

export type { Page } from "playwright-core";

export const SIZES = {
  phone: { width: 390, height: 844 },
  desk: { width: 1400, height: 900 },
} as const;
export type Size = keyof typeof SIZES;

export interface Visit {
  size?: Size;
  dark?: boolean;
  locale?: string;
  timeZone?: string;
  /** The email of the person who is signed in. */
  as?: string;
  /** Runs before the page is opened, in a new window without caches. */
  before?: (page: Page) => Promise<unknown>;
  /** Calls of the service worker can't be intercepted with `page.route`. */
  storeOffline?: boolean;
}

export interface TestBrowser {
  /** The browser's cache may contain files of earlier visits. */
  visit(address: string, visit?: Visit): Promise<Page>;
  /** Errors since the last call. From then on, calls without an answer are expected. */
  takeErrors(): string[];
  closePages(): Promise<string[]>;
}

/** Console messages about expected refusals and interrupted connections. */
const EXPECTED =
  /Failed to load resource: (?:the server responded with a status of (?:401|404|409|412|415|422|502)|net::ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|CONNECTION_CLOSED|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|INTERNET_DISCONNECTED))/;

/** Logged for calls that neither the server nor the device answers. */
const UNANSWERED = /Failed to load resource: net::ERR_FAILED/;

let windows: Windows | null = null;

export async function openBrowser(): Promise<TestBrowser> {
  const { take, returnAll } = (windows ??= openWindows(await openChromium()));
  let errors: string[] = [];
  let isCutOff = false;

  function listen(page: Page, origin: string, storeOffline: boolean): void {
    page.on("console", (message) => {
      const isExpected =
        EXPECTED.test(message.text()) || ((storeOffline || isCutOff) && UNANSWERED.test(message.text()));
      if (message.type() === "error" && !isExpected) errors.push(message.text());
    });
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("request", (request) => {
      const elsewhere = !/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(origin);
      if (elsewhere) errors.push(`went elsewhere: ${request.url()}`);
    });
    page.on("response", (answer) => {
      // The server answers unknown paths with the app's page and 200.
      const isPage = answer.headers()["content-type"]?.startsWith("text/html");
      if (isPage && answer.request().resourceType() === "image")
        errors.push(`a page instead of a picture: ${answer.url()}`);
    });
  }

  return {
    async visit(address, visit = {}) {
      const {
        size = "desk",
        dark = false,
        locale = "en-US",
        timeZone = "UTC",
        as,
        before,
        storeOffline = false,
      } = visit;
      const { origin } = new URL(address);
      const page = await take(
        {
          viewport: SIZES[size],
          reducedMotion: "reduce",
          locale,
          hasTouch: size === "phone",
          isMobile: size === "phone",
          timezoneId: timeZone,
          serviceWorkers: storeOffline ? "allow" : "block",
        },
        { origin, localStorage: as ? await signedInState(origin, as) : {} },
        before !== undefined,
      );
      await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
      listen(page, origin, storeOffline);
      await before?.(page);
      await page.goto(address);
      return page;
    },
    takeErrors() {
      const taken = errors;
      errors = [];
      // The browser reports interrupted calls a moment later.
      isCutOff = true;
      return taken;
    },
    async closePages() {
      const left = errors;
      await returnAll();
      isCutOff = false;
      // Closing pages can cause errors.
      errors = [];
      return left;
    },
  };
}

const AXE = readFileSync(Bun.resolveSync("axe-core/axe.min.js", import.meta.dir), "utf8");

/** Under an open modal dialog, only the dialog is checked, since the page is checked without it. */
export async function axeFindings(page: Page): Promise<string[]> {
  // The page's policy forbids added scripts. Evaluating this large one takes half as long as a check.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const axe = (
      globalThis as unknown as {
        axe: { run(context: Node, options: object): Promise<{ violations: Violation[] }> };
      }
    ).axe;
    interface Violation {
      id: string;
      nodes: { target: string[]; failureSummary: string }[];
    }
    const { violations } = await axe.run([...document.querySelectorAll("dialog:modal")].at(-1) ?? document, {
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary}`),
    );
  });
}

/** Repeats a key until it has an effect: dnd-kit needs a moment to measure before a lifted item moves. */
export async function pressUntil(page: Page, key: string, effect: Locator): Promise<void> {
  const tries = 5;
  for (let time = 1; ; time++) {
    await page.keyboard.press(key);
    try {
      return await effect.waitFor({ state: "attached", timeout: 3000 });
    } catch (problem) {
      if (time === tries) throw problem;
    }
  }
}

/** dnd-kit ignores clicks right after a drag, by a timer that a busy page runs late. This one runs after it. */
export async function waitForClicks(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
}

export function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((found) => found === document.activeElement);
}

/** A remote browser has no path for its downloads. */
export async function readDownload(download: Download): Promise<Buffer<ArrayBuffer>> {
  return Buffer.concat(await Array.fromAsync(await download.createReadStream()));
}

/** Faster than waiting for an idle network. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector(".animate-pulse") === null);
}

/** Faster than loading the app again. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `/${path}`);
}

/** Goes to a page of another title, and waits until it's there. */
export async function goToPage(page: Page, path: string): Promise<void> {
  const left = await page.title();
  await goWithin(page, path);
  await page.waitForFunction((title) => document.title !== title, left);
  await waitUntilLoaded(page);
}

export function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

export function undoBar(page: Page): Locator {
  return page.getByRole("status", { name: "Undo" });
}

export async function signInByHand(page: Page, address: string): Promise<void> {
  await page.goto(`${address}login`);
  await page.getByLabel("Email").fill(ADMIN_EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(address);
}

/** By origin and email. Each sign-in hashes a password, which is slow on purpose. */
const sessions = new Map<string, Session>();

interface Session {
  token: string;
  user: string;
}

async function signedInState(origin: string, email: string): Promise<Record<string, string>> {
  const key = `${origin} ${email}`;
  const known = sessions.get(key);
  // An earlier journey may have signed out.
  const account = known && (await ownAccount(origin, known.token));
  const session = known && account ? { ...known, user: account } : await sessionOf(origin, email);
  sessions.set(key, session);
  return { "tagine.token": session.token, "tagine.user": session.user };
}

async function sessionOf(origin: string, email: string): Promise<Session> {
  const body = signInForm(email, PASSWORD);
  const answer = await fetch(`${origin}/api/auth/token`, { method: "POST", body });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return { token, user: (await ownAccount(origin, token)) ?? "" };
}

/** Null if the session has ended. */
async function ownAccount(origin: string, token: string): Promise<string | null> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/users/self`, { headers });
  return answer.ok ? answer.text() : null;
}

/** The layout shifts of a page so far, each as a share of the window. */
export const readLayoutShifts = (page: Page) =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: "layout-shift", buffered: true });
    return observer.takeRecords().map((shift) => "value" in shift && shift.value);
  });
