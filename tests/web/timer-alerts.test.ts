import { afterEach, beforeEach, expect, onTestFinished, test } from "bun:test";
import { notify, withdrawNotification } from "../../web/cooking/timers/notify.ts";
import { ring, startRinging, stopRinging } from "../../web/cooking/timers/ring.ts";

const vibrations: unknown[] = [];
const tones: number[] = [];

class FakeAudio {
  currentTime = 10;
  destination = {};
  resume = async () => undefined;
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: () => undefined };
  }
  createOscillator() {
    const tone = { frequency: { value: 0 }, connect: (next: object) => next, stop() {} };
    const connect = () => ({ connect: () => undefined });
    return { ...tone, connect, start: (at: number) => tones.push(at) };
  }
}

function define(target: object, name: string, value: unknown): void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true });
  onTestFinished(() => {
    if (before) Object.defineProperty(target, name, before);
    else Reflect.deleteProperty(target, name);
  });
}

beforeEach(() => {
  vibrations.length = 0;
  tones.length = 0;
  define(globalThis, "AudioContext", FakeAudio);
  define(navigator, "vibrate", (pattern: unknown) => vibrations.push(pattern));
});
afterEach(stopRinging);

test("a ring is three tones and a vibration", () => {
  ring();
  expect(tones).toEqual([10, 10.2, 10.4]);
  expect(vibrations).toEqual([[300, 150, 300]]);
});

test("ringing starts at once, and only once for several timers", () => {
  startRinging();
  startRinging();
  expect(vibrations.length).toBe(1);
  stopRinging();
  startRinging();
  expect(vibrations.length).toBe(2);
});

const timer = { id: "a", path: "/recipe/soup/cook" };
const expected = { tag: "timer-a", requireInteraction: true, data: { path: timer.path } };

function allowNotifications(permission: NotificationPermission) {
  const shown: unknown[] = [];
  class FakeNotification {
    static readonly permission = permission;
    readonly addEventListener = () => undefined;
    constructor(title: string, options: object) {
      shown.push([title, options]);
    }
  }
  define(globalThis, "isSecureContext", true);
  define(globalThis, "Notification", FakeNotification);
  return shown;
}

test("a notification stays until someone closes it, if they are allowed", async () => {
  const shown = allowNotifications("granted");
  await notify("Soup is ready", timer);
  expect(shown).toEqual([["Soup is ready", expect.objectContaining(expected)]]);
});

test("nothing is shown without permission", async () => {
  const shown = allowNotifications("denied");
  await notify("Soup is ready", timer);
  expect(shown).toEqual([]);
});

test("the service worker shows and withdraws it, so that it works in the background", async () => {
  const shown = allowNotifications("granted");
  const asked: unknown[] = [];
  let closed = 0;
  const worker = {
    showNotification: async (...what: unknown[]) => void asked.push(what),
    async getNotifications({ tag }: { tag: string }) {
      return tag === "timer-a" ? [{ close: () => closed++ }] : [];
    },
  };
  define(navigator, "serviceWorker", { getRegistration: async () => worker });
  await notify("Soup is ready", timer);
  expect([shown, asked]).toEqual([[], [["Soup is ready", expect.objectContaining(expected)]]]);
  await withdrawNotification("b");
  await withdrawNotification("a");
  expect(closed).toBe(1);
});
