import type { BackupCounts } from "../../../src/contract/backups.ts";
import { t } from "../../text/translation.ts";

const COUNTED = ["recipes", "pictures", "pages", "themes", "groups", "users", "mealPlans"] as const;

const KEYS = {
  recipes: "backups.count-recipes",
  pictures: "backups.count-pictures",
  pages: "backups.count-pages",
  themes: "backups.count-themes",
  groups: "backups.count-groups",
  users: "backups.count-users",
  mealPlans: "backups.count-plans",
} as const;

/** `1,204 recipes, 3 themes, and 2 users`; empty for none. */
export function formatCounts(counts: Partial<BackupCounts>, language: string): string {
  const some = COUNTED.filter((kind) => (counts[kind] ?? 0) > 0);
  const words = some.map((kind) => t(KEYS[kind], { count: counts[kind] ?? 0 }));
  return new Intl.ListFormat(language, { style: "narrow" }).format(words);
}
