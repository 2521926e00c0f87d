import { DEFAULT_LANGUAGE } from "../contract/languages.ts";
import { CARDS_PER_SECTION } from "../contract/rules.ts";
import type { SiteSettingsInput } from "../contract/site.ts";

export interface ChosenSettings {
  language: string;
  showRecent: boolean;
  cardsPerSection: number;
  sections: string[];
  visitorsMustSignIn: boolean | null;
}

export function wholeSettings(given: SiteSettingsInput): ChosenSettings {
  return {
    language: given.language ?? DEFAULT_LANGUAGE,
    showRecent: given.showRecent ?? true,
    cardsPerSection: given.cardsPerSection ?? CARDS_PER_SECTION.default,
    sections: (given.categories ?? []).map((category) => category.slug),
    visitorsMustSignIn: given.visitorsMustSignIn ?? null,
  };
}
