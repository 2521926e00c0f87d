import type { CustomPage } from "../../src/contract/custom-pages.ts";
import type { ListedOrganizer } from "../../src/contract/organizers.ts";
import type { SiteSettings } from "../../src/contract/site.ts";
import { callApi } from "../api/call-api.ts";
import type { Answer } from "../api/call.ts";
import { hasApiDocs } from "../api/about.ts";
import { loadSite } from "../api/site.ts";

export interface LoadedSettings {
  settings: SiteSettings;
  categories: ListedOrganizer[];
  pages: CustomPage[];
  hasDocs: boolean;
}

export async function loadSettings(): Promise<Answer<LoadedSettings>> {
  const [settings, categories, pages, hasDocs] = await Promise.all([
    loadSite(),
    callApi("GET categories"),
    callApi("GET site-settings/custom-pages"),
    hasApiDocs(),
  ]);
  if (!categories.ok) return categories;
  if (!pages.ok) return pages;
  return {
    ok: true,
    status: pages.status,
    data: { settings, categories: categories.data, pages: pages.data, hasDocs },
  };
}
