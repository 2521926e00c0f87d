import { afterAll, afterEach, expect } from "bun:test";
import type { UserEvent } from "@testing-library/user-event";
import type { Config } from "../../src/config.ts";
import type { Language } from "../../src/contract/languages.ts";
import type { Caller } from "./caller.ts";
import { enterPage, leavePage, page } from "./dom-window.ts";
import { pageNetwork, type PageNetwork } from "./page-network.ts";
import { tagine, type Tagine } from "./tagine.ts";

// What looks for a page while it is loaded is loaded when there is one.
enterPage();
const { configure, ...queries } = await import("@testing-library/dom");
const { userEvent } = await import("@testing-library/user-event");
const { createRoot } = await import("react-dom/client");
const { createMemoryRouter, RouterProvider } = await import("react-router");
export const { fireEvent, screen, waitFor, within } = queries;

interface Visit {
  /** Whoever is signed in from the start; a visitor when left out. */
  as?: Caller;
  language?: Language;
  /** What a phone has no room for is not there. */
  size?: "phone" | "desk";
  /** Whether this is the browser of before, with what it keeps, in a new tab. */
  again?: boolean;
}

/** The app on a page, and a person before it. */
export interface Opened extends UserEvent {
  /** The path and the query of where the app is. */
  address(): string;
  /** Follows a link that is not on the page. */
  go(path: string): Promise<void>;
  back(): Promise<void>;
  /** Presses a button, once it is there and does something. */
  press(name: string | RegExp, inside?: HTMLElement): Promise<void>;
  /** Follows a link, once it is there. */
  follow(name: string | RegExp, inside?: HTMLElement): Promise<void>;
  /** Puts a text in a field, by its label once it is there, in place of what is in it. */
  fill(field: string | HTMLElement, text: string, inside?: HTMLElement): Promise<void>;
  /** Waits until the app is at an address. */
  arrives(address: string | RegExp): Promise<void>;
}

export interface Dom extends Tagine, Pick<PageNetwork, "answer" | "calls" | "settled"> {
  /** Opens the app at a path: `admin/profile?x=y`. Whoever was there before is gone. */
  open(path: string, visit?: Visit): Promise<Opened>;
  /** What the browser keeps under a name. */
  kept(name: string): string | null;
}

configure({
  // A busy machine may need many times as long.
  asyncUtilTimeout: 15_000,
  async asyncWrapper(act) {
    const result = await act();
    await drawn();
    return result;
  },
  getElementError: (message) =>
    new Error(`${message?.split("\n\n")[0]}\nThe page says: ${wordsIn(document.body)}`),
});

/** In pixels. */
const WIDTHS = { phone: 390, desk: 1400 };

// What React or a page complains about.
const complaints: string[] = [];
const { error } = console;

/** Opens the app in a page without layout, before a Tagine in this process; after each test nothing is left of the page. */
export async function dom(settings: Partial<Config> = {}): Promise<Dom> {
  enterPage();
  console.error = (...words: unknown[]) => void complaints.push(words.map(String).join(" "));
  const server = await tagine(settings);
  const network = pageNetwork((request) => server.handle(request));
  const show = await (app ??= loadApp());

  afterEach(async () => {
    shown?.end();
    await network.settled();
    network.reset();
    expect(complaints.splice(0)).toEqual([]);
  });
  afterAll(async () => {
    console.error = error;
    network.close();
    server.close();
    await leavePage();
  });

  return {
    ...network,
    ...server,
    kept: (name) => localStorage.getItem(`tagine.${name}`),
    async open(path, { as = server.visitor, language = "en-US", size = "desk", again = false } = {}) {
      shown?.end();
      page.happyDOM.setViewport({ width: WIDTHS[size] });
      if (again) sessionStorage.clear();
      else await comeAs(as);
      return show(`/${path}`, language);
    },
  };
}

/** Waits until what React has begun is done: what is seen by then can be used, too. */
async function drawn(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await new Promise((next) => setImmediate(next));
}

/** Makes the page's memory that of somebody who signed in before. */
async function comeAs(caller: Caller): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  if (caller.token) {
    localStorage.setItem("tagine.token", caller.token);
    localStorage.setItem("tagine.user", JSON.stringify((await caller.get("users/self")).body));
  }
  // The app follows as it follows another tab.
  dispatchEvent(new StorageEvent("storage", { key: null }));
}

interface Shown {
  revalidate(): Promise<void>;
  /** Takes the app from the page. */
  end(): void;
}
let shown: Shown | null = null;
let app: ReturnType<typeof loadApp> | null = null;

/** What `main.tsx` begins once. Its parts look at the page when they are loaded. */
async function loadApp() {
  const [{ routes }, { redrawn }, { showLanguage }, { loadSite }, { loadOwnAccount }, session, toasts, undo] =
    await Promise.all([
      import("../../web/routes.tsx"),
      import("../../web/shell/redrawn.tsx"),
      import("../../web/text/show-language.ts"),
      import("../../web/api/site.ts"),
      import("../../web/api/accounts.ts"),
      import("../../web/state/session.ts"),
      import("../../web/state/toasts.ts"),
      import("../../web/state/undo.ts"),
    ]);
  session.onSessionEnd(() => void shown?.revalidate());
  session.isOutdated.subscribe((times) => {
    if (times > 0) void (session.token.peek() ? loadOwnAccount() : loadSite());
  });
  const pages = routes.map(redrawn);

  return async (path: string, language: Language) => {
    toasts.toasts.value = [];
    undo.undoable.value = null;
    await showLanguage(language);
    await loadSite();
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
    root.render(
      <RouterProvider router={router} onError={(problem) => void complaints.push(String(problem))} />,
    );
    await waitFor(() => expect(place.firstChild).not.toBeNull());
    return { ...hands(), ...wayAbout(router) };
  };
}

/** What a person does to what they see. */
function hands() {
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

function wayAbout(router: ReturnType<typeof createMemoryRouter>) {
  const address = () => router.state.location.pathname + router.state.location.search;
  return {
    address,
    arrives: (at: string | RegExp) =>
      waitFor(() => (typeof at === "string" ? expect(address()).toBe(at) : expect(address()).toMatch(at))),
    go: (path: string) => router.navigate(path),
    back: () => router.navigate(-1),
  };
}

function wordsIn(element: Element): string {
  const inside = [...element.childNodes].map((child) =>
    child instanceof Element ? wordsIn(child) : (child.textContent ?? ""),
  );
  return [element.getAttribute("aria-label"), ...inside].filter(Boolean).join(" ");
}
