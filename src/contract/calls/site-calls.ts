import { SiteSettings, SiteSettingsInput } from "../site.ts";
import { DEFAULT_LANGUAGE } from "../languages.ts";
import { CARDS_PER_SECTION } from "../rules.ts";
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
      "Whatever is left out goes back to how it was at first: " +
      `\`${DEFAULT_LANGUAGE}\`, the recent recipes shown, ${CARDS_PER_SECTION.default} cards in a section, no sections of categories. Only \`visitorsMustSignIn\` stays as it is. ` +
      "A demo can't be closed to visitors. " +
      "A category may be sent as it is read; it is known by its slug, and its place is where it stands in the list.",
    body: SiteSettingsInput,
    answer: { description: "Done", body: Snackbar },
    refusals: ["invalid"],
  },
});
