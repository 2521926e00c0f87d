import { t } from "../text/translation.ts";
import { NotFound } from "../ui/not-found.tsx";

export function NotFoundPage() {
  return <NotFound title={t("error.not-found-title")}>{t("error.not-found")}</NotFound>;
}
