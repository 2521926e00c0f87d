import type { Database } from "bun:sqlite";
import { DEFAULT_LANGUAGE } from "../contract/languages.ts";
import { CARDS_PER_SECTION } from "../contract/rules.ts";
import type { SiteSettings } from "../contract/site.ts";

export type SiteStore = ReturnType<typeof siteStore>;

interface Row {
  language: string;
  show_recent: number;
  cards_per_section: number;
}

/** The one place with the SQL of the site's settings. */
export function siteStore(db: Database) {
  const settings = db.query<Row, []>(
    "SELECT language, show_recent, cards_per_section FROM site_settings WHERE id = 1",
  );
  const sections = db.query<{ id: number; name: string; slug: string }, []>(
    "SELECT id, name, slug FROM site_category JOIN organizer ON id = organizer_id ORDER BY position, id",
  );
  const insertDefaults = db.query<null, [string, number]>(
    "INSERT OR IGNORE INTO site_settings (id, language, cards_per_section) VALUES (1, ?, ?)",
  );

  return {
    settings(): SiteSettings {
      const row = settings.get();
      if (!row) throw new Error("The site has no settings");
      return {
        language: row.language,
        showRecent: row.show_recent === 1,
        cardsPerSection: row.cards_per_section,
        categories: sections.all().map((section, position) => ({ ...section, position })),
      };
    },

    makeDefaults(): void {
      insertDefaults.run(DEFAULT_LANGUAGE, CARDS_PER_SECTION.default);
    },
  };
}
