import { ImageDown, ImageIcon, LoaderCircle } from "lucide-react";
import type { ReactNode } from "react";
import { t } from "../../text/translation.ts";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import { PagePicture } from "./page-picture.tsx";
import type { EditedPicture, Underway } from "./edited-picture.ts";

interface Props {
  picture: EditedPicture;
  dragged: "nowhere" | "elsewhere" | "here";
  children?: ReactNode;
}

export function PictureFrame({ picture: { shown, underway }, dragged, children }: Props) {
  return (
    <div className="rounded-box relative overflow-hidden">
      {shown ? (
        <div className="bg-base-300 aspect-4/3 sm:aspect-2/1">
          <PagePicture key={shown.original} shown={shown} />
          <div className="absolute right-3 bottom-3">{children}</div>
        </div>
      ) : (
        <div className="text-muted border-base-content/25 rounded-box flex min-h-48 flex-col items-center justify-center gap-2 border-2 border-dashed p-4 text-center text-sm">
          <ImageIcon size={32} strokeWidth={1.5} aria-hidden />
          {t("picture.none")}
          {children && <div className="text-base-content mt-2">{children}</div>}
        </div>
      )}
      {dragged !== "nowhere" && (
        <div
          className={`bg-base-100 rounded-box absolute inset-0 flex flex-col items-center justify-center gap-2 border-3 border-dashed p-4 text-center font-medium ${dragged === "here" ? "border-primary-mark" : "border-base-content/40"}`}
        >
          <ImageDown size={32} strokeWidth={1.5} aria-hidden />
          {t("picture.drop")}
        </div>
      )}
      <div role="status">{underway && <PictureProgress underway={underway} />}</div>
    </div>
  );
}

function PictureProgress({ underway: { doing, sent } }: { underway: Underway }) {
  const sending = sent !== null && sent < 1;
  return (
    <div className="appear bg-base-100/90 absolute inset-0 flex flex-col items-center justify-center gap-3 p-6 text-center font-medium">
      <LoaderCircle size={32} strokeWidth={1.5} className="animate-spin" aria-hidden />
      {doing === "sending" && !sending && sent !== null ? t("picture.preparing") : t(`picture.${doing}`)}
      {sending && (
        <div className="w-full max-w-60">
          <ProgressBar label={t("picture.sending")} part={sent} />
        </div>
      )}
    </div>
  );
}
