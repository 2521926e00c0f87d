import { OffInDemo, type Guard } from "../http/guard.ts";
import { snackbar } from "../contract/sentences.ts";
import { completeSettings } from "./site-settings.ts";
import type { SiteStore } from "./site-store.ts";
import { bindCalls } from "../http/bind-calls.ts";
import { siteCalls } from "../contract/calls/site-calls.ts";

export function siteRoutes(guard: Guard, { site, config }: { site: SiteStore; config: { isDemo: boolean } }) {
  return bindCalls(guard, siteCalls, {
    "GET site-settings": () => site.settings(),

    "PUT site-settings": ({ body }) => {
      if (config.isDemo && body.visitorsMustSignIn) throw new OffInDemo();
      site.put(completeSettings(body));
      return snackbar("settings-updated", "success");
    },
  });
}
