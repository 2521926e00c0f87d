import { ArchiveRestore, Download, ShieldCheck, Trash2 } from "lucide-react";
import type { Backup } from "../../src/contract/backups.ts";
import { dateAndSize } from "../imports/archives/date-and-size.tsx";
import { language } from "../state/language.ts";
import { useValue } from "../state/use-value.ts";
import { Online } from "../ui/online.tsx";
import { t } from "../text/translation.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { PagedTable } from "../ui/paged-table.tsx";
import type { Column } from "../ui/table.tsx";
import { formatCounts } from "../imports/archives/format-counts.ts";

interface Props {
  backups: Backup[];
  onRestore: (backup: Backup) => void;
  onDownload: (backup: Backup) => void;
  onDelete: (backup: Backup) => void;
}

type Row = Backup & { id: string };

export function BackupTable({ backups, ...actions }: Props) {
  const locale = useValue(language);
  return (
    <PagedTable<Row>
      label={t("backups.available")}
      rows={backups.map((backup) => ({ ...backup, id: backup.name }))}
      columns={columnsFor(locale, actions)}
      widths="@xl:grid-cols-[minmax(0,1fr)_7rem_4.5rem_9rem] @2xl:grid-cols-[minmax(0,1fr)_11rem_5rem_15rem]"
    />
  );
}

function columnsFor(
  locale: string,
  { onRestore, onDownload, onDelete }: Omit<Props, "backups">,
): Column<Row>[] {
  return [
    { name: t("backups.name"), place: "head", show: (backup) => <Name backup={backup} locale={locale} /> },
    ...dateAndSize(locale),
    {
      name: t("manage.actions"),
      place: "foot",
      show: (backup) => (
        <div className="-mr-2 flex items-center gap-1">
          <Online>
            <button
              type="button"
              className="btn @max-xl:mr-auto"
              aria-label={t("backups.import-name", { name: backup.name })}
              onClick={() => onRestore(backup)}
            >
              <ArchiveRestore size={20} aria-hidden />
              <span className="@xl:@max-2xl:hidden">{t("backups.import")}</span>
            </button>
          </Online>
          <IconButton
            Icon={Download}
            label={t("backups.download-name", { name: backup.name })}
            onClick={() => onDownload(backup)}
          />
          <Online>
            <IconButton
              Icon={Trash2}
              label={t("backups.delete-name", { name: backup.name })}
              isDanger
              onClick={() => onDelete(backup)}
            />
          </Online>
        </div>
      ),
    },
  ];
}

function Name({ backup: { name, provedAt, counts }, locale }: { backup: Backup; locale: string }) {
  const holds = counts && formatCounts(counts, locale);
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <span dir="auto" className="font-medium">
        {name}
      </span>
      <span className="flex items-center gap-1.5 text-sm">
        {provedAt && <ShieldCheck size={16} className="shrink-0" aria-hidden />}
        <span className={provedAt ? "" : "text-muted"}>
          {t(provedAt ? "backups.proved" : "backups.not-proved")}
        </span>
      </span>
      {holds && <span className="text-muted text-sm">{holds}</span>}
    </div>
  );
}
