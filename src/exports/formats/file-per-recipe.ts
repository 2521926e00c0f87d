import type { ExportContext, ExportFormatWriter, PictureToExport, RecipeToExport } from "./export-format.ts";
import { getMimeType } from "../../platform/pictures/formats.ts";

export interface FileParts {
  source: RecipeToExport;
  /** The name of the picture beside the file, relative to it. */
  pictureFile: string | null;
  /** Only for formats that embed it. */
  picture: { ext: string; bytes: Uint8Array } | null;
}

interface FileFormat {
  ending: string;
  mime: string;
  archive: ExportFormatWriter["archive"];
  /** `apart`: only if several recipes are exported. */
  pictures: "inside" | "beside" | "apart";
  write(parts: FileParts, context: ExportContext): string | Uint8Array;
}

/** A format with a file for each recipe. */
export function filePerRecipe({ ending, mime, archive, pictures, write }: FileFormat): ExportFormatWriter {
  async function* writeFiles(source: RecipeToExport, isAlone: boolean, context: ExportContext) {
    const { slug } = source.recipe;
    const stem = isAlone ? slug : (context.fileNames.get(slug) ?? slug);
    const isLeftOut = pictures === "apart" && isAlone;
    const picture = isLeftOut ? null : await readPicture(source.picture);
    const isInside = pictures === "inside";
    const pictureFile = picture && !isInside ? `${stem}.${picture.ext}` : null;
    const content = write({ source, pictureFile, picture: isInside ? picture : null }, context);
    yield { name: `${stem}${ending}`, mime, content };
    if (picture && pictureFile)
      yield { name: pictureFile, mime: getMimeType(picture.ext), content: picture.bytes };
  }
  return {
    archive,
    async *writeAll(list, context) {
      for (const source of list())
        for await (const { name, mime: type, content } of writeFiles(source, false, context))
          yield {
            name,
            bytes: typeof content === "string" ? Buffer.from(content) : content,
            // Pictures and gzip are already compressed.
            packed: typeof content !== "string" && type !== "image/bmp",
          };
    },
    writeOne: (source, context) => Array.fromAsync(writeFiles(source, true, context)),
  };
}

export async function readPicture(
  picture: PictureToExport | null,
): Promise<{ ext: string; bytes: Uint8Array } | null> {
  const bytes = (await picture?.read()) ?? null;
  return picture && bytes && { ext: picture.ext, bytes };
}
