import { t } from "../text/translation.ts";
import { Problem } from "../ui/problem.tsx";

/** Reloads the page, since the app itself may be broken. */
export function ErrorPage() {
  return <Problem message={t("error.broken-page")} onAgain={() => location.reload()} />;
}
