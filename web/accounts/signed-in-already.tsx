import { Link } from "react-router";
import { endSession } from "../api/accounts.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { Message } from "../ui/message.tsx";

/** @param name null until the server answers */
export function SignedInAlready({ name }: { name: string | null }) {
  const title = name ? t("sign-up.already-as", { name }) : t("sign-up.already");
  return (
    <Message
      title={title}
      emoji="👋"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {/* The page is loaded anew by itself when a session ends. */}
          <button type="button" className="btn bg-base-100 border-base-300" onClick={endSession}>
            {t("sign-up.sign-out")}
          </button>
          <Link to="/" className="btn btn-primary">
            {t("error.home")}
          </Link>
        </div>
      }
    >
      <PageTitle of={t("sign-up.title")} />
      {t("sign-up.already-help")}
    </Message>
  );
}
