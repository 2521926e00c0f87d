import { DomainError, getMessage } from "../errors.ts";
import { pictureFormat, withoutMetadata, type PictureFormat } from "./formats.ts";
import { asJpeg, picturePreview, pictureSizes, refuseOtherSize, type PictureSizes } from "./sizes.ts";

export interface PlainPicture {
  ext: PictureFormat;
  original: Uint8Array | null;
}

/** Everything that reads picture bytes, which may be hostile. Runs in a process of its own. */
export const pictureTasks = {
  /** @throws NotAPicture, HeicPicture, PictureTruncated, PictureTooLarge, PictureTooComplex */
  async makeSizes(bytes: Uint8Array): Promise<PlainPicture & { sizes: PictureSizes }> {
    const picture = plainPicture(bytes);
    return { ...picture, sizes: await pictureSizes(picture.original ?? bytes, picture.ext) };
  },

  /** @throws NotAPicture, HeicPicture, PictureTruncated, PictureTooLarge, PictureTooComplex */
  async checkSizes(picture: {
    original: Uint8Array;
    small: Uint8Array;
    tiny: Uint8Array;
  }): Promise<PlainPicture> {
    await refuseOtherSize(picture.small, "small");
    await refuseOtherSize(picture.tiny, "tiny");
    return plainPicture(picture.original);
  },

  /** @throws NotAPicture, HeicPicture, PictureTruncated, PictureTooLarge, PictureTooComplex */
  async preview(bytes: Uint8Array): Promise<Uint8Array> {
    return picturePreview(bytes, pictureFormat(bytes));
  },

  /** @throws NotAPicture, HeicPicture, PictureTruncated, PictureTooComplex */
  async format(bytes: Uint8Array): Promise<PictureFormat> {
    return pictureFormat(bytes);
  },

  async convertToJpeg(webp: Uint8Array): Promise<Uint8Array> {
    return asJpeg(webp);
  },
};

export type PictureTasks = typeof pictureTasks;
export type PictureTask = keyof PictureTasks;

export interface PictureJob {
  task: PictureTask;
  input: unknown;
}

export type PictureAnswer = { isHeavy: boolean } & (
  { outcome: unknown } | { refusal: Pick<DomainError, "kind" | "problem" | "params"> } | { fault: string }
);

const HEAVY_BYTES = 100_000_000;

export async function runPictureJob({ task, input }: PictureJob): Promise<PictureAnswer> {
  const answer = await answerTo(task, input);
  if (process.memoryUsage.rss() > HEAVY_BYTES) Bun.gc(true);
  return { ...answer, isHeavy: process.memoryUsage.rss() > HEAVY_BYTES };
}

async function answerTo(task: PictureTask, input: unknown) {
  try {
    return { outcome: await pictureTasks[task](input as never) };
  } catch (thrown) {
    if (!(thrown instanceof DomainError)) return { fault: getMessage(thrown) };
    const { kind, problem, params } = thrown;
    return { refusal: { kind, problem, ...(params && { params }) } };
  }
}

function plainPicture(bytes: Uint8Array): PlainPicture {
  const ext = pictureFormat(bytes);
  const original = withoutMetadata(bytes, ext);
  return { ext, original: Buffer.compare(original, bytes) === 0 ? null : original };
}
