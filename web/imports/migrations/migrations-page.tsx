import { useLoaderData } from "react-router";
import type { ArchiveImport } from "../../../src/contract/archive-imports.ts";
import type { MigrationFiles } from "../../../src/contract/recipe-migrations.ts";
import { forAdmins } from "../../api/for-admins.ts";
import { callApi } from "../../api/call-api.ts";
import type { Answer } from "../../api/call.ts";
import { EarlierImports } from "../archives/earlier-imports.tsx";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { AdminsOnly, LoadedForAdmins } from "../../ui/admins-only.tsx";
import { Headline } from "../../ui/headline.tsx";
import { LoadingBlocks } from "../../ui/loading-blocks.tsx";
import { Problem } from "../../ui/problem.tsx";
import { MigrationSection } from "./migration-section.tsx";

export async function loader() {
  return forAdmins(loadMigrations);
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <AdminsOnly>
      <div className="reading-width flex flex-col gap-10">
        <PageTitle of={t("migrations.title")} />
        <header className="flex flex-col gap-2">
          <Headline>{t("migrations.title")}</Headline>
          <p className="max-w-prose text-pretty">{t("migrations.what")}</p>
        </header>
        <LoadedForAdmins
          loaded={loaded}
          skeleton={<LoadingBlocks className="gap-6" heights={["h-48", "h-48", "h-48"]} />}
        >
          {(answer) => (answer.ok ? <Migrations {...answer.data} /> : <Problem message={answer.message} />)}
        </LoadedForAdmins>
      </div>
    </AdminsOnly>
  );
}

function Migrations({ migrations, imports }: LoadedMigrations) {
  return (
    <>
      {migrations.map(({ type, files }) => (
        <MigrationSection key={type} type={type} files={files} />
      ))}
      <EarlierImports imports={imports} purpose="recipe-migration" />
    </>
  );
}

interface LoadedMigrations {
  migrations: MigrationFiles[];
  imports: ArchiveImport[];
}

async function loadMigrations(): Promise<Answer<LoadedMigrations>> {
  const [migrations, imports] = await Promise.all([
    callApi("GET migrations"),
    callApi("GET archive-imports"),
  ]);
  if (!migrations.ok) return migrations;
  if (!imports.ok) return imports;
  return {
    ok: true,
    status: migrations.status,
    data: { migrations: migrations.data, imports: imports.data },
  };
}
