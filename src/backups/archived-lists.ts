import type { StoredGroup } from "../groups/group.ts";
import type { Kinds } from "../imports/archives/archive-kinds.ts";
import type { Stores } from "../imports/restores/open-stores.ts";
import { LAYOUT } from "../imports/restores/archive-layout.ts";

export interface ListFile {
  name: string;
  rows: object[];
}

/** All that an instance keeps but its recipes, as an archive tells it: one list for each of some kinds. */
export function listFiles(instance: Stores, kinds: Kinds): ListFile[] {
  const files: [keyof Kinds, string, () => object[]][] = [
    ["settings", LAYOUT.settings, () => [exportSettings(instance)]],
    ["themes", LAYOUT.themes, () => instance.themes.list()],
    ["pages", LAYOUT.pages, () => instance.customPages.list()],
    ["groups", LAYOUT.groups, () => instance.groups.list().map((group) => exportGroup(group, instance))],
    ["users", LAYOUT.users, () => exportUsers(instance)],
  ];
  return files.filter(([kind]) => kinds[kind]).map(([, name, rows]) => ({ name, rows: rows() }));
}

function exportSettings({ site }: Stores): object {
  const { language, showRecent, cardsPerSection, categories, visitorsMustSignIn } = site.settings();
  return {
    language,
    show_recent: showRecent,
    cards_per_section: cardsPerSection,
    categories,
    visitors_must_sign_in: visitorsMustSignIn,
  };
}

function exportGroup({ id, name, categories, ...webhooks }: StoredGroup, { mealPlans }: Stores): object {
  return {
    id,
    name,
    categories,
    webhook_urls: webhooks.webhookUrls,
    webhook_time: webhooks.webhookTime,
    webhook_enable: webhooks.webhookEnable,
    mealplans: mealPlans.list(id).map(({ startDate, endDate, ...plan }) => ({
      ...plan,
      start_date: startDate,
      end_date: endDate,
    })),
  };
}

function exportUsers({ users }: Stores): object[] {
  return users.list().map(({ id, fullName, email, admin, group }) => ({
    id,
    full_name: fullName,
    email,
    admin,
    group,
    password: users.passwordHash(id),
  }));
}
