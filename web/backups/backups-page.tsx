import { Archive, Plus } from "lucide-react";
import { useState } from "react";
import { useLoaderData, useRevalidator } from "react-router";
import type { Backup, BackupOptions, AvailableBackups, BackupStatus } from "../../src/contract/backups.ts";
import type { ArchiveImport } from "../../src/contract/archive-imports.ts";
import { callApi } from "../api/call-api.ts";
import { forAdmins } from "../api/for-admins.ts";
import { saveFile } from "../api/save-file.ts";
import { EarlierImports } from "../imports/archives/earlier-imports.tsx";
import { UploadArchive } from "../imports/archives/upload-archive.tsx";
import { demo } from "../state/demo.ts";
import { Online } from "../ui/online.tsx";
import { toast } from "../state/toasts.ts";
import { useValue } from "../state/use-value.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { AdminsOnly, LoadedForAdmins } from "../ui/admins-only.tsx";
import { Alert } from "../ui/alert.tsx";
import { Headline } from "../ui/headline.tsx";
import { LoadingBlocks } from "../ui/loading-blocks.tsx";
import { EmptyState } from "../ui/message.tsx";
import { Problem } from "../ui/problem.tsx";
import { useAfterChange } from "../ui/use-after-change.ts";
import { useIsMounted } from "../ui/use-is-mounted.ts";
import { useSending } from "../ui/use-sending.ts";
import type { Answer } from "../api/call.ts";
import { BackupDialogs, type BackupTask } from "./backup-dialogs.tsx";
import { BackupProgress } from "../imports/restores/backup-progress.tsx";
import { BackupTable } from "./backup-table.tsx";
import { loadContents } from "../imports/restores/load-contents.ts";
import { Standing } from "./standing.tsx";
import { useBackupProgress } from "../imports/restores/use-backup-progress.ts";

export async function loader() {
  return forAdmins(loadBackups);
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <AdminsOnly>
      <div className="flex flex-col gap-8">
        <PageTitle of={t("backups.title")} />
        <header className="flex flex-col gap-2">
          <Headline>{t("backups.title")}</Headline>
          <p className="max-w-prose text-pretty">{t("backups.what")}</p>
        </header>
        <LoadedForAdmins
          loaded={loaded}
          skeleton={<LoadingBlocks className="gap-3" heights={["h-24", "h-16", "h-16", "h-16"]} />}
        >
          {(answer) => (answer.ok ? <Backups {...answer.data} /> : <Problem message={answer.message} />)}
        </LoadedForAdmins>
      </div>
    </AdminsOnly>
  );
}

function Backups({ available: { imports: backups, templates }, status, imports }: LoadedBackups) {
  const [task, setTask] = useState<BackupTask | null>(null);
  const close = () => setTask(null);
  const afterDelete = useAfterChange(backups, close);
  const { busy, problem, send } = useCreation();
  const running = useBackupProgress(status.running, busy);
  const isDemo = useValue(demo);
  const begin = (next: BackupTask) => setTask(next);

  function create(options: BackupOptions): void {
    close();
    void send(options);
  }

  return (
    <>
      <Standing status={status} />
      <div className="flex flex-col gap-4">
        <Online>
          <div className="flex flex-wrap items-center gap-2">
            <button
              type="button"
              className="btn btn-primary"
              aria-disabled={running !== null || busy}
              onClick={() => running !== null || busy || begin({ what: "create" })}
            >
              <Plus size={20} aria-hidden />
              {t("backups.create")}
            </button>
            {isDemo || (
              <UploadArchive
                label={t("backups.upload")}
                onSend={(body, progress) => callApi("POST backups/upload", { body, send: progress })}
              />
            )}
          </div>
        </Online>
        {(busy || running) && <BackupProgress running={running} />}
        {problem && <Alert title={t("backups.not-made")}>{problem}</Alert>}
      </div>
      <section aria-labelledby="available" className="flex flex-col gap-3">
        <h2 id="available" className="text-xl">
          {t("backups.available")}
        </h2>
        {backups.length === 0 ? (
          <NoBackups />
        ) : (
          <BackupTable
            backups={backups}
            onRestore={(backup) => begin({ what: "restore", backup, contents: loadContents(backup.name) })}
            onDelete={(backup) => begin({ what: "delete", backup })}
            onDownload={(backup) => void download(backup)}
          />
        )}
      </section>
      <EarlierImports imports={imports} purpose="restore" />
      {task && (
        <BackupDialogs
          task={task}
          backups={backups}
          templates={templates}
          onCreate={create}
          onDeleted={afterDelete}
          onClose={close}
        />
      )}
    </>
  );
}

function useCreation() {
  const here = useIsMounted();
  const { revalidate } = useRevalidator();
  return useSending(async (options: BackupOptions) => {
    const made = await callApi("POST backups/export/database", { body: options });
    await revalidate();
    if (made.ok) return null;
    if (!here.current) toast(made.message, "error");
    return made.message;
  });
}

async function download({ name }: Backup): Promise<void> {
  const saved = await saveFile(callApi("GET backups/{name}/download", { params: { name } }));
  if (!saved.ok) toast(saved.message, "error");
}

interface LoadedBackups {
  available: AvailableBackups;
  status: BackupStatus;
  imports: ArchiveImport[];
}

async function loadBackups(): Promise<Answer<LoadedBackups>> {
  const [available, status, imports] = await Promise.all([
    callApi("GET backups/available"),
    callApi("GET backups/status"),
    callApi("GET archive-imports"),
  ]);
  if (!available.ok) return available;
  if (!status.ok) return status;
  if (!imports.ok) return imports;
  return {
    ok: true,
    status: available.status,
    data: { available: available.data, status: status.data, imports: imports.data },
  };
}

function NoBackups() {
  return (
    <EmptyState
      Icon={Archive}
      heading={<h3 className="text-xl">{t("backups.none-title")}</h3>}
      padding="py-8"
    >
      {t("backups.none")}
    </EmptyState>
  );
}
