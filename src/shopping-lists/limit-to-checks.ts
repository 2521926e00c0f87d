import type { SentChanges } from "../contract/shopping-sync.ts";

interface Options {
  who: "guest" | "display";
  isActive(entry: string): boolean;
  refuse(): Error;
}

/** @throws what `refuse` returns if it's about more than checking and unchecking */
export function limitToChecks(sent: SentChanges, { who, isActive, refuse }: Options): SentChanges {
  const changes = sent.changes.map((numbered) => {
    const { change } = numbered;
    if (change.type !== "check" && change.type !== "uncheck") throw refuse();
    // Unchecking would bring back what others deleted.
    return { ...numbered, change: { ...change, ids: change.ids.filter(isActive) } };
  });
  // With a device ID of someone else, it could make the server skip that device's next changes.
  return { ...sent, device: `${who}:${sent.device}`, changes };
}
