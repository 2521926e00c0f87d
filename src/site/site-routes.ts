import { Elysia } from "elysia";
import { OffInDemo, type Guard } from "../http/guard.ts";
import { docs } from "../contract/call-docs.ts";
import { DEFAULT_LANGUAGE } from "../contract/languages.ts";
import { CARDS_PER_SECTION } from "../contract/rules.ts";
import { Snackbar, snackbar } from "../contract/sentences.ts";
import { SiteSettings, SiteSettingsInput } from "../contract/site.ts";
import { wholeSettings } from "./site-settings.ts";
import type { SiteStore } from "./site-store.ts";

/** Reads and changes the site's settings. */
export function siteRoutes(guard: Guard, { site, config }: { site: SiteStore; config: { isDemo: boolean } }) {
  return new Elysia({ prefix: "/site-settings" })
    .use(guard)
    .get("/", () => site.settings(), {
      visitor: true,
      detail: docs({
        tag: "site settings",
        summary: "What home shows, in which language, and to whom",
        answer: { description: "The settings", body: SiteSettings },
      }),
    })
    .put(
      "/",
      ({ body }) => {
        if (config.isDemo && body.visitorsMustSignIn) throw new OffInDemo();
        site.put(wholeSettings(body));
        return snackbar("settings-updated", "success");
      },
      {
        admin: true,
        body: SiteSettingsInput,
        detail: docs({
          tag: "site settings",
          summary: "Choose what home shows, in which language, and to whom",
          description:
            "Whatever is left out goes back to how it was at first: " +
            `\`${DEFAULT_LANGUAGE}\`, the recent recipes shown, ${CARDS_PER_SECTION.default} cards in a section, no sections of categories. Only \`visitorsMustSignIn\` stays as it is. ` +
            "A demo can't be closed to visitors. " +
            "A category may be sent as it is read; it is known by its slug, and its place is where it stands in the list.",
          answer: { description: "Done", body: Snackbar },
          refusals: ["invalid"],
        }),
      },
    );
}
