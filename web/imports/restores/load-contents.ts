import type { ArchiveContents, BackupCounts } from "../../../src/contract/backups.ts";
import { DEFAULT_THEME } from "../../../src/contract/rules.ts";
import { callApi } from "../../api/call-api.ts";
import { type Answer } from "../../api/call.ts";
import { user } from "../../state/session.ts";

export interface Contents {
  archive: ArchiveContents;
  here: Partial<BackupCounts>;
}

export async function loadContents(name: string): Promise<Answer<Contents>> {
  const [archive, here] = await Promise.all([
    callApi("GET backups/{name}/contents", { params: { name } }),
    countHere(),
  ]);
  return archive.ok ? { ...archive, data: { archive: archive.data, here } } : archive;
}

/** Without what a restore never removes: one's own account and group, and the default theme. */
async function countHere(): Promise<Partial<BackupCounts>> {
  const [recipes, pages, themes, groups, users] = await Promise.all([
    callApi("GET recipes/summary", { query: { start: 0, limit: 1 } }),
    callApi("GET site-settings/custom-pages"),
    callApi("GET themes"),
    callApi("GET groups"),
    callApi("GET users"),
  ]);
  const own = user.peek();
  return {
    recipes: (recipes.ok && recipes.total) || 0,
    pages: pages.ok ? pages.data.length : 0,
    themes: themes.ok ? themes.data.filter(({ name }) => name !== DEFAULT_THEME).length : 0,
    groups: groups.ok ? groups.data.filter(({ name }) => name !== own?.group).length : 0,
    users: users.ok ? users.data.filter(({ id }) => id !== own?.id).length : 0,
  };
}
