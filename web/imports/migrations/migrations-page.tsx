import { Suspense } from "react";
import { useLoaderData } from "react-router";
import type { ArchiveImport } from "../../../src/contract/archive-imports.ts";
import type { FileImport } from "../../../src/contract/file-imports.ts";
import type { MigrationFiles } from "../../../src/contract/recipe-migrations.ts";
import { callApi } from "../../api/call-api.ts";
import type { Answer } from "../../api/call.ts";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { user } from "../../state/session.ts";
import { LoadingBlocks } from "../../ui/loading-blocks.tsx";
import { Problem } from "../../ui/problem.tsx";
import { EarlierImports } from "../archives/earlier-imports.tsx";
import { EarlierFileImports } from "../files/earlier-file-imports.tsx";
import { FilesHead, loadFileImports } from "../files/files-page.tsx";
import { Start } from "../files/start.tsx";
import { MigrationSection } from "./migration-section.tsx";

interface Loaded {
  files: FileImport[];
  migrations: MigrationFiles[];
  imports: ArchiveImport[];
}

export async function loader() {
  return { loaded: await soon(load()) };
}

export function Component() {
  const { loaded } = useLoaderData<typeof loader>();
  return (
    <div className="reading-width flex flex-col gap-10">
      <FilesHead />
      <Start />
      <Suspense fallback={<LoadingBlocks className="gap-6" heights={["h-24", "h-24"]} />}>
        <Earlier loaded={loaded} />
      </Suspense>
    </div>
  );
}

function Earlier({ loaded }: { loaded: Soon<Answer<Loaded>> }) {
  const answer = useSoon(loaded);
  if (!answer.ok) return <Problem message={answer.message} />;
  const { files, migrations, imports } = answer.data;
  return (
    <>
      <EarlierFileImports imports={files} />
      {migrations
        .filter((one) => one.files.length > 0)
        .map((one) => (
          <MigrationSection key={one.type} {...one} />
        ))}
      <EarlierImports imports={imports} purpose="recipe-migration" />
    </>
  );
}

/** Archives that were uploaded for one program belong to administrators. */
async function load(): Promise<Answer<Loaded>> {
  const isAdmin = user.peek()?.admin === true;
  const [files, migrations, imports] = await Promise.all([
    loadFileImports(),
    isAdmin ? callApi("GET migrations") : null,
    isAdmin ? callApi("GET archive-imports") : null,
  ]);
  if (!files.ok) return files;
  if (migrations && !migrations.ok) return migrations;
  if (imports && !imports.ok) return imports;
  const data = { files: files.data, migrations: migrations?.data ?? [], imports: imports?.data ?? [] };
  return { ok: true, status: files.status, data };
}
