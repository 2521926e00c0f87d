import { joinTexts } from "../../../contract/divided-texts.ts";
import type { PdfReader } from "../../../recipes/reading/pdf-reader.ts";
import { decodeFile } from "../../archives/repair-text.ts";
import { FileImportNotFound } from "../file-import.ts";
import type { FileTree } from "../opening/file-tree.ts";
import { divideText } from "../reading/divided-text.ts";
import { MAX_TEXT_BYTES } from "../reading/linked-files.ts";
import { MAX_PDF_BYTES } from "../formats/pdf.ts";
import type { PlanStore } from "./plan-store.ts";

interface Parts {
  tree: FileTree;
  plan: PlanStore;
  pdfs: Pick<PdfReader, "readText">;
}

/** The text of a file, divided where its recipes were found. @throws FileImportNotFound if it isn't a text */
export async function findText(file: string, { tree: { files }, plan, pdfs }: Parts): Promise<string> {
  const rows = plan.listTexts(file);
  const texts = rows.flatMap(({ text }) => text ?? []);
  const unread = rows.find(({ text }) => text === null);
  if (unread?.format === "text")
    return divideText(decodeFile(await files.bytes(file, MAX_TEXT_BYTES), file, files), texts);
  if (unread?.format === "pdf")
    return divideText(await pdfs.readText({ url: file, pdf: await files.bytes(file, MAX_PDF_BYTES) }), texts);
  if (texts.length === 0) throw new FileImportNotFound();
  return joinTexts(texts);
}
