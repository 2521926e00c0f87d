import { toText } from "../../../../archiving/lenient-values.ts";
import { DomainError } from "../../../../platform/errors.ts";
import { tidyMemory } from "../../../../platform/tidy-memory.ts";
import { FileNotJson } from "../../../archives/recipe-format.ts";
import type { FileFormat, FileSample } from "../../file-format.ts";
import { listOtherItems } from "./list-other-items.ts";
import { openBackup, readRecipeRow } from "./recipes.ts";
import { readTables } from "./tables.ts";

const LIST_FIRST = /^\s*\{\s*"[a-z_]+"\s*:\s*\[/;
const TABLE = /"([a-z_]+)"\s*:\s*\[/g;
/** The database version: the first table in most backups. */
const VERSION = /"alembic_version"\s*:\s*\[\s*\{\s*"version_num"\s*:\s*"[0-9a-f]{12}"/;
const OWN_TABLES = new Set([
  "group_data_exports",
  "group_events_notifiers",
  "group_meal_plan_rules",
  "group_meal_plans",
  "group_preferences",
  "group_reports",
  "ingredient_foods",
  "ingredient_units",
  "multi_purpose_labels",
  "recipe_instructions",
  "recipes_ingredients",
  "recipes_to_categories",
  "recipes_to_tags",
  "shopping_list_items",
]);
const TABLES = new Set([...OWN_TABLES, "groups", "households", "categories", "cookbooks", "recipes"]);

/** A backup of Mealie 1 or later: all tables in one file, and pictures in folders beside it. */
export const mealieBackup: FileFormat = {
  name: "mealie-backup",
  recognize: isMealieDatabase,
  async *read(path, files) {
    const tables = await readTables(path, files);
    const backup = openBackup(path, files, tables);
    for (const row of tables.rows("recipes")) {
      tidyMemory();
      try {
        yield readRecipeRow(backup, row);
      } catch (problem) {
        if (!(problem instanceof DomainError)) throw problem;
        yield { name: toText(row["name"]).trim() || toText(row["slug"]), problem };
      }
    }
    yield* listOtherItems(tables);
    // Everything before the end of a damaged file is imported.
    if (!tables.isWhole) yield { name: "", problem: new FileNotJson(path) };
  },
};

function isMealieDatabase({ kind, head }: FileSample): boolean {
  if (kind !== "json" || !LIST_FIRST.test(head)) return false;
  const names = [...new Set([...head.matchAll(TABLE)].map(([, name = ""]) => name))];
  const known = names.filter((name) => TABLES.has(name)).length;
  if (VERSION.test(head)) return known > 0;
  return names.some((name) => OWN_TABLES.has(name)) && known >= 3 && known >= names.length / 2;
}
