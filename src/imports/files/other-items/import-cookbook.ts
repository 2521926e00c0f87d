import type { OrganizerStore } from "../../../organizers/organizer-store.ts";
import { foldText } from "../../../recipes/text/fold-text.ts";
import type { CustomPage } from "../../../contract/custom-pages.ts";
import { completePage } from "../../../site/custom-page.ts";
import type { CustomPageStore } from "../../../site/custom-page-store.ts";
import { sortAdded, type AddedItems } from "./added-items.ts";
import type { OtherItemOutcome } from "./other-item-outcome.ts";
import type { FoundCookbook } from "./other-item.ts";

export interface MadeCookbook {
  id: number;
  /** If it differs, someone has changed the page since. */
  content: string;
}

interface Parts {
  customPages: CustomPageStore;
  categories: Pick<OrganizerStore, "findByName">;
}

/** Call it in a transaction. Adds a page of the cookbook's categories, unless there's one with its name. */
export function importCookbook(
  name: string,
  { categories: names }: FoundCookbook,
  { customPages, categories }: Parts,
): OtherItemOutcome<MadeCookbook> {
  const outcome = { also: "cookbooks", name } as const;
  const known = customPages.list().some((page) => foldText(page.name) === foldText(name));
  if (known) return { ...outcome, status: "skipped" };
  const found = names.flatMap((one) => categories.findByName(one) ?? []);
  if (found.length === 0)
    return { ...outcome, status: "skipped", notice: { code: "file-import-cookbook-empty" } };
  const page = customPages.get(customPages.add(completePage({ name, categories: found })));
  if (!page) throw new Error("The page was not stored");
  return { ...outcome, status: "added", made: { id: page.id, content: describeContent(page) } };
}

function describeContent({ name, categories }: CustomPage): string {
  return JSON.stringify([name, categories.map(({ id }) => id)]);
}

export function sortAddedPages(made: MadeCookbook[], customPages: CustomPageStore): AddedItems {
  return sortAdded(made, {
    isUnchanged({ id, content }) {
      const page = customPages.get(id);
      return page && describeContent(page) === content;
    },
    remove: ({ id }) => customPages.remove(id),
  });
}
