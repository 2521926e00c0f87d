import { useRouteError } from "react-router";
import { t } from "../text/translation.ts";
import { Message } from "../ui/message.tsx";

/** When a page breaks: what happened, that nothing is lost, and what to do. */
export function ErrorPage() {
  const problem = useRouteError();
  // For whoever looks into the browser's console to find out why.
  reportError(problem);
  return (
    <Message
      title={t("error.title")}
      emoji="🫕"
      action={
        <button type="button" className="btn btn-primary" onClick={() => location.reload()}>
          {t("error.again")}
        </button>
      }
    >
      {t("error.broken-page")}
    </Message>
  );
}
