import { Suspense } from "react";
import { useLoaderData } from "react-router";
import { isAdminNow } from "../../api/accounts.ts";
import type { Answer } from "../../api/call.ts";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { AdminsOnly } from "../../ui/admins-only.tsx";
import { Headline } from "../../ui/headline.tsx";
import { Loading } from "../../ui/loading.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { GroupPanel } from "./group-panel.tsx";
import { LinkPanel } from "./link-panel.tsx";
import { loadManaged, type Managed } from "./managed.ts";
import { UserPanel } from "./user-panel.tsx";

/** Nothing for those whom the server would refuse. */
export async function loader() {
  return (await isAdminNow()) ? { managed: await soon(loadManaged()) } : null;
}

/** Who is here, in which group, and who may come: for administrators. */
export function Component() {
  return (
    <AdminsOnly>
      <Manage />
    </AdminsOnly>
  );
}

type Part = "users" | "groups" | "sign-ups";

function Manage() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <section className="flex flex-col gap-6">
      <PageTitle of={t("manage.headline")} />
      <Headline>{t("manage.headline")}</Headline>
      <Tabs<Part>
        label={t("manage.parts")}
        tabs={[
          { name: "users", label: t("manage.users") },
          { name: "groups", label: t("manage.groups") },
          { name: "sign-ups", label: t("manage.links") },
        ]}
      >
        {(part) => (
          <Suspense fallback={<Skeleton />}>
            {loaded ? (
              <Open part={part} managed={loaded.managed} />
            ) : (
              <Problem message={t("call.no-answer")} />
            )}
          </Suspense>
        )}
      </Tabs>
    </section>
  );
}

function Open({ part, managed }: { part: Part; managed: Soon<Answer<Managed>> }) {
  const answer = useSoon(managed);
  if (!answer.ok) return <Problem message={answer.message} />;
  if (part === "groups") return <GroupPanel groups={answer.data.groups} />;
  if (part === "sign-ups") return <LinkPanel links={answer.data.links} />;
  return <UserPanel users={answer.data.users} groups={answer.data.groups} />;
}

function Skeleton() {
  return (
    <Loading className="flex flex-col gap-3">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="bg-base-300 rounded-box h-16 animate-pulse" />
      ))}
    </Loading>
  );
}
