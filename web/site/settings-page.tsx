import { useLoaderData } from "react-router";
import { forAdmins } from "../api/for-admins.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { AdminsOnly, LoadedForAdmins } from "../ui/admins-only.tsx";
import { Headline } from "../ui/headline.tsx";
import { LoadingBlocks } from "../ui/loading-blocks.tsx";
import { Problem } from "../ui/problem.tsx";
import { loadSettings } from "./load-settings.ts";
import { Settings } from "./settings.tsx";

export async function loader() {
  return forAdmins(loadSettings);
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <AdminsOnly>
      <section className="reading-width flex flex-col gap-6">
        <PageTitle of={t("settings.title")} />
        <Headline>{t("settings.title")}</Headline>
        <LoadedForAdmins
          loaded={loaded}
          skeleton={<LoadingBlocks className="gap-6" heights={["h-160", "h-64", "h-40"]} />}
        >
          {(answer) => (answer.ok ? <Settings {...answer.data} /> : <Problem message={answer.message} />)}
        </LoadedForAdmins>
      </section>
    </AdminsOnly>
  );
}
