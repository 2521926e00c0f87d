import { useLoaderData } from "react-router";
import { forAdmins } from "../../api/for-admins.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { AdminsOnly } from "../../ui/admins-only.tsx";
import { Headline } from "../../ui/headline.tsx";
import { LoadedForAdmins } from "../../ui/loaded-for-admins.tsx";
import { LoadingBlocks } from "../../ui/loading-blocks.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { GroupPanel } from "./group-panel.tsx";
import { LinkPanel } from "./link-panel.tsx";
import { loadManaged, type Managed } from "./managed.ts";
import { UserPanel } from "./user-panel.tsx";

/** What the page shows; nothing for those whom the server would refuse. */
export async function loader() {
  return forAdmins(loadManaged);
}

type Part = "users" | "groups" | "sign-ups";

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <AdminsOnly>
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
            <LoadedForAdmins
              loaded={loaded}
              skeleton={<LoadingBlocks className="gap-3" heights={["h-16", "h-16", "h-16", "h-16"]} />}
            >
              {(answer) =>
                answer.ok ? <Panel part={part} {...answer.data} /> : <Problem message={answer.message} />
              }
            </LoadedForAdmins>
          )}
        </Tabs>
      </section>
    </AdminsOnly>
  );
}

function Panel({ part, users, groups, links }: Managed & { part: Part }) {
  if (part === "groups") return <GroupPanel groups={groups} />;
  if (part === "sign-ups") return <LinkPanel links={links} />;
  return <UserPanel users={users} groups={groups} />;
}
