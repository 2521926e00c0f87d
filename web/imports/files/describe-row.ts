import type { FileImport, FoundRow } from "../../../src/contract/file-imports.ts";
import { sentenceFor } from "../../text/translation.ts";

interface RowWords {
  /** Empty if it's the only uploaded file. */
  path: string;
  /** What's wrong, and what to do. */
  sentence: string | null;
  /** Whether the sentence contains the path. */
  namesPath: boolean;
}

/** A row's path without what the page's head says, and its problem. */
export function describeRow({ file, problem, result }: FoundRow, job: Pick<FileImport, "files">): RowWords {
  const path = shortenPath(file, job);
  // Once it's imported, why it wasn't chosen at first no longer matters.
  const isImported = result?.status === "added" || result?.status === "replaced";
  const shown = result?.problem ?? (isImported ? null : problem);
  if (!shown) return { path, sentence: null, namesPath: false };
  const { code, params, text } = shown;
  const namesPath = params?.["file"] === file;
  const sentence = sentenceFor(code, namesPath ? { ...params, file: path || file } : params, text);
  return { path, sentence, namesPath };
}

/** Without the name of the only uploaded file or folder. */
function shortenPath(file: string, { files: { names, count } }: Pick<FileImport, "files">): string {
  const [top = ""] = (names[0] ?? "").split("/");
  // Compressed files lose an ending of their names, so they aren't compared.
  const isInOnly =
    count === 1 || (names.every((name) => name.startsWith(`${top}/`)) && file.startsWith(`${top}/`));
  return isInOnly ? file.split("/").slice(1).join("/") : file;
}
