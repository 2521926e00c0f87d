import type { Database } from "bun:sqlite";
import { IMPORTED_ORGANIZERS_DEFAULT, type ImportedOrganizers } from "../contract/imported-organizers.ts";
import type { SiteLanguage, SiteSettings } from "../contract/site.ts";
import { completeSettings, type ChosenSettings } from "./site-settings.ts";

export type SiteStore = ReturnType<typeof siteStore>;

interface Row {
  language: SiteLanguage;
  show_recent: number;
  cards_per_section: number;
  visitors_must_sign_in: number;
  imported_organizers: ImportedOrganizers;
}

export function siteStore(db: Database) {
  const settings = db.query<Row, []>(
    `SELECT language, show_recent, cards_per_section, visitors_must_sign_in, imported_organizers
     FROM site_settings WHERE id = 1`,
  );
  const closed = db.query<{ closed: number }, []>(
    "SELECT visitors_must_sign_in AS closed FROM site_settings WHERE id = 1",
  );
  const sections = db.query<{ id: number; name: string; slug: string }, []>(
    "SELECT id, name, slug FROM site_category JOIN organizer ON id = organizer_id ORDER BY position, id",
  );
  const insert = db.query<null, [string, boolean, number]>(
    "INSERT OR IGNORE INTO site_settings (id, language, show_recent, cards_per_section) VALUES (1, ?, ?, ?)",
  );
  const change = db.query<null, [string, boolean, number, boolean | null, ImportedOrganizers | null]>(
    `UPDATE site_settings SET language = ?, show_recent = ?, cards_per_section = ?,
     visitors_must_sign_in = coalesce(?, visitors_must_sign_in),
     imported_organizers = coalesce(?, imported_organizers) WHERE id = 1`,
  );
  const removeSections = db.query<null, []>("DELETE FROM site_category");
  const addSection = db.query<null, [number, string]>(
    `INSERT OR IGNORE INTO site_category (organizer_id, position)
     SELECT id, ? FROM organizer WHERE kind = 'category' AND slug = ?`,
  );
  const sectionInstead = db.query<null, { from: number; into: number }>(
    `INSERT INTO site_category (organizer_id, position)
     SELECT $into, position FROM site_category WHERE organizer_id = $from
     ON CONFLICT DO UPDATE SET position = min(position, excluded.position)`,
  );

  let isClosed: boolean | null = null;

  const put = db.transaction((chosen: ChosenSettings) => {
    const { language, showRecent, cardsPerSection, visitorsMustSignIn, importedOrganizers } = chosen;
    change.run(language, showRecent, cardsPerSection, visitorsMustSignIn, importedOrganizers);
    removeSections.run();
    chosen.sections.forEach((slug, position) => addSection.run(position, slug));
  });

  function readCurrent(): ChosenSettings {
    const row = settings.get();
    return {
      ...completeSettings({ categories: sections.all() }),
      ...(row && {
        language: row.language,
        showRecent: row.show_recent === 1,
        cardsPerSection: row.cards_per_section,
        visitorsMustSignIn: row.visitors_must_sign_in === 1,
        importedOrganizers: row.imported_organizers,
      }),
    };
  }

  return {
    settings(): Required<SiteSettings> {
      const row = settings.get();
      if (!row) throw new Error("The site has no settings");
      return {
        language: row.language,
        showRecent: row.show_recent === 1,
        cardsPerSection: row.cards_per_section,
        categories: sections.all().map((section, position) => ({ ...section, position })),
        visitorsMustSignIn: row.visitors_must_sign_in === 1,
        importedOrganizers: row.imported_organizers,
      };
    },

    /** Cached, since every request asks. */
    mustSignIn(): boolean {
      isClosed ??= closed.get()?.closed === 1;
      return isClosed;
    },

    put(chosen: ChosenSettings): void {
      put.immediate(chosen);
      isClosed = null;
    },

    /** Runs in the transaction that merges the categories. */
    mergeSections(from: number, into: number): void {
      sectionInstead.run({ from, into });
    },

    givesWay(to: ChosenSettings): boolean {
      const first = completeSettings({ importedOrganizers: IMPORTED_ORGANIZERS_DEFAULT });
      const { visitorsMustSignIn, ...now } = readCurrent();
      const { visitorsMustSignIn: mustSignIn, ...given } = to;
      const then = { ...given, importedOrganizers: to.importedOrganizers ?? now.importedOrganizers };
      if (visitorsMustSignIn || !Bun.deepEquals({ ...now, visitorsMustSignIn: null }, first)) return false;
      return mustSignIn === true || !Bun.deepEquals(now, then);
    },

    makeDefaults(): void {
      const { language, showRecent, cardsPerSection } = completeSettings({});
      insert.run(language, showRecent, cardsPerSection);
      isClosed = null;
    },
  };
}

export function resetSettings(db: Database): void {
  db.run("DELETE FROM site_category");
  db.run(
    "UPDATE site_settings SET language = 'en', show_recent = 1, cards_per_section = 9, visitors_must_sign_in = 0, imported_organizers = 'useful'",
  );
}
