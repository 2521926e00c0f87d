import { Suspense } from "react";
import { useLoaderData } from "react-router";
import { isAdminNow } from "../api/accounts.ts";
import type { Answer } from "../api/call.ts";
import { soon, useSoon, type Soon } from "../api/soon.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { AdminsOnly } from "../ui/admins-only.tsx";
import { Headline } from "../ui/headline.tsx";
import { Loading } from "../ui/loading.tsx";
import { Problem } from "../ui/problem.tsx";
import { loadSettings, type LoadedSettings } from "./load-settings.ts";
import { Settings } from "./settings.tsx";

/** Nothing for those whom the server would refuse. */
export async function loader() {
  return (await isAdminNow()) ? { loaded: await soon(loadSettings()) } : null;
}

/** `/admin/settings`: what administrators decide for everybody. */
export function Component() {
  return (
    <AdminsOnly>
      <Page />
    </AdminsOnly>
  );
}

function Page() {
  const data = useLoaderData<typeof loader>();
  return (
    <section className="flex max-w-[760px] flex-col gap-6">
      <PageTitle of={t("settings.title")} />
      <Headline>{t("settings.title")}</Headline>
      <Suspense fallback={<Skeleton />}>
        {data ? <Loaded loaded={data.loaded} /> : <Problem message={t("call.no-answer")} />}
      </Suspense>
    </section>
  );
}

function Loaded({ loaded }: { loaded: Soon<Answer<LoadedSettings>> }) {
  const answer = useSoon(loaded);
  if (!answer.ok) return <Problem message={answer.message} />;
  return <Settings {...answer.data} />;
}

function Skeleton() {
  return (
    <Loading className="flex flex-col gap-6">
      {["h-160", "h-64", "h-40"].map((height) => (
        <div key={height} className={`bg-base-300 rounded-box animate-pulse ${height}`} />
      ))}
    </Loading>
  );
}
