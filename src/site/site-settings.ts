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

export function completeSettings(input: SiteSettingsInput): ChosenSettings {
  return {
    language: input.language ?? DEFAULT_LANGUAGE,
    showRecent: input.showRecent ?? true,
    cardsPerSection: input.cardsPerSection ?? CARDS_PER_SECTION.default,
    sections: (input.categories ?? []).map((category) => category.slug),
    visitorsMustSignIn: input.visitorsMustSignIn ?? null,
  };
}
