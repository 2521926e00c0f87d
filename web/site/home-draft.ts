import type { Organizer } from "../../src/contract/organizers.ts";
import type { SiteLanguage, SiteSettings } from "../../src/contract/site.ts";

export interface HomeDraft {
  language: SiteLanguage;
  showRecent: boolean;
  cardsPerSection: number;
  /** The ids of the categories that have a section, in order: a slug changes with its name. */
  sections: number[];
}

export function toHomeDraft({ language, showRecent, cardsPerSection, categories }: SiteSettings): HomeDraft {
  return { language, showRecent, cardsPerSection, sections: categories.map(({ id }) => id) };
}

/** A draft without the sections of categories that are gone by now. */
export function withoutGone(draft: HomeDraft, categories: Organizer[]): HomeDraft {
  return { ...draft, sections: draft.sections.filter((id) => categories.some((one) => one.id === id)) };
}

/** Whether a draft says something else than what is stored. */
export function isHomeChanged(draft: HomeDraft, settings: SiteSettings): boolean {
  return JSON.stringify(draft) !== JSON.stringify(toHomeDraft(settings));
}

export function homeSettings({ sections, ...others }: HomeDraft, categories: Organizer[]) {
  const slugs = sections.flatMap((id) => categories.find((one) => one.id === id)?.slug ?? []);
  return { ...others, categories: slugs.map((slug) => ({ slug })) };
}
