import { Window } from "happy-dom";

/** A page's window: what React and the app find in place of a browser's. */
export const page = new Window({ url: "http://localhost/", width: 1400, height: 900 });

/**
 * What exists in Bun and in a page, and must be the page's: its elements take no other events. Everything else that Bun
 * has stays Bun's, since the server runs in the same process.
 */
const OF_THE_PAGE = new Set([
  "addEventListener",
  "CustomEvent",
  "dispatchEvent",
  "Event",
  "EventTarget",
  "navigator",
  "removeEventListener",
]);

const BunFormData = globalThis.FormData;

/** Reads forms of the page, and can be sent by Bun. */
class FormData extends BunFormData {
  constructor(form?: HTMLFormElement) {
    super();
    if (!form) return;
    // The page's window has types of its own for what the app knows by the browser's.
    const fields = Reflect.construct(page.FormData, [form]);
    for (const [name, value] of fields) if (typeof value === "string") this.append(name, value);
  }
}

// An expectation that fails shows what it got: all of the page would be gigabytes.
Object.defineProperty(page.Node.prototype, Symbol.for("nodejs.util.inspect.custom"), {
  value(this: Node) {
    return `<${this.nodeName}> ${this.textContent ?? ""}`;
  },
});

let before: Map<string, PropertyDescriptor | undefined> | null = null;

/** Those that pages began, which would look for the page after it's gone. */
const timers = new Set<Timer>();

/** Lets this file's tests see the page's globals; other files must not, so they leave it at the end. */
export function enterPage(): void {
  if (before) return;
  before = new Map();
  const define = (name: string, descriptor: PropertyDescriptor) => {
    before?.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
    Object.defineProperty(globalThis, name, { ...descriptor, configurable: true });
  };
  for (const name of Object.getOwnPropertyNames(page))
    if (!(name in globalThis) || OF_THE_PAGE.has(name))
      define(name, { get: () => Reflect.get(page, name), set: (value) => Reflect.set(page, name, value) });
  define("FormData", { value: FormData, writable: true });
  const begin = globalThis.setTimeout;
  const beginInPage = (...given: Parameters<typeof begin>) => {
    const timer = begin(...given);
    timers.add(timer);
    return timer;
  };
  define("setTimeout", { value: Object.assign(beginInPage, begin), writable: true });
}

export async function leavePage(): Promise<void> {
  await page.happyDOM.abort();
  // What React has begun to draw still looks for the page.
  for (let turn = 0; turn < 10; turn++) await new Promise((next) => setImmediate(next));
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
  for (const [name, descriptor] of before ?? [])
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  before = null;
}
