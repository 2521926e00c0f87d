import { afterAll, afterEach, expect } from "bun:test";
import type { UserEvent } from "@testing-library/user-event";
import type { Config } from "../../src/config.ts";
import type { Language } from "../../src/contract/languages.ts";
import type { Caller } from "./caller.ts";
import { enterPage, leavePage, stopTimers, page } from "./dom-window.ts";
import { pageNetwork, type PageNetwork } from "./page-network.ts";
import { tagine, type Tagine } from "./tagine.ts";

// Some modules access `document` while they load.
enterPage();
const { configure, ...queries } = await import("@testing-library/dom");
const { userEvent } = await import("@testing-library/user-event");
const { createRoot } = await import("react-dom/client");
const { createMemoryRouter, RouterProvider } = await import("react-router");
export const { fireEvent, screen, waitFor, within } = queries;

interface Visit {
  as?: Caller;
  language?: Language;
  size?: "phone" | "desk";
  /** Whether this is the browser of before, with what it keeps, in a new tab. */
  again?: boolean;
}

export interface OpenApp extends UserEvent {
  address(): string;
  go(path: string): Promise<void>;
  back(): Promise<void>;
  /** Waits until the button exists and is enabled. */
  press(name: string | RegExp, inside?: HTMLElement): Promise<void>;
  /** Waits until the link exists. */
  follow(name: string | RegExp, inside?: HTMLElement): Promise<void>;
  /** Replaces the text of a field, once it exists. */
  fill(field: string | HTMLElement, text: string, inside?: HTMLElement): Promise<void>;
  waitForAddress(address: string | RegExp): Promise<void>;
}

export interface Dom extends Tagine, Pick<PageNetwork, "answer" | "calls" | "settled"> {
  /** @param path `admin/profile?x=y` */
  open(path: string, visit?: Visit): Promise<OpenApp>;
  readStorage(name: string): string | null;
}

configure({
  // Busy machines can be many times slower.
  asyncUtilTimeout: 15_000,
  async asyncWrapper(act) {
    const result = await act();
    await waitForRender();
    return result;
  },
  getElementError: (message) =>
    new Error(`${message?.split("\n\n")[0]}\nThe page says: ${readWords(document.body)}`),
});

/** In pixels. */
const WIDTHS = { phone: 390, desk: 1400 };

const errors: string[] = [];
const { error } = console;

/** Runs the app in a page without layout, on an in-process Tagine. The page is cleared after each test. */
export async function dom(settings: Partial<Config> = {}): Promise<Dom> {
  enterPage();
  console.error = (...words: unknown[]) => void errors.push(words.map(String).join(" "));
  const server = await tagine(settings);
  const network = pageNetwork((request) => server.handle(request));
  const show = await (app ??= loadApp());

  afterEach(async () => {
    shown?.end();
    await network.settled();
    network.reset();
    expect(errors.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    console.error = error;
    // A response that is still on its way would begin another timer after the page is gone.
    stopTimers();
    await network.settled();
    network.close();
    server.close();
    await leavePage();
  });

  return {
    ...network,
    ...server,
    readStorage: (name) => localStorage.getItem(`tagine.${name}`),
    async open(path, { as = server.visitor, language = "en-US", size = "desk", again = false } = {}) {
      shown?.end();
      page.happyDOM.setViewport({ width: WIDTHS[size] });
      if (again) sessionStorage.clear();
      else await storeSession(as);
      return show(`/${path}`, language);
    },
  };
}

export async function findListItem(text: string): Promise<HTMLElement> {
  const items = () => queries.within(queries.screen.getByRole("main")).queryAllByRole("listitem");
  return queries.waitFor(() => {
    const found = items().find(({ textContent }) => textContent?.includes(text));
    if (!found) throw new Error(`No list item contains ${text}`);
    return found;
  });
}

/** Waits until React has finished rendering. */
async function waitForRender(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((next) => setImmediate(next));
}

async function storeSession(caller: Caller): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  if (caller.token) {
    localStorage.setItem("tagine.token", caller.token);
    localStorage.setItem("tagine.user", JSON.stringify((await caller.get("users/self")).body));
  }
  // Signals a change by another tab, which the app follows.
  dispatchEvent(new StorageEvent("storage", { key: null }));
}

