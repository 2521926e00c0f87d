import { useEffect, useId } from "react";
import { useRevalidator } from "react-router";
import type { ArchiveImport } from "../../../src/contract/archive-imports.ts";
import { t } from "../../text/translation.ts";
import { JobCard } from "../../ui/job-card.tsx";
import { useFresh } from "../../ui/use-fresh.ts";
import { announceEnd, LOOK_AGAIN_MS } from "./announce-end.ts";
import { importPath } from "./archive-import.ts";
import { importTitle } from "./archive-import.ts";

interface Props {
  imports: ArchiveImport[];
  purpose: ArchiveImport["purpose"];
}

export function EarlierImports({ imports, purpose }: Props) {
  const id = useId();
  const { revalidate } = useRevalidator();
  const own = imports.filter((one) => one.purpose === purpose);
  const running = own.filter(({ state }) => state === "running");
  useFresh(running.length > 0, LOOK_AGAIN_MS);
  useEffect(() => running.forEach((one) => announceEnd(one.id, revalidate)));
  if (own.length === 0) return null;
  return (
    <section className="flex flex-col gap-3" aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {t("reports.earlier")}
      </h2>
      <ul className="flex flex-col gap-3">
        {own.map((job) => (
          <li key={job.id}>
            <JobCard
              title={job.undoes === null ? job.archive : importTitle(job)}
              to={importPath(job)}
              job={job}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
