import { LANGUAGES } from "../../contract/languages.ts";
import { CARDS_PER_SECTION, DEFAULT_LIGHT_COLORS } from "../../contract/rules.ts";
import type { ThemeColors } from "../../contract/themes.ts";
import { DomainError } from "../../platform/errors.ts";
import { fieldsOf, textOf, type Fields } from "../../recipe-migrations/loose-values.ts";
import { wholeSettings, type ChosenSettings } from "../../site/site-settings.ts";
import { pageSlug } from "../../site/custom-page.ts";
import { checkedName } from "../../groups/checked-name.ts";
import { storedThemeName } from "../../themes/theme.ts";
import { slugOf } from "../../platform/slug.ts";
import type { Instance } from "../instance.ts";
import { LAYOUT } from "../archive-layout.ts";
import { idOf, isTrue, numberOf, rowsOf, valueOf } from "../named-values.ts";
import type { RestoreItem } from "./restore-plan.ts";
import type { ArchiveOutcome } from "../../archive-imports/archive-import.ts";
import type { Restoring } from "./restoring.ts";

export class SettingsExist extends DomainError {
  constructor() {
    super("conflict", "settings-exist");
  }
}

/** Restores the settings of the site; those that nobody has changed yet give way. */
export async function restoreSettings(
  { at = 0, name }: RestoreItem,
  how: Restoring,
): Promise<ArchiveOutcome> {
  const row = (await how.archive.rows(LAYOUT.settings))[at] ?? {};
  const { site, db } = how.into;
  const outcome = { name };
  db.transaction(() => {
    const settings = settingsOf(row, how.into);
    // Those that were emptied before give way to whatever comes.
    if (!how.force && !how.rebase && !site.givesWay(settings)) throw new SettingsExist();
    site.put(settings);
    how.settle(outcome);
  }).immediate();
  return outcome;
}

/** What is none of the languages or numbers that there are is as it was at first. Call it inside a transaction. */
function settingsOf(row: Fields, into: Instance): ChosenSettings {
  const first = wholeSettings({});
  const language = textOf(valueOf(row, "language"));
  const cards = numberOf(row, "cardsPerSection") ?? first.cardsPerSection;
  const mustSignIn = valueOf(row, "visitorsMustSignIn");
  return {
    language: LANGUAGES.find((one) => one === language) ?? first.language,
    showRecent: valueOf(row, "showRecent") === undefined || isTrue(row, "showRecent"),
    cardsPerSection: Math.min(CARDS_PER_SECTION.most, Math.max(CARDS_PER_SECTION.least, cards)),
    sections: categoriesOf(row, into),
    // Who may look is no question of what a foreign archive does not know.
    visitorsMustSignIn: typeof mustSignIn === "boolean" ? mustSignIn : null,
  };
}

/** Restores a theme; colours that are none are those of the default theme. */
export async function restoreTheme({ at = 0 }: RestoreItem, how: Restoring): Promise<ArchiveOutcome> {
  const row = (await how.archive.rows(LAYOUT.themes))[at] ?? {};
  const name = storedThemeName(textOf(row["name"]));
  const told = fieldsOf(row["colors"]) ?? {};
  const colors = Object.entries(DEFAULT_LIGHT_COLORS).map(([key, fallback]) => {
    const color = textOf(told[key]);
    return [key, /^#[0-9A-Fa-f]{6}$/.test(color) ? color : fallback];
  });
  const outcome = { name };
  how.into.db
    .transaction(() => {
      how.into.themes.restore({ name, colors: Object.fromEntries(colors) as ThemeColors }, how.force);
      how.settle(outcome);
    })
    .immediate();
  return outcome;
}

export async function restorePage({ at = 0 }: RestoreItem, how: Restoring): Promise<ArchiveOutcome> {
  const row = (await how.archive.rows(LAYOUT.pages))[at] ?? {};
  const name = checkedName(textOf(row["name"]));
  const slug = pageSlug(slugOf(textOf(row["slug"])) || name);
  const page = { id: idOf(row, "id"), name, slug, position: numberOf(row, "position") ?? at };
  const outcome = { name };
  how.into.db
    .transaction(() => {
      how.into.customPages.restore({ ...page, categories: categoriesOf(row, how.into) }, how.force);
      how.settle(outcome);
    })
    .immediate();
  return outcome;
}

/** The slugs of the categories in a row, each made where it is not here. Call it inside a transaction. */
export function categoriesOf(row: Fields, { categories }: Instance): string[] {
  return rowsOf(valueOf(row, "categories")).flatMap((category) => {
    const slug = textOf(category["slug"]);
    const name = textOf(category["name"]).trim();
    if (slug && categories.get(slug)) return slug;
    return name ? categories.findOrMake(name).slug : [];
  });
}
