import { beforeAll, expect, onTestFinished, test } from "bun:test";
import { dom, screen, waitFor } from "../support/dom.tsx";

const { admin, open } = await dom();

beforeAll(async () => {
  for (const name of ["Stew", "Bread"]) await admin.send("POST", "recipes/create", { name });
});

interface Lock {
  released: boolean;
  release(): Promise<void>;
}

/** Replaces the browser's wake lock, or lets it refuse. */
function lockScreen(refuses = false): Lock[] {
  const locks: Lock[] = [];
  const request = async () => {
    if (refuses) throw new DOMException("The battery is low", "NotAllowedError");
    const lock = { released: false, release: async () => void (lock.released = true) };
    locks.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "wakeLock"));
  return locks;
}

const choice = () => screen.findByRole("switch", { name: "Keep the screen on" });

test("the screen stays on while a recipe is open, if you want that", async () => {
  const locks = lockScreen();
  /** How many locks are held, of how many there were. */
  const isHeld = (now: number, ever: number) =>
    waitFor(() =>
      expect([locks.filter(({ released }) => !released).length, locks.length]).toEqual([now, ever]),
    );
  const page = await open("recipe/stew", { size: "phone" });
  (await choice()).focus();
  await isHeld(0, 0);
  await page.keyboard(" ");
  await isHeld(1, 1);

  // The browser releases it while another tab is shown.
  for (const lock of locks) lock.released = true;
  document.dispatchEvent(new Event("visibilitychange"));
  await isHeld(1, 2);
  await page.follow("Tagine, home");
  await screen.findByRole("link", { name: "Bread" });
  await isHeld(0, 2);
  // The device remembers the choice.
  await page.follow("Bread");
  expect(await choice()).toHaveProperty("checked", true);
  await isHeld(1, 3);
  await page.click(await choice());
  await isHeld(0, 3);
});

test.each([
  ["isn't supported", "This browser can't keep the screen on."],
  ["is refused", "Your device won't keep the screen on right now"],
])("if keeping the screen on %s, turning it on says why", async (how, why) => {
  if (how === "is refused") lockScreen(true);
  Object.assign(globalThis, { isSecureContext: true });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, "isSecureContext"));
  const page = await open("recipe/stew");
  await choice();
  expect(screen.queryByText(why, { exact: false })).toBeNull();
  await page.click(await choice());
  await screen.findByText(why, { exact: false });
});
