import type { ReactNode } from "react";
import { Link } from "react-router";
import { user } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { Message } from "./message.tsx";

export function AdminsOnly({ children }: { children: ReactNode }) {
  if (useValue(user)?.admin) return children;
  return (
    <Message
      title={t("admin.only-title")}
      emoji="🗝️"
      action={
        <Link to="/" className="btn btn-primary">
          {t("error.home")}
        </Link>
      }
    >
      <PageTitle of={t("admin.only-title")} />
      {t("admin.only")}
    </Message>
  );
}
