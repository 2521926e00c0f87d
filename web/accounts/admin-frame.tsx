import { Suspense } from "react";
import { Outlet, useLoaderData, useLocation } from "react-router";
import type { BackupStatus } from "../../src/contract/backups.ts";
import { callApi } from "../api/call-api.ts";
import { soon, useSoon, type Soon } from "../api/soon.ts";
import { user } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";
import { OfflineNote } from "../ui/offline-note.tsx";
import { AdminMenu, AdminNavigation } from "./admin-navigation.tsx";
import { Avatar } from "./avatar.tsx";
import { BackupFailure } from "./backup-failure.tsx";

export type BackupsNow = Soon<BackupStatus | null>;

export async function loader() {
  return { backups: await soon(backupsNow()) };
}

async function backupsNow(): Promise<BackupStatus | null> {
  if (!user.peek()?.admin) return null;
  const answer = await callApi("GET backups/status");
  return answer.ok ? answer.data : null;
}

export function Component() {
  const person = useValue(user);
  const { backups } = useLoaderData<typeof loader>();
  return (
    <div className="flex flex-col gap-6 xl:flex-row xl:gap-10">
      <aside className="flex items-center justify-between gap-4 xl:sticky xl:top-20 xl:w-56 xl:shrink-0 xl:flex-col xl:items-stretch xl:justify-start xl:self-start">
        {person && (
          <div className="flex min-w-0 items-center gap-3">
            <Avatar person={person} size="size-11" />
            <p className="min-w-0">
              <span dir="auto" className="line-clamp-2 font-medium [overflow-wrap:anywhere]">
                {person.fullName}
              </span>
              <span className="text-muted block text-sm">
                {t(person.admin ? "people.administrator" : "admin.role-user")}
              </span>
            </p>
          </div>
        )}
        <AdminNavigation className="max-xl:hidden" />
        <AdminMenu className="shrink-0 xl:hidden" />
      </aside>
      <div className="flex min-w-0 grow flex-col gap-6">
        <Suspense>
          <LastBackup backups={backups} />
        </Suspense>
        <div className="reading-width empty:hidden has-[>:empty]:hidden">
          <OfflineNote />
        </div>
        <Outlet context={backups} />
      </div>
    </div>
  );
}

function LastBackup({ backups }: { backups: BackupsNow }) {
  const failed = useSoon(backups)?.failed;
  const { pathname } = useLocation();
  const isAdmin = useValue(user)?.admin === true;
  if (!failed || !isAdmin || /^\/admin\/backups\/?$/.test(pathname)) return null;
  return <BackupFailure failed={failed} isElsewhere />;
}
