import { useLoaderData } from "react-router";
import type { User } from "../../../src/contract/accounts.ts";
import type { Group } from "../../../src/contract/groups.ts";
import type { SignUpLink } from "../../../src/contract/sign-ups.ts";
import { forAdmins } from "../../api/for-admins.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { AdminsOnly, LoadedForAdmins } from "../../ui/admins-only.tsx";
import { Headline } from "../../ui/headline.tsx";
import { LoadingBlocks } from "../../ui/loading-blocks.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { callApi } from "../../api/call-api.ts";
import type { Answer } from "../../api/call.ts";
import { GroupPanel } from "./group-panel.tsx";
import { LinkPanel } from "./link-panel.tsx";
import { UserPanel } from "./user-panel.tsx";

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

interface Managed {
  /** The first one is the original administrator. */
  users: User[];
  /** The first one is the default group. */
  groups: Group[];
  links: SignUpLink[];
}

async function loadManaged(): Promise<Answer<Managed>> {
  const [users, groups, links] = await Promise.all([
    callApi("GET users"),
    callApi("GET groups"),
    callApi("GET users/sign-ups"),
  ]);
  if (!users.ok) return users;
  if (!groups.ok) return groups;
  if (!links.ok) return links;
  return {
    ok: true,
    status: users.status,
    data: { users: users.data, groups: groups.data, links: links.data },
  };
}
