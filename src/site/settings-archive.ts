import type { ArchiveList, LeftOut } from "../archiving/archive-list.ts";
import { hasValue, toText, type Fields } from "../archiving/lenient-values.ts";
import { getNumber, getValue, isTrue } from "../archiving/row-values.ts";
import { IMPORTED_ORGANIZERS, IMPORTED_ORGANIZERS_DEFAULT } from "../contract/imported-organizers.ts";
import { DEFAULT_LANGUAGE, LANGUAGES } from "../contract/languages.ts";
import { CARDS_PER_SECTION } from "../contract/home-rules.ts";
import {
  archivedCorrections,
  archivedTaughtFoods,
  exportCorrections,
  removeAllCorrections,
  type CorrectionStores,
} from "../ingredients/corrections/archived-corrections.ts";
import { removeCorrections } from "../ingredients/corrections/correction-store.ts";
import { removeTaughtFoods } from "../ingredients/corrections/taught-food-store.ts";
import { ensureCategories } from "../organizers/archived-categories.ts";
import type { OrganizerStore } from "../organizers/organizer-store.ts";
import { DomainError } from "../platform/errors.ts";
import { completeSettings, type ChosenSettings } from "./site-settings.ts";
import { resetSettings, type SiteStore } from "./site-store.ts";

interface SettingsStores extends CorrectionStores {
  site: SiteStore;
  categories: OrganizerStore;
}

class SettingsExist extends DomainError {
  constructor() {
    super("conflict", "settings-exist");
  }
}

export const settingsArchive: ArchiveList<SettingsStores> = {
  kind: "settings",
  item: "settings",
  exportRows({ site, ...corrections }) {
    const { language, showRecent, cardsPerSection, categories, visitorsMustSignIn, importedOrganizers } =
      site.settings();
    return [
      {
        language,
        show_recent: showRecent,
        cards_per_section: cardsPerSection,
        categories,
        visitors_must_sign_in: visitorsMustSignIn,
        imported_organizers: importedOrganizers,
        ...exportCorrections(corrections),
      },
    ];
  },
  getName: () => "Site Settings",
  prepareRow: (row, { into, force, rebase }) => ({
    name: "Site Settings",
    store() {
      const settings = readSettings(row, into.categories);
      if (!force && !rebase && !into.site.givesWay(settings)) throw new SettingsExist();
      into.site.put(settings);
      return listInvalidValues(row);
    },
  }),
  nested: [archivedCorrections, archivedTaughtFoods],
  removeAll({ into }) {
    removeAllCorrections(into);
    // Who may visit stays for now, so that a closed site is never open in between.
    into.site.put(completeSettings({ importedOrganizers: IMPORTED_ORGANIZERS_DEFAULT }));
    return [];
  },
  removeFromCopy(db) {
    removeCorrections(db);
    removeTaughtFoods(db);
    resetSettings(db);
  },
};

/** Invalid values become defaults. Creates missing categories, in the caller's transaction. */
function readSettings(row: Fields, categories: OrganizerStore): ChosenSettings {
  const defaults = completeSettings({});
  const language = toText(getValue(row, "language"));
  const cards = getNumber(row, "cardsPerSection") ?? defaults.cardsPerSection;
  const mustSignIn = getValue(row, "visitorsMustSignIn");
  const imported = getValue(row, "importedOrganizers");
  return {
    language: LANGUAGES.find((one) => one === language) ?? defaults.language,
    showRecent: getValue(row, "showRecent") === undefined || isTrue(row, "showRecent"),
    cardsPerSection: Math.min(CARDS_PER_SECTION.most, Math.max(CARDS_PER_SECTION.least, cards)),
    sections: ensureCategories(row, categories),
    // Archives of other programs don't have this setting, and must not open a closed site.
    visitorsMustSignIn: typeof mustSignIn === "boolean" ? mustSignIn : null,
    importedOrganizers: IMPORTED_ORGANIZERS.find((one) => one === imported) ?? null,
  };
}

function listInvalidValues(row: Fields): LeftOut[] {
  const language = getValue(row, "language");
  const cards = getValue(row, "cardsPerSection");
  const number = getNumber(row, "cardsPerSection");
  const isInRange = number !== null && number >= CARDS_PER_SECTION.least && number <= CARDS_PER_SECTION.most;
  const imported = getValue(row, "importedOrganizers");
  const isChoice = IMPORTED_ORGANIZERS.some((one) => one === imported);
  const isKnown = [DEFAULT_LANGUAGE, ...LANGUAGES].some((known) => known === language);
  return [
    ...(hasValue(language) && !isKnown ? [{ value: `language “${toText(language)}”` }] : []),
    ...(hasValue(cards) && !isInRange ? [{ value: `cardsPerSection “${toText(cards)}”` }] : []),
    ...(hasValue(imported) && !isChoice ? [{ value: `importedOrganizers “${toText(imported)}”` }] : []),
  ];
}
