import { DEFAULT_LANGUAGE } from "../contract/languages.ts";
import { CARDS_PER_SECTION } from "../contract/home-rules.ts";
import type { ImportedOrganizers } from "../contract/imported-organizers.ts";
import type { SiteSettingsInput } from "../contract/site.ts";

export interface ChosenSettings {
  language: string;
  showRecent: boolean;
  cardsPerSection: number;
  sections: string[];
  /** Null keeps the current one. */
  visitorsMustSignIn: boolean | null;
  /** Null keeps the current one. */
  importedOrganizers: ImportedOrganizers | null;
}

export function completeSettings(input: SiteSettingsInput): ChosenSettings {
  return {
    language: input.language ?? DEFAULT_LANGUAGE,
    showRecent: input.showRecent ?? true,
    cardsPerSection: input.cardsPerSection ?? CARDS_PER_SECTION.default,
    sections: (input.categories ?? []).map((category) => category.slug),
    visitorsMustSignIn: input.visitorsMustSignIn ?? null,
    importedOrganizers: input.importedOrganizers ?? null,
  };
}
