import { Link } from "react-router";
import { t } from "../../text/translation.ts";

export function NothingFound() {
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="max-w-prose text-pretty">{t("file-import.none-help")}</p>
      <Link to="/imports/files" className="btn btn-primary">
        {t("file-import.choose-others")}
      </Link>
    </div>
  );
}
