import { ImageDown, ImageIcon } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../text/translation.ts";
import { PagePicture } from "../page-picture.tsx";
import type { EditedPicture } from "./edited-picture.ts";
import { PictureProgress } from "./picture-progress.tsx";

interface Props {
  picture: EditedPicture;
  /** Where a file is being dragged. */
  dragged: "nowhere" | "elsewhere" | "here";
  /** What stands over the picture. */
  children?: ReactNode;
}

/** The picture that is there or the room for one, what is on its way, and where to drop another one. */
export function PictureFrame({ picture: { shown, underway }, dragged, children }: Props) {
  return (
    <div
      className={`rounded-box relative aspect-4/3 overflow-hidden sm:aspect-2/1 ${shown ? "bg-base-300" : "border-base-300 border-2 border-dashed"}`}
    >
      {shown ? (
        <PagePicture key={shown.original} shown={shown} />
      ) : (
        <p className="text-muted flex size-full flex-col items-center justify-center gap-2 p-4 pb-16 text-center text-sm">
          <ImageIcon size={32} strokeWidth={1.5} aria-hidden />
          {t("picture.none")}
          <span className="hidden pointer-fine:block">{t("picture.hint")}</span>
        </p>
      )}
      {children}
      {dragged !== "nowhere" && (
        <div
          className={`bg-base-100/90 text-base-content rounded-box absolute inset-0 flex flex-col items-center justify-center gap-2 border-3 border-dashed p-4 text-center font-medium ${dragged === "here" ? "border-primary-mark" : "border-base-content/40"}`}
        >
          <ImageDown size={32} strokeWidth={1.5} aria-hidden />
          {t("picture.drop")}
        </div>
      )}
      <div role="status">{underway && <PictureProgress underway={underway} />}</div>
    </div>
  );
}
