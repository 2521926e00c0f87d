import { KeyRound } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { Link } from "react-router";
import { user } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import type { ForAdmins } from "../api/for-admins.ts";
import { useSoon, type Soon } from "../api/soon.ts";
import { Message } from "./message.tsx";
import { Problem } from "./problem.tsx";

export function AdminsOnly({ children }: { children: ReactNode }) {
  if (useValue(user)?.admin) return children;
  return (
    <Message
      title={t("admin.only-title")}
      Icon={KeyRound}
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

interface LoadedForAdminsProps<Data> {
  loaded: ForAdmins<Data>;
  skeleton: ReactNode;
  children(data: Data): ReactNode;
}

/** Without data, an administrator sees that the server didn't answer. */
export function LoadedForAdmins<Data>({ loaded, skeleton, children }: LoadedForAdminsProps<Data>) {
  if (!loaded) return <Problem message={t("call.no-answer")} />;
  return (
    <Suspense fallback={skeleton}>
      <Loaded loaded={loaded}>{children}</Loaded>
    </Suspense>
  );
}

function Loaded<Data>({ loaded, children }: { loaded: Soon<Data>; children(data: Data): ReactNode }) {
  return children(useSoon(loaded));
}
