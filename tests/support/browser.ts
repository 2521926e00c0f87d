import { readFileSync } from "node:fs";
import type { Download, Locator, Page } from "playwright-core";
import { openChromium } from "./chromium.ts";
import { ADMIN_EMAIL, PASSWORD, signInForm } from "./sign-ins.ts";
import { openWindows } from "./windows.ts";

export type { Page } from "playwright-core";

/** The two sizes that everything is looked at in. */
export const SIZES = {
  phone: { width: 390, height: 844 },
  desk: { width: 1400, height: 900 },
} as const;
export type Size = keyof typeof SIZES;

export interface Visit {
  size?: Size;
  dark?: boolean;
  locale?: string;
  /** Where the visitor is: `Pacific/Auckland`; `UTC` when left out. */
  timeZone?: string;
  /** The e-mail of who is signed in from the start; nobody when left out. Signing in itself has journeys of its own. */
  as?: string;
  /**
   * What is done with the page before it goes anywhere: what journeys hold back has to be held back from the start. The
   * window is a cold one then, with nothing in its caches.
   */
  before?: (page: Page) => Promise<unknown>;
  /** Whether the app keeps itself and the library on this visitor's device. What journeys hold back comes past it then. */
  keeps?: boolean;
}

/** A browser whose pages report what goes wrong in them. */
export interface TestBrowser {
  /** A new visitor, who knows nothing of earlier ones. What files a browser has cached may be there still. */
  visit(address: string, visit?: Visit): Promise<Page>;
  /**
   * What pages complained about since this was last asked: errors, refused scripts, requests that went elsewhere,
   * pictures that are none. Whoever asks has cut something off: that it did not arrive is no complaint from then on.
   */
  complaints(): string[];
  /** Closes what was visited, so that no page works on beside the next journey; what pages complained about. */
  leave(): Promise<string[]>;
  close(): Promise<void>;
}

/** Messages that a browser writes about answers that refuse, as they should, and about what a journey has ended or cut off. */
const EXPECTED =
  /Failed to load resource: (?:the server responded with a status of (?:401|404|409|412|415|422|502)|net::ERR_(?:CONNECTION_REFUSED|CONNECTION_RESET|CONNECTION_CLOSED|EMPTY_RESPONSE|INTERNET_DISCONNECTED))/;

/** What a browser writes of calls that neither the server answers nor what the device keeps. */
const UNANSWERED = /Failed to load resource: net::ERR_FAILED/;

/** Opens the Chromium that the test command found. */
export async function openBrowser(): Promise<TestBrowser> {
  const browser = await openChromium();
  const windows = openWindows(browser);
  let complaints: string[] = [];
  let isCutOff = false;

  function listen(page: Page, origin: string, keeps: boolean): void {
    page.on("console", (message) => {
      const isExpected =
        EXPECTED.test(message.text()) || ((keeps || isCutOff) && UNANSWERED.test(message.text()));
      if (message.type() === "error" && !isExpected) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(String(error)));
    page.on("request", (request) => {
      const elsewhere = !/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(origin);
      if (elsewhere) complaints.push(`went elsewhere: ${request.url()}`);
    });
    page.on("response", (answer) => {
      // An address that does not exist is answered with the page of the app, and with 200: nobody else would notice.
      const isPage = answer.headers()["content-type"]?.startsWith("text/html");
      if (isPage && answer.request().resourceType() === "image")
        complaints.push(`a page instead of a picture: ${answer.url()}`);
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
        keeps = false,
      } = visit;
      const { origin } = new URL(address);
      const page = await windows.take(
        {
          viewport: SIZES[size],
          reducedMotion: "reduce",
          locale,
          hasTouch: size === "phone",
          isMobile: size === "phone",
          timezoneId: timeZone,
          serviceWorkers: keeps ? "allow" : "block",
        },
        { origin, localStorage: as ? await signedInState(origin, as) : {} },
        before !== undefined,
      );
      await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
      listen(page, origin, keeps);
      await before?.(page);
      await page.goto(address);
      return page;
    },
    complaints() {
      const said = complaints;
      complaints = [];
      // Of what a journey has cut off, the browser tells a moment later.
      isCutOff = true;
      return said;
    },
    async leave() {
      const said = complaints;
      await windows.leave();
      isCutOff = false;
      // What a page says because it is being closed is nobody's fault.
      complaints = [];
      return said;
    },
    async close() {
      await browser.close();
    },
  };
}

const AXE = readFileSync(Bun.resolveSync("axe-core/axe.min.js", import.meta.dir), "utf8");

/**
 * The rules that a page breaks, and where. Of a page under an open modal dialog, only the dialog is checked: the rest
 * can't be reached, and is the same without the dialog.
 */
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

/**
 * Presses a key until it has an effect that can be seen: what was just lifted moves only once the page has measured
 * where it could go to, which no person is fast enough to notice.
 */
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

/** Whether what is typed next goes there. */
export function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate((found) => found === document.activeElement);
}

/** What a page has the browser save. A browser that many files share hands over no path. */
export async function readDownload(download: Download): Promise<Buffer<ArrayBuffer>> {
  return Buffer.concat(await Array.fromAsync(await download.createReadStream()));
}

/** Waits until no skeleton is left, which takes less than an idle network. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector(".animate-pulse") === null);
}

/** Goes to another of the app's paths as the browser's history would, which takes less than loading the app again. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, `/${path}`);
}

/** Whether a page scrolls sideways. */
export function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

/** Where the way back from what was just done is offered. */
export function undoBar(page: Page): Locator {
  return page.getByRole("status", { name: "Undo" });
}

/** Signs in by the page at /login. */
export async function signInByHand(page: Page, address: string): Promise<void> {
  await page.goto(`${address}login`);
  await page.getByLabel("E-mail").fill(ADMIN_EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(address);
}

/** Tokens by address and e-mail: each takes a password to check, which is slow on purpose. */
const sessions = new Map<string, Session>();

interface Session {
  token: string;
  user: string;
}

/** What a browser keeps of somebody who signed in before. */
async function signedInState(origin: string, email: string): Promise<Record<string, string>> {
  const key = `${origin} ${email}`;
  const known = sessions.get(key);
  // A journey before may have signed out, or everywhere.
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

/** As the server tells it; null when the session is over. */
async function ownAccount(origin: string, token: string): Promise<string | null> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/users/self`, { headers });
  return answer.ok ? answer.text() : null;
}
