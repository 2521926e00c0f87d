import { SUGGESTED_NEW_MOST, type ImportedOrganizers } from "../contract/imported-organizers.ts";
import type { SuggestedLabels } from "../contract/reading.ts";
import { inOneLine } from "../platform/plain-text.ts";
import { makeSlug } from "../platform/slug.ts";
import type { OrganizerStore } from "./organizer-store.ts";

export interface SuggestionParts {
  tags: Pick<OrganizerStore, "findByName">;
  categories: Pick<OrganizerStore, "findByName">;
  importedOrganizers(): ImportedOrganizers;
}

/** The categories and tags of a site that a recipe gets unless someone chooses others. */
export function suggestLabels(
  { recipeCategory, tags }: SuggestedLabels,
  parts: SuggestionParts,
): SuggestedLabels {
  const choice = parts.importedOrganizers();
  const isKnownIn = (store: SuggestionParts["tags"]) => (name: string) => store.findByName(name) !== null;
  return {
    recipeCategory: suggestOrganizers(recipeCategory, choice, isKnownIn(parts.categories)),
    tags: suggestOrganizers(tags, choice, isKnownIn(parts.tags)),
  };
}

export function suggestOrganizers(
  names: string[],
  choice: ImportedOrganizers,
  isKnown: (name: string) => boolean,
): string[] {
  switch (choice) {
    case "all":
      return names;
    case "none":
      return [];
    case "known":
      return names.filter((name) => isKnown(inOneLine(name)));
    case "useful":
      if (countDistinct(names) <= SUGGESTED_NEW_MOST) return names;
      return names.filter((name) => isKnown(inOneLine(name)));
  }
}

function countDistinct(names: string[]): number {
  const cleaned = names.map(inOneLine).filter(Boolean);
  return new Set(cleaned.map((name) => makeSlug(name) || name)).size;
}
