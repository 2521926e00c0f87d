import { useState } from "react";
import type { FileImport } from "../../../../src/contract/file-imports.ts";
import { Online } from "../../../ui/online.tsx";
import { countRecipes } from "../file-import.ts";
import type { FirstRows } from "../use-rows.ts";
import { TableLines } from "./table-lines.tsx";
import { findText, TextLine } from "./text-line.tsx";

interface Props {
  job: FileImport;
  rows: FirstRows | null;
}

/** What people can correct before the import: columns of tables, and where the recipes of a text begin. */
export function Corrections({ job, rows }: Props) {
  const shown = findText(rows?.first ?? []);
  const [known, setKnown] = useState(shown);
  // Other tabs may not list the text's recipes, and the page must not jump.
  if (shown !== null && shown !== known) setKnown(shown);
  const text = shown ?? known;
  const hasTables = job.formats.some(({ format }) => format === "table");
  // Among many recipes, files that may be tables are offered in their own tab.
  const showsUnknown = job.found.ignored > 0 && countRecipes(job) <= 1;
  if (!text && !hasTables && !showsUnknown) return null;
  return (
    <Online>
      {text && <TextLine id={job.id} file={text} />}
      {(hasTables || showsUnknown) && (
        <TableLines id={job.id} shows={showsUnknown ? "all" : "known"} hasTables={hasTables} />
      )}
    </Online>
  );
}
