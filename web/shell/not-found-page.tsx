import { t } from "../text/translation.ts";
import { NotFound } from "../ui/not-found.tsx";

/** For every address that is no page. */
export function NotFoundPage() {
  return <NotFound title={t("error.not-found-title")}>{t("error.not-found")}</NotFound>;
}
