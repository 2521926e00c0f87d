import { t } from "../text/translation.ts";
import { Problem } from "../ui/problem.tsx";
import { NotFound } from "../ui/not-found.tsx";

/** Reloads the page, since the app itself may be broken. */
export function ErrorPage() {
  return <Problem message={t("error.broken-page")} onAgain={() => location.reload()} />;
}

export function NotFoundPage() {
  return <NotFound title={t("error.not-found-title")}>{t("error.not-found")}</NotFound>;
}
