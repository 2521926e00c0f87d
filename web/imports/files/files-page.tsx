import { Suspense } from "react";
import { useLoaderData } from "react-router";
import type { FileImport } from "../../../src/contract/file-imports.ts";
import { callApi } from "../../api/call-api.ts";
import type { Answer } from "../../api/call.ts";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { Alert } from "../../ui/alert.tsx";
import { Headline } from "../../ui/headline.tsx";
import { LoadingBlocks } from "../../ui/loading-blocks.tsx";
import { EarlierFileImports } from "./earlier-file-imports.tsx";
import { Start } from "./start.tsx";

export async function loader() {
  return { imports: await soon(loadFileImports()) };
}

export function loadFileImports(): Promise<Answer<FileImport[]>> {
  return callApi("GET imports/files");
}

export function Component() {
  const { imports } = useLoaderData<typeof loader>();
  return (
    <div className="reading-width flex flex-col gap-10">
      <FilesHead />
      <Start />
      <Suspense fallback={<LoadingBlocks className="gap-6" heights={["h-24"]} />}>
        <Earlier imports={imports} />
      </Suspense>
    </div>
  );
}

export function FilesHead() {
  return (
    <header className="flex flex-col gap-2">
      <PageTitle of={t("file-import.title")} />
      <Headline>{t("file-import.title")}</Headline>
      <p className="max-w-prose text-pretty">{t("file-import.what")}</p>
    </header>
  );
}

function Earlier({ imports }: { imports: Soon<Answer<FileImport[]>> }) {
  const answer = useSoon(imports);
  if (!answer.ok) return <Alert title={answer.message} />;
  return <EarlierFileImports imports={answer.data} />;
}
