import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useEffectEvent, useState, type TouchEvent } from "react";
import type { FurtherPicture } from "../../../src/contract/further-pictures.ts";
import { usePictureAddress } from "../../api/picture-address.ts";
import { t } from "../../text/translation.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { useSwipe } from "../../ui/use-swipe.ts";
import { LARGE_PICTURE_MEDIA, type FurtherPath } from "./picture-path.ts";

interface Props {
  getPath: FurtherPath;
  pictures: FurtherPicture[];
  /** Position of the picture to start with. */
  first: number;
  onClose: () => void;
}

export function PictureViewer({ getPath, pictures, first, onClose }: Props) {
  const [at, setAt] = useState(first);
  const address = usePictureAddress();
  const total = pictures.length;
  const picture = pictures[at];
  const go = (by: number) => setAt((now) => (now + by + total) % total);
  const swipe = useSwipe({ onLeft: () => go(1), onRight: () => go(-1) });

  const press = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") go(-1);
    if (key === "ArrowRight") go(1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  if (!picture) return null;
  const label = t("picture.number", { number: at + 1, total });
  return (
    // Cook mode below would take the same swipe for another step.
    <div
      className="contents"
      onTouchStart={(event: TouchEvent) => {
        event.stopPropagation();
        swipe.onTouchStart(event);
      }}
      onTouchEnd={(event: TouchEvent) => {
        event.stopPropagation();
        swipe.onTouchEnd(event);
      }}
    >
      <Dialog title={label} room="most" onClose={onClose}>
        <div className="flex flex-col gap-4">
          <picture key={picture.id}>
            <source media={LARGE_PICTURE_MEDIA} srcSet={address(getPath(picture.id, "original"))} />
            <img
              src={address(getPath(picture.id, "small"))}
              alt={label}
              className="h-[min(65dvh,100dvh-13.25rem)] w-full object-contain max-sm:h-[calc(100dvh-11rem)]"
            />
          </picture>
          {total > 1 && (
            <div className="flex justify-center gap-3">
              <button
                type="button"
                className="btn btn-circle"
                aria-label={t("picture.previous")}
                onClick={() => go(-1)}
              >
                <ChevronLeft size={24} aria-hidden />
              </button>
              <button
                type="button"
                className="btn btn-circle"
                aria-label={t("picture.next")}
                onClick={() => go(1)}
              >
                <ChevronRight size={24} aria-hidden />
              </button>
            </div>
          )}
        </div>
      </Dialog>
    </div>
  );
}
