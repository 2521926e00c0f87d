import { Download } from "lucide-react";
import { apiPath } from "../api/path.ts";
import { t } from "../text/translation.ts";
import { MENU_ITEM, Popover } from "../ui/popover.tsx";

const FORMATS = ["markdown", "json"] as const;

export function ExportMenu({ slug }: { slug: string }) {
  return (
    <Popover
      label={t("export.export")}
      button={<Download size={20} aria-hidden />}
      buttonClass="btn btn-ghost btn-circle -mr-2"
      panelClass="top-full right-0 mt-1 w-56"
    >
      {(close) =>
        FORMATS.map((format) => (
          <a
            key={format}
            href={apiPath(`recipes/${encodeURIComponent(slug)}/export?format=${format}`)}
            download=""
            className={MENU_ITEM}
            onClick={close}
          >
            {t(`export.as-${format}`)}
          </a>
        ))
      }
    </Popover>
  );
}
