import { DEFAULT_LANGUAGE, LANGUAGES } from "../../contract/languages.ts";
import { CARDS_PER_SECTION, DEFAULT_LIGHT_COLORS } from "../../contract/rules.ts";
import type { ThemeColors } from "../../contract/themes.ts";
import { DomainError } from "../../platform/errors.ts";
import { toFields, toText, type Fields } from "../archives/lenient-values.ts";
import { wholeSettings, type ChosenSettings } from "../../site/site-settings.ts";
import { pageSlug } from "../../site/custom-page.ts";
import { checkName } from "../../groups/check-name.ts";
import { checkStoredThemeName } from "../../themes/theme.ts";
import { makeSlug } from "../../platform/slug.ts";
import type { Stores } from "./open-stores.ts";
import { LAYOUT } from "./archive-layout.ts";
import { getId, isTrue, getNumber, toRows, getValue } from "./named-values.ts";
import { listRepairedTexts, noteLeftOut, type LeftOut } from "./left-out.ts";
import type { RestoreItem } from "./restore-plan.ts";
import type { ArchiveOutcome } from "../archives/archive-import.ts";
import type { Restoring } from "./restoring.ts";

class SettingsExist extends DomainError {
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
  const outcome = { name, ...noteLeftOut([...settingsLeftOut(row), ...listRepairedTexts(row)]) };
  db.transaction(() => {
    const settings = readSettings(row, how.into);
    // Those that were emptied before give way to whatever comes.
    if (!how.force && !how.rebase && !site.givesWay(settings)) throw new SettingsExist();
    site.put(settings);
    how.settle(outcome);
  }).immediate();
  return outcome;
}

/** What is none of the languages or numbers that there are is as it was at first. Call it inside a transaction. */
function readSettings(row: Fields, into: Stores): ChosenSettings {
  const first = wholeSettings({});
  const language = toText(getValue(row, "language"));
  const cards = getNumber(row, "cardsPerSection") ?? first.cardsPerSection;
  const mustSignIn = getValue(row, "visitorsMustSignIn");
  return {
    language: LANGUAGES.find((one) => one === language) ?? first.language,
    showRecent: getValue(row, "showRecent") === undefined || isTrue(row, "showRecent"),
    cardsPerSection: Math.min(CARDS_PER_SECTION.most, Math.max(CARDS_PER_SECTION.least, cards)),
    sections: ensureCategories(row, into),
    // Who may look is no question of what a foreign archive does not know.
    visitorsMustSignIn: typeof mustSignIn === "boolean" ? mustSignIn : null,
  };
}

/** Languages that there are not, and numbers of cards that no page shows. */
function settingsLeftOut(row: Fields): LeftOut[] {
  const language = getValue(row, "language");
  const cards = getValue(row, "cardsPerSection");
  const number = getNumber(row, "cardsPerSection");
  const isShown = number !== null && number >= CARDS_PER_SECTION.least && number <= CARDS_PER_SECTION.most;
  const known = [DEFAULT_LANGUAGE, ...LANGUAGES];
  return [
    ...(isSaid(language) && !known.some((one) => one === language)
      ? [{ value: `language “${toText(language)}”` }]
      : []),
    ...(isSaid(cards) && !isShown ? [{ value: `cardsPerSection “${toText(cards)}”` }] : []),
  ];
}

function isSaid(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

interface RestoredColors {
  colors: ThemeColors;
  leftOut: LeftOut[];
}

/** The colors of a theme; those that are none are those of the default theme. */
function readColors(told: Fields): RestoredColors {
  const leftOut: LeftOut[] = [];
  const colors = Object.entries(DEFAULT_LIGHT_COLORS).map(([key, fallback]) => {
    const color = toText(told[key]);
    const whole = /^#[0-9A-Fa-f]{6}$/.test(color) ? color : withoutAlpha(color);
    if (isSaid(told[key]) && whole !== color) leftOut.push({ value: `${key} “${color}”` });
    return [key, whole ?? fallback];
  });
  return { colors: Object.fromEntries(colors) as ThemeColors, leftOut };
}

/** Of `#RRGGBBAA` the color alone; null for what is no color. */
function withoutAlpha(color: string): string | null {
  return /^#[0-9A-Fa-f]{8}$/.test(color) ? color.slice(0, 7) : null;
}

export async function restoreTheme({ at = 0 }: RestoreItem, how: Restoring): Promise<ArchiveOutcome> {
  const row = (await how.archive.rows(LAYOUT.themes))[at] ?? {};
  const name = checkStoredThemeName(toText(row["name"]));
  const { colors, leftOut } = readColors(toFields(row["colors"]) ?? {});
  const outcome = { name, ...noteLeftOut([...leftOut, ...listRepairedTexts(row)]) };
  how.into.db
    .transaction(() => {
      how.into.themes.restore({ name, colors }, how.force);
      how.settle(outcome);
    })
    .immediate();
  return outcome;
}

export async function restorePage({ at = 0 }: RestoreItem, how: Restoring): Promise<ArchiveOutcome> {
  const row = (await how.archive.rows(LAYOUT.pages))[at] ?? {};
  const name = checkName(toText(row["name"]));
  const slug = pageSlug(makeSlug(toText(row["slug"])) || name);
  const page = { id: getId(row, "id"), name, slug, position: getNumber(row, "position") ?? at };
  const outcome = { name, ...noteLeftOut(listRepairedTexts(row)) };
  how.into.db
    .transaction(() => {
      how.into.customPages.restore({ ...page, categories: ensureCategories(row, how.into) }, how.force);
      how.settle(outcome);
    })
    .immediate();
  return outcome;
}

/** The slugs of the categories in a row, each made where it is not here. Call it inside a transaction. */
export function ensureCategories(row: Fields, { categories }: Stores): string[] {
  return toRows(getValue(row, "categories")).flatMap((category) => {
    const slug = toText(category["slug"]);
    const name = toText(category["name"]).trim();
    if (slug && categories.get(slug)) return slug;
    return name ? categories.findOrMake(name).slug : [];
  });
}
