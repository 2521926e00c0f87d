import { Link } from "react-router";
import { user } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { Message } from "../ui/message.tsx";

export function PageWithoutCategories({ title }: { title: string }) {
  const mayChange = useValue(user)?.admin === true;
  const [to, label] = mayChange ? ["/admin/settings", t("pages.choose")] : ["/recipes/all", t("home.all")];
  return (
    <Message
      title={title}
      emoji="🍽️"
      action={
        <Link to={to} className="btn btn-primary">
          {label}
        </Link>
      }
    >
      <PageTitle of={title} />
      {t(mayChange ? "pages.empty-admin" : "pages.empty")}
    </Message>
  );
}
