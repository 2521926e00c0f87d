import { archiveFiles } from "../../src/imports/archives/recipe-format.ts";
import type { OtherItem, LeftOutItem } from "../../src/imports/files/other-items/other-item.ts";
import { NO_CORRECTIONS } from "../../src/imports/files/draft-corrections.ts";
import type { FoundRecipe, UnreadableRecipe } from "../../src/imports/files/file-format.ts";
import { findFormat } from "../../src/imports/files/formats.ts";
import { sampleFile } from "../../src/imports/files/opening/sample-file.ts";
import { assessReading } from "../../src/recipes/reading/doubts/assess.ts";
import { readPage } from "../../src/recipes/reading/page/read-page.ts";
import { readPdf } from "../../src/recipes/reading/pdf/read-pdf.ts";

/** Without the workers, which only limit the time. */
const READERS = {
  corrections: NO_CORRECTIONS,
  pages: { read: async (page: { url: string; html: string }) => assessReading(readPage(page)) },
  pdfs: {
    async readText({ pdf }: { pdf: Uint8Array }) {
      const reading = await readPdf(pdf);
      if ("text" in reading) return reading.text;
      throw new Error(reading.obstacle);
    },
  },
};

export interface FilesRead {
  /** By path; files that no format recognizes are left out. */
  formats: Record<string, string>;
  found: FoundRecipe[];
  unreadable: UnreadableRecipe[];
  also: OtherItem[];
  left: LeftOutItem[];
}

/** Recognizes and reads files as an import does. Archives must be unpacked before. */
export async function readFiles(contents: Record<string, string | Uint8Array>): Promise<FilesRead> {
  const bytesOf = (path: string) => {
    const content = contents[path];
    if (content === undefined) throw new Error(`No file ${path}`);
    return typeof content === "string" ? Buffer.from(content) : content;
  };
  const files = archiveFiles(Object.keys(contents), async (path) => bytesOf(path));
  const read: FilesRead = { formats: {}, found: [], unreadable: [], also: [], left: [] };
  for (const path of files.names) {
    const format = findFormat(sampleFile(path, bytesOf(path)), files);
    if (!format) continue;
    read.formats[path] = format.name;
    for await (const one of format.read(path, files, READERS))
      if ("recipe" in one) read.found.push(one);
      else if ("also" in one) read.also.push(one.also);
      else if ("left" in one) read.left.push(one.left);
      else if ("problem" in one) read.unreadable.push(one);
  }
  return read;
}
