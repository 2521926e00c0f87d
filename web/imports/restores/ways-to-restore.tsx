import type { ArchiveKind } from "../../../src/contract/archive-kinds.ts";
import type { BackupCounts } from "../../../src/contract/backups.ts";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { CheckField } from "../../ui/check-field.tsx";
import { formatCounts } from "../archives/format-counts.ts";

export interface Way {
  force: boolean;
  /** Deletes everything of the chosen kinds first. */
  rebase: boolean;
}

interface Props {
  way: Way;
  chosen: ReadonlySet<ArchiveKind>;
  here: Partial<BackupCounts>;
  onChoose: (way: Way) => void;
}

export function WaysToRestore({ way, chosen, here, onChoose }: Props) {
  const locale = useValue(language);
  const going = formatCounts(
    Object.fromEntries(Object.entries(here).filter(([kind]) => isChosen(kind, chosen))),
    locale,
  );
  return (
    <fieldset className="border-base-300 flex flex-col gap-1 border-t pt-4">
      <legend className="sr-only">{t("backups.ways")}</legend>
      <CheckField
        name="force"
        label={t("backups.force")}
        help={t("backups.force-help")}
        checked={way.force}
        onChange={(force) => onChoose({ ...way, force })}
      />
      <CheckField
        isDanger
        name="rebase"
        label={t("backups.rebase")}
        help={going ? t("backups.rebase-help", { what: going }) : t("backups.rebase-nothing")}
        checked={way.rebase}
        onChange={(rebase) => onChoose({ ...way, rebase })}
      />
      {(way.force || way.rebase) && (
        <p role="status" className="bg-base-200 rounded-field mt-2 p-3 text-sm text-pretty">
          {t("backups.saved-first")}
        </p>
      )}
    </fieldset>
  );
}

function isChosen(kind: string, chosen: ReadonlySet<string>): boolean {
  return chosen.has(kind);
}
