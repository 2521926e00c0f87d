import type { MigrationType } from "../../../src/contract/recipe-migrations.ts";
import { t } from "../../text/translation.ts";

const NAMES: Record<MigrationType, string> = {
  nextcloud: "Nextcloud Cookbook",
  chowdown: "Chowdown",
  mealie: "Mealie",
};

export function programName(type: MigrationType): string {
  return NAMES[type];
}

export function programTitle(type: MigrationType): string {
  return type === "mealie" ? t("migrations.mealie") : programName(type);
}
