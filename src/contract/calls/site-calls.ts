import { SiteSettings, SiteSettingsInput } from "../site.ts";
import { DEFAULT_LANGUAGE } from "../languages.ts";
import { CARDS_PER_SECTION } from "../home-rules.ts";
import { Snackbar } from "../sentences.ts";
import { defineCalls } from "./call.ts";

export const siteCalls = defineCalls({
  "GET site-settings": {
    role: "visitor",
    tag: "site settings",
    summary: "Get site settings",
    answer: { description: "The settings", body: SiteSettings },
  },
  "PUT site-settings": {
    role: "admin",
    tag: "site settings",
    summary: "Update site settings",
    description:
      "Omitted fields are reset to their defaults: " +
      `\`${DEFAULT_LANGUAGE}\`, recent recipes shown, ${CARDS_PER_SECTION.default} cards per section, no category sections. Only \`visitorsMustSignIn\` and \`importedOrganizers\` are kept. ` +
      "A demo can't be closed to visitors. " +
      "Categories may be sent in full; only the slug counts, and their order sets their positions.",
    body: SiteSettingsInput,
    answer: { description: "Done", body: Snackbar },
    refusals: ["invalid"],
  },
});
