import { Window } from "happy-dom";

export const page = new Window({ url: "http://localhost/", width: 1400, height: 900 });

/**
 * Bun has these, too, but the page's elements need the page's. The server needs Bun's for the rest. The AVIF library of
 * an earlier file may have defined an empty `location`.
 */
const OF_THE_PAGE = new Set([
  "addEventListener",
  "CustomEvent",
  "dispatchEvent",
  "Event",
  "EventTarget",
  "location",
  "navigator",
  "removeEventListener",
]);

const BunFormData = globalThis.FormData;

/** Reads forms of the page, and can be sent by Bun. */
class FormData extends BunFormData {
  constructor(form?: HTMLFormElement) {
    super();
    if (!form) return;
    // happy-dom's types differ from the browser's.
    const fields = Reflect.construct(page.FormData, [form]);
    for (const [name, value] of fields) if (typeof value === "string") this.append(name, value);
  }
}

// Failed expectations print values, and the whole page would be gigabytes.
Object.defineProperty(page.Node.prototype, Symbol.for("nodejs.util.inspect.custom"), {
  value(this: Node) {
    return `<${this.nodeName}> ${this.textContent ?? ""}`;
  },
});

let before: Map<string, PropertyDescriptor | undefined> | null = null;

/** Those of the page, which would look for it after it is gone. */
const timers = new Set<Timer>();

/** Other test files in the same process must not see the page's globals. */
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

export function stopTimers(): void {
  for (const timer of timers) clearTimeout(timer);
  timers.clear();
}

export async function leavePage(): Promise<void> {
  await page.happyDOM.abort();
  // React may still be rendering.
  for (let turn = 0; turn < 10; turn++) await new Promise((next) => setImmediate(next));
  stopTimers();
  for (const [name, descriptor] of before ?? [])
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  before = null;
}
