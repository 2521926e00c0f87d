import { Import, LoaderCircle, Trash2 } from "lucide-react";
import type { MigrationFiles } from "../../../src/contract/recipe-migrations.ts";
import { dateAndSize } from "../archives/date-and-size.tsx";
import { language } from "../../state/language.ts";
import { useValue } from "../../state/use-value.ts";
import { t } from "../../text/translation.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Online } from "../../ui/online.tsx";
import { PagedTable } from "../../ui/paged-table.tsx";
import type { Column } from "../../ui/table.tsx";
import { programName } from "./programs.ts";

export type MigrationFile = MigrationFiles["files"][number];

interface Props extends MigrationFiles {
  starting: string | null;
  onImport: (file: MigrationFile) => void;
  onDelete: (file: MigrationFile) => void;
}

type Row = MigrationFile & { id: string };

export function MigrationTable({ type, files, ...actions }: Props) {
  const locale = useValue(language);
  return (
    <PagedTable<Row>
      name={type}
      label={t("migrations.files", { program: programName(type) })}
      rows={files.map((file) => ({ ...file, id: file.name }))}
      columns={columnsFor(locale, actions)}
      widths="@xl:grid-cols-[minmax(0,1fr)_7rem_4.5rem_12rem] @2xl:grid-cols-[minmax(0,1fr)_11rem_5rem_12rem]"
    />
  );
}

function columnsFor(
  locale: string,
  { starting, onImport, onDelete }: Omit<Props, keyof MigrationFiles>,
): Column<Row>[] {
  return [
    {
      name: t("backups.name"),
      place: "head",
      show: ({ name }) => (
        <span dir="auto" className="font-medium">
          {name}
        </span>
      ),
    },
    ...dateAndSize(locale),
    {
      name: t("manage.actions"),
      place: "foot",
      show: (file) => (
        <div className="-mr-2 flex items-center gap-1">
          <Online>
            <button
              type="button"
              className="btn @max-xl:mr-auto"
              aria-label={t("migrations.import-name", { name: file.name })}
              aria-disabled={starting !== null}
              onClick={() => onImport(file)}
            >
              {starting === file.name ? (
                <LoaderCircle size={20} className="animate-spin" aria-hidden />
              ) : (
                <Import size={20} aria-hidden />
              )}
              {t("migrations.import")}
            </button>
            <IconButton
              Icon={Trash2}
              label={t("backups.delete-name", { name: file.name })}
              isDanger
              onClick={() => onDelete(file)}
            />
          </Online>
        </div>
      ),
    },
  ];
}
