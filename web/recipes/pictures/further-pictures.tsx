import { lazy, startTransition, Suspense, use, useState } from "react";
import type { FurtherPicture } from "../../../src/contract/further-pictures.ts";
import { usePictureAddress } from "../../api/picture-address.ts";
import { t } from "../../text/translation.ts";
import { later } from "../../ui/later.ts";
import type { FurtherPath } from "./picture-path.ts";

const PictureViewer = lazy(async () => ({
  default: (await later(import("./picture-viewer.tsx"))).PictureViewer,
}));

export interface FurtherOfRecipe {
  pictures: Promise<FurtherPicture[]>;
  getPath: FurtherPath;
}

interface Props {
  further: FurtherOfRecipe;
  /** Position of a step; null for those that show no step. */
  step: number | null;
  /** For cook mode, which is read from a distance. */
  isLarge?: boolean;
  className?: string;
}

/** The pictures that show no step, with a heading. */
export function FurtherSection({ further }: Pick<Props, "further">) {
  const pictures = use(further.pictures);
  if (pictures.every(({ step }) => step !== null)) return null;
  return (
    <section aria-labelledby="further-title" className="flex flex-col gap-3 max-sm:my-3 print:hidden">
      <h2 id="further-title" className="text-xl">
        {t("picture.further")}
      </h2>
      <FurtherPictures further={further} step={null} />
    </section>
  );
}

export function FurtherPictures({
  further: { pictures, getPath },
  step,
  isLarge = false,
  className = "",
}: Props) {
  const all = use(pictures);
  const address = usePictureAddress();
  const [open, setOpen] = useState<number | null>(null);
  const shown = all.flatMap((picture, at) => (picture.step === step ? [{ ...picture, at }] : []));
  if (shown.length === 0) return null;
  return (
    <>
      <ul className={`flex flex-wrap gap-2 ${className}`}>
        {shown.map(({ id, at }) => (
          <li key={id}>
            <button
              type="button"
              className={`rounded-field bg-base-300 block cursor-pointer overflow-hidden ${isLarge ? "size-36 lg:size-44" : "size-24 sm:size-28"}`}
              onClick={() => startTransition(() => setOpen(at))}
            >
              <img
                src={address(getPath(id, "tiny"))}
                alt={t("picture.number", { number: at + 1, total: all.length })}
                width={300}
                height={300}
                loading="lazy"
                decoding="async"
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      <Suspense>
        {open !== null && (
          <PictureViewer getPath={getPath} pictures={all} first={open} onClose={() => setOpen(null)} />
        )}
      </Suspense>
    </>
  );
}
