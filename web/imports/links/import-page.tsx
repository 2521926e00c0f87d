import { Link2Off } from "lucide-react";
import { startTransition, useState } from "react";
import { Link, useLoaderData, useNavigate, useRevalidator } from "react-router";
import { loginPath } from "../../api/way-to-sign-in.ts";
import { signedIn } from "../../state/session.ts";
import { useValue } from "../../state/use-value.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { Message } from "../../ui/message.tsx";
import { askAgain, receivePage, type ReceivedPage, type ReceiveFailure } from "./receive-page.ts";
import { ImportCard } from "./import-card.tsx";
import { ImportDialog } from "./import-dialog.tsx";
import { useImportSteps } from "./use-import-steps.ts";

export async function loader() {
  return { page: await receivePage() };
}

export function Component() {
  const { page } = useLoaderData<{ page: ReceivedPage | ReceiveFailure }>();
  const mayAdd = useValue(signedIn);
  if (!mayAdd) return <SignInFirst page={page} />;
  return typeof page === "string" ? <NothingCame why={page} /> : <Import page={page} />;
}

function Import({ page }: { page: ReceivedPage }) {
  const navigate = useNavigate();
  const steps = useImportSteps({ at: "page", page }, page.url, (slug, leftOut) =>
    navigate(`/recipe/${slug}`, { state: { leftOut } }),
  );
  return <ImportCard steps={steps} />;
}

function SignInFirst({ page }: { page: ReceivedPage | ReceiveFailure }) {
  const title = t("import.page-title");
  return (
    <Message
      title={title}
      action={
        <Link to={loginPath("/import-page")} className="btn btn-primary">
          {t("frame.log-in")}
        </Link>
      }
    >
      <PageTitle of={title} />
      {typeof page === "string"
        ? t("import.page-sign-in")
        : t("import.page-sign-in-from", { host: new URL(page.url).host })}
    </Message>
  );
}

function NothingCame({ why }: { why: ReceiveFailure }) {
  const { revalidate } = useRevalidator();
  const [pasting, setPasting] = useState(false);

  function again(): void {
    askAgain();
    void revalidate();
  }

  return (
    <>
      <Message
        title={t("import.page-none-title")}
        Icon={Link2Off}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <button
              type="button"
              className="btn btn-primary"
              onClick={() => startTransition(() => setPasting(true))}
            >
              {t("import.way-source")}
            </button>
            {why === "no-answer" && (
              <button type="button" className="btn bg-base-100 border-base-300" onClick={again}>
                {t("error.again")}
              </button>
            )}
            <Link to="/bookmarklet" className="btn bg-base-100 border-base-300">
              {t("bookmarklet.title")}
            </Link>
          </div>
        }
      >
        <PageTitle of={t("import.page-none-title")} />
        {why === "no-answer" ? t("import.page-no-answer") : t("import.page-no-opener")}
      </Message>
      {pasting && <ImportDialog start="source" onClose={() => setPasting(false)} />}
    </>
  );
}
