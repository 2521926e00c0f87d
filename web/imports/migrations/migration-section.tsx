import { useId, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import type { MigrationFiles } from "../../../src/contract/recipe-migrations.ts";
import { callApi } from "../../api/call-api.ts";
import { announceEnd } from "../archives/announce-end.ts";
import { importPath } from "../archives/archive-import.ts";
import { UploadArchive } from "../archives/upload-archive.tsx";
import { Online } from "../../ui/online.tsx";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { DeleteDialog } from "../../ui/delete-dialog.tsx";
import { NotInDemo } from "../../ui/not-in-demo.tsx";
import { useAfterChange } from "../../ui/use-after-change.ts";
import { useIsMounted } from "../../ui/use-is-mounted.ts";
import { useSending } from "../../ui/use-sending.ts";
import { MigrationTable, type MigrationFile } from "./migration-table.tsx";
import { programName, programTitle } from "./programs.ts";

export function MigrationSection({ type, files }: MigrationFiles) {
  const [leaving, setLeaving] = useState<MigrationFile | null>(null);
  const close = () => setLeaving(null);
  const afterDelete = useAfterChange(files, close);
  const { starting, problem, start } = useStart(type);
  const program = programName(type);
  const id = useId();

  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <header className="flex flex-col gap-1">
        <h2 id={id} className="text-xl">
          {programTitle(type)}
        </h2>
        <p className="text-muted max-w-prose text-sm text-pretty">{t(`migrations.help-${type}`)}</p>
      </header>
      <MigrationTable type={type} files={files} starting={starting} onImport={start} onDelete={setLeaving} />
      {problem && <Alert title={t("migrations.not-begun")}>{problem}</Alert>}
      <div className="flex flex-wrap gap-2">
        <NotInDemo>
          <Online>
            <UploadArchive
              label={t("migrations.upload", { program })}
              onSend={(body, send) =>
                callApi("POST migrations/{type}/upload", { params: { type }, body, send })
              }
            />
          </Online>
        </NotInDemo>
      </div>
      {leaving && (
        <DeleteDialog
          title={t("backups.delete-title", { name: leaving.name })}
          onDelete={() =>
            callApi("DELETE migrations/{type}/{file}/delete", { params: { type, file: leaving.name } })
          }
          help={t("migrations.delete-help")}
          onDone={afterDelete}
          onClose={close}
        />
      )}
    </section>
  );
}

function useStart(type: MigrationFiles["type"]) {
  const [starting, setStarting] = useState<string | null>(null);
  const here = useIsMounted();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  const { busy, problem, send } = useSending(async ({ name }: MigrationFile) => {
    setStarting(name);
    const begun = await callApi("POST migrations/{type}/{file}/start", { params: { type, file: name } });
    if (!begun.ok) return begun.message;
    announceEnd(begun.data.id, revalidate);
    if (here.current) await navigate(importPath(begun.data));
    return null;
  });

  return {
    starting: busy ? starting : null,
    problem,
    start: (file: MigrationFile) => void (busy || send(file)),
  };
}
