import { t } from "../text/translation.ts";
import { Problem } from "../ui/problem.tsx";

/** When a page breaks: what happened, that nothing is lost, and a fresh start, since the app itself may be in pieces. */
export function ErrorPage() {
  return <Problem message={t("error.broken-page")} onAgain={() => location.reload()} />;
}
