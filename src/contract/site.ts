import { t } from "elysia";
import { IMPORTED_ORGANIZERS } from "./imported-organizers.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "./languages.ts";
import { CARDS_PER_SECTION } from "./home-rules.ts";
import { typedString } from "./typed-string.ts";
import { wholeNumber } from "./whole-number.ts";

/** `en` leaves the choice to each browser. */
export type SiteLanguage = Language | typeof DEFAULT_LANGUAGE;

const MEANING =
  "Which categories and tags of a site imported recipes get: all if there are at most five, otherwise those " +
  "already used here (`useful`); `all`; only those already used here (`known`); or `none`";

export const SiteSettings = t.Object({
  language: typedString<SiteLanguage>({
    description: "A locale code, or `en` to leave the choice to each browser",
  }),
  showRecent: t.Boolean(),
  cardsPerSection: t.Integer(),
  categories: t.Array(
    t.Object({ id: t.Integer(), name: t.String(), slug: t.String(), position: t.Integer() }),
    { description: "The sections of home, in order" },
  ),
  visitorsMustSignIn: t.Boolean({ description: "Whether visitors see nothing without signing in" }),
  importedOrganizers: t.Optional(t.UnionEnum([...IMPORTED_ORGANIZERS], { description: MEANING })),
});
export type SiteSettings = typeof SiteSettings.static;

export const SiteSettingsInput = t.Object({
  language: t.Optional(
    t.Union([t.Literal(DEFAULT_LANGUAGE), ...LANGUAGES.map((language) => t.Literal(language))], {
      description: `A locale code, or \`${DEFAULT_LANGUAGE}\` to leave the choice to each browser`,
    }),
  ),
  showRecent: t.Optional(t.Boolean()),
  cardsPerSection: t.Optional(
    wholeNumber({ minimum: CARDS_PER_SECTION.least, maximum: CARDS_PER_SECTION.most }),
  ),
  categories: t.Optional(
    t.Array(t.Object({ slug: t.String() }), {
      description:
        "The sections of home, in order. Unknown slugs are ignored: the category may just have been deleted.",
    }),
  ),
  visitorsMustSignIn: t.Optional(
    t.Boolean({
      description: "Kept if omitted: a client that doesn't know it must not open a closed site",
    }),
  ),
  // `t.UnionEnum` would fill in its first value.
  importedOrganizers: t.Optional(
    t.Union(
      IMPORTED_ORGANIZERS.map((choice) => t.Literal(choice)),
      { description: `${MEANING}. Kept if omitted` },
    ),
  ),
});
export type SiteSettingsInput = typeof SiteSettingsInput.static;
