import { Suspense } from "react";
import { useLoaderData } from "react-router";
import type { Theme } from "../../src/contract/themes.ts";
import { DEFAULT_THEME } from "../../src/contract/rules.ts";
import type { Answer } from "../api/call.ts";
import { soon, useSoon, type Soon } from "../api/soon.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { AppearancePicker } from "../ui/appearance-picker.tsx";
import { Headline } from "../ui/headline.tsx";
import { Loading } from "../ui/loading.tsx";
import { Problem } from "../ui/problem.tsx";
import { SettingsCard } from "../ui/settings-card.tsx";
import { callApi, type AnswerTo } from "../api/call-api.ts";
import { renewTheme, themeName } from "../state/appearance.ts";
import { READY_THEMES } from "../state/ready-themes.ts";
import { ThemeList } from "./theme-list.tsx";

export async function loader() {
  return { themes: await soon(loadThemes()) };
}

export function Component() {
  const { themes } = useLoaderData<typeof loader>();
  return (
    <section className="flex flex-col gap-6">
      <PageTitle of={t("themes.title")} />
      <Headline>{t("themes.title")}</Headline>
      <SettingsCard title={t("themes.light-or-dark")} help={t("themes.light-or-dark-help")}>
        <AppearancePicker inWords />
      </SettingsCard>
      <Suspense fallback={<Skeleton />}>
        <Loaded themes={themes} />
      </Suspense>
    </section>
  );
}

function Loaded({ themes }: { themes: Soon<Answer<Theme[]>> }) {
  const answer = useSoon(themes);
  return answer.ok ? <ThemeList themes={answer.data} /> : <Problem message={answer.message} />;
}

function Skeleton() {
  return (
    <Loading className="grid gap-4 sm:grid-cols-2">
      {[0, 1].map((card) => (
        <div key={card} className="bg-base-300 rounded-box h-44 animate-pulse" />
      ))}
    </Loading>
  );
}

/** Also updates the shown theme, or replaces it by the default if it was deleted. */
async function loadThemes(): Promise<AnswerTo<"GET themes">> {
  const themes = await callApi("GET themes");
  if (!themes.ok) return themes;
  const findTheme = (name: string) => [...themes.data, ...READY_THEMES].find((one) => one.name === name);
  const now = findTheme(themeName.peek()) ?? findTheme(DEFAULT_THEME);
  if (now) renewTheme(now);
  return themes;
}