interface Shown {
  revalidate(): Promise<void>;
  end(): void;
}
let shown: Shown | null = null;
let app: ReturnType<typeof loadApp> | null = null;

/** Like `main.tsx`. Imported late, because modules access `document` while they load. */
async function loadApp() {
  const [
    { routes },
    { redrawn },
    { showLanguage },
    { loadDemoStatus },
    { loadSite },
    { loadOwnAccount },
    session,
    toasts,
    undo,
    { whenQuiet },
  ] = await Promise.all([
    import("../../web/routes.tsx"),
    import("../../web/shell/redrawn.tsx"),
    import("../../web/text/show-language.ts"),
    import("../../web/api/about.ts"),
    import("../../web/api/site.ts"),
    import("../../web/api/accounts.ts"),
    import("../../web/state/session.ts"),
    import("../../web/state/toasts.ts"),
    import("../../web/state/undo.ts"),
    import("../../web/ui/when-quiet.ts"),
  ]);
  await skipPause(whenQuiet);
  session.onSessionEnd(() => void shown?.revalidate());
  session.isOutdated.subscribe((times) => {
    if (times > 0) void (session.token.peek() ? loadOwnAccount() : loadSite());
  });
  const pages = routes.map(redrawn);

  return async (path: string, language: Language) => {
    toasts.toasts.value = [];
    undo.undoable.value = null;
    session.sessionLost.value = false;
    await showLanguage(language);
    await Promise.all([loadDemoStatus(), loadSite()]);
    const router = createMemoryRouter(pages, { initialEntries: [path] });
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place);
    shown = {
      revalidate: () => router.revalidate(),
      end() {
        root.unmount();
        place.remove();
        router.dispose();
        shown = null;
      },
    };
    root.render(<RouterProvider router={router} onError={(problem) => void errors.push(String(problem))} />);
    await waitFor(() => expect(place.firstChild).not.toBeNull());
    return { ...userActions(), ...routerActions(router) };
  };
}

/** The app pauses only once, so a file that ends during the pause would leave the next ones waiting forever. */
async function skipPause(pause: () => Promise<void>): Promise<void> {
  const { setTimeout: begin } = globalThis;
  Object.assign(globalThis, { setTimeout: (over: () => void) => begin(over) });
  const over = pause();
  Object.assign(globalThis, { setTimeout: begin });
  await over;
}

function userActions() {
  const user = userEvent.setup({ delay: null });
  return {
    ...user,
    async press(name: string | RegExp, inside: HTMLElement = document.body) {
      const button = await within(inside).findByRole("button", { name });
      await waitFor(() => expect(button.matches(":disabled, [aria-disabled=true]")).toBe(false));
      await user.click(button);
    },
    async follow(name: string | RegExp, inside: HTMLElement = document.body) {
      await user.click(await within(inside).findByRole("link", { name }));
    },
    async fill(wanted: string | HTMLElement, value: string, inside: HTMLElement = document.body) {
      const field = typeof wanted === "string" ? await within(inside).findByLabelText(wanted) : wanted;
      field.focus();
      fireEvent.input(field, { target: { value } });
    },
  };
}

function routerActions(router: ReturnType<typeof createMemoryRouter>) {
  const address = () => router.state.location.pathname + router.state.location.search;
  return {
    address,
    waitForAddress: (at: string | RegExp) =>
      waitFor(() => (typeof at === "string" ? expect(address()).toBe(at) : expect(address()).toMatch(at))),
    go: (path: string) => router.navigate(path),
    back: () => router.navigate(-1),
  };
}

function readWords(element: Element): string {
  const inside = [...element.childNodes].map((child) =>
    child instanceof Element ? readWords(child) : (child.textContent ?? ""),
  );
  return [element.getAttribute("aria-label"), ...inside].filter(Boolean).join(" ");
}
