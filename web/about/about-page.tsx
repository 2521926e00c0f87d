import { Suspense } from "react";
import { Link, useLoaderData } from "react-router";
import type { DebugInfo, LatestRelease } from "../../src/contract/about.ts";
import { callApi } from "../api/call-api.ts";
import { type Answer } from "../api/call.ts";
import { soon, useSoon, type Soon } from "../api/soon.ts";
import { user } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { Headline } from "../ui/headline.tsx";
import { Loading } from "../ui/loading.tsx";
import { NotInDemo } from "../ui/not-in-demo.tsx";
import { Problem } from "../ui/problem.tsx";
import { SettingsCard } from "../ui/settings-card.tsx";
import { TechnicalDetails } from "../ui/technical-details.tsx";
import { DownloadButton } from "./download-button.tsx";
import { Facts, TechnicalFacts } from "./facts.tsx";

/** Not awaited: the latest release comes from another site. */
export async function loader() {
  const release = user.peek()?.admin ? latestRelease() : Promise.resolve(null);
  return { info: await soon(callApi("GET debug")), release: { value: release } };
}

async function latestRelease(): Promise<LatestRelease | null> {
  const answer = await callApi("GET debug/latest-release");
  return answer.ok ? answer.data : null;
}

export function Component() {
  const { info, release } = useLoaderData<typeof loader>();
  const isAdmin = useValue(user)?.admin === true;
  return (
    <section className="reading-width flex flex-col gap-6">
      <PageTitle of={t("about.title")} />
      <header className="flex flex-col gap-2">
        <Headline>{t("about.title")}</Headline>
        <p className="text-pretty">{t("about.what")}</p>
        <p className="text-muted text-sm text-pretty">{t("about.license")}</p>
      </header>
      <Suspense fallback={<Skeleton />}>
        <Running info={info} release={release} />
      </Suspense>
      <SettingsCard title={t("about.look-inside")} help={t("about.look-inside-help")}>
        <Link
          to="/debug"
          className="-my-3 flex min-h-11 items-center self-start underline underline-offset-3"
        >
          {t("about.debug")}
        </Link>
        {isAdmin && (
          <NotInDemo>
            <div className="flex flex-wrap gap-2">
              <DownloadButton file="last-recipe" />
              <DownloadButton file="log" />
            </div>
          </NotInDemo>
        )}
      </SettingsCard>
    </section>
  );
}

interface RunningProps {
  info: Soon<Answer<DebugInfo>>;
  release: Soon<LatestRelease | null>;
}

function Running({ info, release }: RunningProps) {
  const answer = useSoon(info);
  if (!answer.ok) return <Problem message={answer.message} />;
  return (
    <SettingsCard title={t("about.running")}>
      <Facts info={answer.data} release={release} />
      <TechnicalDetails>
        <TechnicalFacts info={answer.data} />
      </TechnicalDetails>
    </SettingsCard>
  );
}

function Skeleton() {
  return (
    <Loading>
      <div className="bg-base-300 rounded-box h-48 animate-pulse" />
    </Loading>
  );
}
