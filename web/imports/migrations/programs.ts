import type { MigrationType } from "../../../src/contract/recipe-migrations.ts";
import { t } from "../../text/translation.ts";

/** The programs that recipes come from, as they call themselves. */
const NAMES: Record<MigrationType, string> = {
  nextcloud: "Nextcloud Cookbook",
  chowdown: "Chowdown",
  mealie: "Mealie",
};

export function programName(type: MigrationType): string {
  return NAMES[type];
}

/** The same with the versions that can be read, where it is not all of them. */
export function programTitle(type: MigrationType): string {
  return type === "mealie" ? t("migrations.mealie") : programName(type);
}
