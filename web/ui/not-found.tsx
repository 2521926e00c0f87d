import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { Message } from "./message.tsx";

export function NotFound({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Message
      title={title}
      action={
        <Link to="/" className="btn btn-primary">
          {t("error.home")}
        </Link>
      }
    >
      <PageTitle of={title} />
      {children}
    </Message>
  );
}
