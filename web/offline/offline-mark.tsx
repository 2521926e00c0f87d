import { CloudOff } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link, useRevalidator } from "react-router";
import { isOffline } from "../state/connection.ts";
import { useValue } from "../state/use-value.ts";
import { t } from "../text/translation.ts";

export function OfflineMark() {
  const offline = useValue(isOffline);
  const { revalidate } = useRevalidator();
  const was = useRef(false);
  // The page may show outdated data.
  useEffect(() => {
    if (was.current && !offline) void revalidate();
    was.current = offline;
  }, [offline, revalidate]);
  return (
    <div role="status" className="flex">
      {offline && (
        <Link to="/device" title={t("offline.help")} className="btn btn-ghost text-muted px-2 font-normal">
          <CloudOff size={20} aria-hidden />
          {t("offline.title")}
          <span className="sr-only">{t("offline.help")}</span>
        </Link>
      )}
    </div>
  );
}
