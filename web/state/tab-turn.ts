import { saveText, loadText } from "./storage.ts";

/** The tab was closed meanwhile. */
export const GIVEN_UP_MS = 3000;
/** Tabs that start together have all written by then; the last one wins. */
const SETTLED_MS = 120;

/**
 * Lets one of several tabs do something. Web Locks need HTTPS, so tabs agree through localStorage.
 * @param name of the key in storage
 */
export function tabTurn(name: string): { take(): Promise<boolean>; give(): void } {
  let said: string | null = null;
  return {
    async take() {
      const [since = "0"] = (loadText(name) ?? "").split(" ");
      if (Math.abs(Date.now() - Number(since)) < GIVEN_UP_MS) return false;
      said = `${Date.now()} ${Math.random()}`;
      saveText(name, said);
      await new Promise((settled) => setTimeout(settled, SETTLED_MS));
      // Without storage, there are no other tabs to agree with.
      return [said, null].includes(loadText(name));
    },

    give() {
      if (said && loadText(name) === said) saveText(name, null);
    },
  };
}
