import { DEFAULT_LANGUAGE } from "../contract/languages.ts";
import { CARDS_PER_SECTION } from "../contract/rules.ts";
import type { SiteSettingsInput } from "../contract/site.ts";

export interface ChosenSettings {
  language: string;
  showRecent: boolean;
  cardsPerSection: number;
  /** Slugs of the categories that have a section on home, in order. */
  sections: string[];
  /** Null leaves it as it is. */
  visitorsMustSignIn: boolean | null;
}

/** What a client sent, made whole: whatever it left out has its default, but for who may look. */
export function wholeSettings(given: SiteSettingsInput): ChosenSettings {
  return {
    language: given.language ?? DEFAULT_LANGUAGE,
    showRecent: given.showRecent ?? true,
    cardsPerSection: given.cardsPerSection ?? CARDS_PER_SECTION.default,
    sections: (given.categories ?? []).map((category) => category.slug),
    visitorsMustSignIn: given.visitorsMustSignIn ?? null,
  };
}
