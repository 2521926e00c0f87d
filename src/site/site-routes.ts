import { Elysia } from "elysia";
import type { Guard } from "../accounts/guard.ts";
import { docs } from "../contract/call-docs.ts";
import { SiteSettings } from "../contract/site.ts";
import type { SiteStore } from "./site-store.ts";

/** Reads the site's settings. */
export function siteRoutes(guard: Guard, { site }: { site: SiteStore }) {
  return new Elysia({ prefix: "/site-settings" }).use(guard).get("/", () => site.settings(), {
    visitor: true,
    detail: docs({
      tag: "site settings",
      summary: "What home shows, and in which language",
      answer: { description: "The settings", body: SiteSettings },
    }),
  });
}
