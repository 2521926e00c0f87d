import type { Organizer } from "../../src/contract/organizers.ts";
import type { SiteLanguage, SiteSettings } from "../../src/contract/site.ts";

export interface HomeDraft {
  language: SiteLanguage;
  showRecent: boolean;
  cardsPerSection: number;
  /** Ids of categories in order; slugs change with names. */
  sections: number[];
}

export function toHomeDraft({ language, showRecent, cardsPerSection, categories }: SiteSettings): HomeDraft {
  return { language, showRecent, cardsPerSection, sections: categories.map(({ id }) => id) };
}

export function dropDeletedSections(draft: HomeDraft, categories: Organizer[]): HomeDraft {
  return { ...draft, sections: draft.sections.filter((id) => categories.some((one) => one.id === id)) };
}

export function isHomeChanged(draft: HomeDraft, settings: SiteSettings): boolean {
  return JSON.stringify(draft) !== JSON.stringify(toHomeDraft(settings));
}

export function homeSettings({ sections, ...others }: HomeDraft, categories: Organizer[]) {
  const slugs = sections.flatMap((id) => categories.find((one) => one.id === id)?.slug ?? []);
  return { ...others, categories: slugs.map((slug) => ({ slug })) };
}
