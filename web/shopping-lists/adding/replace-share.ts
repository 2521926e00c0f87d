import { removeEntries } from "../../../src/contract/remove-entries.ts";
import type { Entry } from "../../../src/contract/shopping-sync.ts";
import { composeList } from "../../../src/ingredients/sums/compose-list.ts";
import { knownCorrections } from "../../ingredients/corrections.ts";
import { language } from "../../state/language.ts";
import { undoRemoval } from "../item-changes.ts";
import { loadReaders } from "../load-readers.ts";
import { createEntryReading } from "../shown-item.ts";
import type { Replacement } from "./add-to-list.ts";
import type { PickedEntry } from "./offered-line.ts";

export function findShare(listed: readonly Entry[], slug: string): Entry[] {
  return listed.filter(({ source }) => source?.slug === slug);
}

/** Leaves equal entries as they are, so that their check marks stay. */
export async function replaceShare(
  listed: readonly Entry[],
  slug: string,
  picked: readonly PickedEntry[],
): Promise<Replacement & { entries: PickedEntry[] }> {
  const replaced = new Set(findShare(listed, slug));
  const entries = picked.filter((one) => {
    const same = [...replaced].find((entry) => isSame(entry, one));
    if (same) replaced.delete(same);
    return !same;
  });
  const changes = removeEntries(await groupEntries(listed), (entry) => replaced.has(entry));
  return { entries, changes, undo: undoRemoval(listed, changes) };
}

function isSame(entry: Entry, picked: PickedEntry): boolean {
  return (
    entry.text === picked.text &&
    entry.atHome === picked.atHome &&
    entry.source?.servings === picked.source?.servings &&
    entry.source?.day === picked.source?.day
  );
}

/** Groups entries as the list adds them up. Only amounts set by hand need it. */
async function groupEntries(listed: readonly Entry[]): Promise<Entry[][]> {
  const alone = listed.map((entry) => [entry]);
  if (listed.every(({ adjustments }) => adjustments.length === 0)) return alone;
  const languages = [...new Set(listed.map((entry) => entry.language))];
  const readers = await loadReaders(languages, language.peek(), knownCorrections.peek()).catch(() => null);
  if (!readers) return alone;
  const options = { ...readers.options, system: "written" as const };
  const list = { aisles: [], places: {} };
  const { toBuy, atHome, checked } = composeList(listed, list, createEntryReading(readers), options);
  const byId = new Map(listed.map((entry) => [entry.id, entry]));
  const items = [...toBuy.flatMap((aisle) => aisle.items), ...atHome, ...checked];
  return items.map(({ entryIds }) => entryIds.flatMap((id) => byId.get(id) ?? []));
}
