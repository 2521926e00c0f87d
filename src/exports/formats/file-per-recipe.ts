import { getMimeType, isPackedPicture } from "../../platform/pictures/formats.ts";
import type { StreamedContent, ZipContent } from "../../platform/zip/write-zip.ts";
import type {
  ExportContext,
  ExportFormatWriter,
  NamedPicture,
  PictureToExport,
  RecipeToExport,
  WrittenFile,
} from "./export-format.ts";

export interface FileParts {
  source: RecipeToExport;
  /** Beside the file. */
  pictures: NamedPicture[];
}

interface FileFormat {
  ending: string;
  mime: string;
  archive: ExportFormatWriter["archive"];
  /** Paths relative to the file. Without it, the format embeds pictures. */
  namePictures?(source: RecipeToExport, stem: string): NamedPicture[];
  /** Whether a single recipe is exported without pictures. */
  omitsPicturesIfSingle?: boolean;
  packed?: boolean;
  write(parts: FileParts, context: ExportContext): WrittenFile["content"] | Promise<WrittenFile["content"]>;
}

/** A format with a file for each recipe. */
export function filePerRecipe(format: FileFormat): ExportFormatWriter {
  const { ending, mime, archive, packed = false } = format;
  async function* writeFiles(
    source: RecipeToExport,
    { stem, isSingle }: { stem: string; isSingle: boolean },
    context: ExportContext,
  ): AsyncGenerator<WrittenFile> {
    const omitsPictures = isSingle && format.omitsPicturesIfSingle;
    const pictures = omitsPictures ? [] : (format.namePictures?.(source, stem) ?? []);
    const content = await format.write({ source, pictures }, context);
    yield { name: `${stem}${ending}`, mime, content, packed };
    for (const picture of pictures) yield* writePictureFile(picture, picture.file);
  }
  return {
    archive,
    async *writeAll(list, context) {
      for await (const source of list()) {
        const { slug } = source.recipe;
        const stem = context.fileNames.get(slug) ?? slug;
        for await (const file of writeFiles(source, { stem, isSingle: false }, context))
          yield toZipContent(file);
      }
    },
    writeOne: (source, context) => writeFiles(source, { stem: source.recipe.slug, isSingle: true }, context),
  };
}

export function toZipContent({ name, content, packed }: WrittenFile): ZipContent | StreamedContent {
  if (typeof content === "string") return { name, bytes: Buffer.from(content), packed };
  return content instanceof Uint8Array
    ? { name, bytes: content, packed }
    : { name, bytes: content.parts, packed, ...(content.size !== undefined && { size: content.size }) };
}

/** Nothing if someone just deleted it. */
export async function* writePictureFile(picture: PictureToExport, name: string): AsyncGenerator<WrittenFile> {
  const { ext, bytes: size } = picture;
  const mime = getMimeType(ext);
  const packed = isPackedPicture(ext);
  // Before compressing a file, the zip looks at it as a whole.
  const content = packed ? await picture.open() : await picture.read();
  if (content)
    yield { name, mime, content: content instanceof Uint8Array ? content : { size, parts: content }, packed };
}

/** `Soup.jpg`, `Soup~2.jpg`, and so on: names of recipes never contain `~`. */
export function namePictures({ pictures }: Pick<RecipeToExport, "pictures">, stem: string): NamedPicture[] {
  return pictures.map((picture, at) => ({
    ...picture,
    file: `${stem}${at === 0 ? "" : `~${at + 1}`}.${picture.ext}`,
  }));
}
