import { Suspense, type ReactNode } from "react";
import type { DebugInfo, LatestRelease } from "../../src/contract/about.ts";
import { BASE } from "../api/path.ts";
import { useSoon, type Soon } from "../api/soon.ts";
import { t, type TextKey } from "../text/translation.ts";

interface Props {
  info: DebugInfo;
  release: Soon<LatestRelease | null>;
}

export function Facts({ info, release }: Props) {
  return (
    <dl className="divide-base-300 -my-3 divide-y">
      <Fact name="about.version">{info.version}</Fact>
      <Suspense>
        <Latest version={info.version} release={release} />
      </Suspense>
      {info.demoStatus && <Fact name="about.demo-status">{t("about.demo")}</Fact>}
    </dl>
  );
}

export function TechnicalFacts({ info }: { info: DebugInfo }) {
  return (
    <dl className="divide-base-300 divide-y text-sm">
      <Fact name="about.mode">{t(info.production ? "about.production" : "about.development")}</Fact>
      {!info.demoStatus && <Fact name="about.demo-status">{t("about.not-demo")}</Fact>}
      <Fact name="about.port">{info.apiPort}</Fact>
      <Fact name="about.docs">
        {info.apiDocs ? (
          <a href={`${BASE}docs`} className="underline underline-offset-3">
            {t("about.enabled")}
          </a>
        ) : (
          t("about.disabled")
        )}
      </Fact>
      <Fact name="about.database">{info.dbType}</Fact>
      <Fact name="about.file">{info.sqliteFile}</Fact>
      <Fact name="about.group">{info.defaultGroup}</Fact>
    </dl>
  );
}

function Latest({ version, release }: { version: string; release: Props["release"] }) {
  const latest = useSoon(release);
  if (!latest) return null;
  return (
    <Fact name="about.latest">
      {latest.tag_name === version ? t("about.up-to-date", { version }) : latest.tag_name}
    </Fact>
  );
}

function Fact({ name, children }: { name: TextKey; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-3">
      <dt className="text-muted">{t(name)}</dt>
      <dd dir="auto" className="min-w-0 font-medium [overflow-wrap:anywhere]">
        {children}
      </dd>
    </div>
  );
}
