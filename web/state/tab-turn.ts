import { saveText, loadText } from "./storage.ts";

/** A tab that took its turn longer than this ago, in milliseconds, was closed in the middle of it, or waits in vain. */
export const GIVEN_UP_MS = 3000;
/** Tabs that begin together have all said so after this time, in milliseconds; the last one counts. */
const SETTLED_MS = 120;

/**
 * Lets one tab of several do something. Plain http has no locks of the browser's own, so they agree by what they all
 * see.
 * @param name under which a tab says to the others that it is its turn
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
      // A browser that keeps nothing has no other tabs to agree with.
      return [said, null].includes(loadText(name));
    },

    give() {
      if (said && loadText(name) === said) saveText(name, null);
    },
  };
}
