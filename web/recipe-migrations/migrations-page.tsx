import { Suspense } from "react";
import { useLoaderData } from "react-router";
import { isAdminNow } from "../api/accounts.ts";
import type { Answer } from "../api/call.ts";
import { soon, useSoon, type Soon } from "../api/soon.ts";
import { EarlierImports } from "../archive-imports/earlier-imports.tsx";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { AdminsOnly } from "../ui/admins-only.tsx";
import { Headline } from "../ui/headline.tsx";
import { Loading } from "../ui/loading.tsx";
import { Problem } from "../ui/problem.tsx";
import { loadMigrations, type LoadedMigrations } from "./load-migrations.ts";
import { MigrationSection } from "./migration-section.tsx";

/** Nothing for those whom the server would refuse. */
export async function loader() {
  return (await isAdminNow()) ? { loaded: await soon(loadMigrations()) } : null;
}

/** `/admin/migrations`: moving in with the recipes of another program. */
export function Component() {
  return (
    <AdminsOnly>
      <Page />
    </AdminsOnly>
  );
}

function Page() {
  const data = useLoaderData<typeof loader>();
  return (
    <div className="flex max-w-[860px] flex-col gap-10">
      <PageTitle of={t("migrations.title")} />
      <header className="flex flex-col gap-2">
        <Headline>{t("migrations.title")}</Headline>
        <p className="max-w-prose text-pretty">{t("migrations.what")}</p>
      </header>
      <Suspense fallback={<Skeleton />}>
        {data ? <Loaded loaded={data.loaded} /> : <Problem message={t("call.no-answer")} />}
      </Suspense>
    </div>
  );
}

function Loaded({ loaded }: { loaded: Soon<Answer<LoadedMigrations>> }) {
  const answer = useSoon(loaded);
  if (!answer.ok) return <Problem message={answer.message} />;
  const { migrations, imports } = answer.data;
  return (
    <>
      {migrations.map(({ type, files }) => (
        <MigrationSection key={type} type={type} files={files} />
      ))}
      <EarlierImports imports={imports} purpose="recipe-migration" />
    </>
  );
}

function Skeleton() {
  return (
    <Loading className="flex flex-col gap-6">
      {[0, 1, 2].map((part) => (
        <div key={part} className="bg-base-300 rounded-box h-48 animate-pulse" />
      ))}
    </Loading>
  );
}
