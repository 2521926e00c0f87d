import { CalendarClock } from "lucide-react";
import { Suspense, useEffect, useMemo, useState } from "react";
import { Link, useLoaderData, useRevalidator } from "react-router";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { useOpenRecipes } from "../../cooking/timers/open-recipes.ts";
import { loadCorrections } from "../../ingredients/corrections.ts";
import { useValue } from "../../state/use-value.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { Headline } from "../../ui/headline.tsx";
import { LoadingBlocks } from "../../ui/loading-blocks.tsx";
import { Message } from "../../ui/message.tsx";
import { Problem } from "../../ui/problem.tsx";
import { useScreenLock } from "../../ui/use-screen-on.ts";
import { dishes } from "../cook-mode/dishes.ts";
import { AddDish } from "./add-dish.tsx";
import { addKept } from "./add-kept.ts";
import { Chart } from "./chart.tsx";
import { keptAnswers } from "./kept-answers.ts";
import { LateNote } from "./late-note.tsx";
import { loadKitchen, type Kitchen } from "./load-kitchen.ts";
import { MissingTimes } from "./missing-times.tsx";
import { OvenNotes } from "./oven-notes.tsx";
import { readDish, type PlannedDish } from "./read-dish.ts";
import { ReadyField } from "./ready-field.tsx";
import { Rows } from "./rows.tsx";
import { ScheduleActions } from "./schedule-actions.tsx";
import { useSchedule } from "./use-schedule.ts";
import { useSendKept } from "./use-send-kept.ts";

interface Loaded {
  kitchen: Soon<Kitchen>;
}

export async function loader(): Promise<Loaded> {
  void loadCorrections();
  return { kitchen: await soon(loadKitchen()) };
}

export function Component() {
  const { kitchen } = useLoaderData<Loaded>();
  return (
    <div className="mx-auto flex w-full max-w-[60rem] flex-col gap-6">
      <PageTitle of={t("together.title")} />
      <Suspense fallback={<LoadingBlocks className="gap-4" heights={["h-12", "h-40", "h-64"]} />}>
        <LoadedKitchen kitchen={kitchen} />
      </Suspense>
    </div>
  );
}

function LoadedKitchen({ kitchen }: Loaded) {
  const { loaded: newest, planned, problem } = useSoon(kitchen);
  const loaded = useLoadedSoFar(newest);
  const all = useValue(dishes);
  useOpenRecipes(all.map(({ slug }) => slug));
  const { answers } = useValue(keptAnswers);
  const { revalidate } = useRevalidator();
  useSendKept(loaded);
  const hasAll = all.every(({ slug }) => loaded.has(slug));
  const isComplete = hasAll || problem !== null;
  // Another tab may have added one.
  useEffect(() => {
    if (!isComplete) void revalidate();
  }, [isComplete, revalidate]);
  const ready = useMemo(
    () =>
      all.flatMap((dish) => {
        const found = loaded.get(dish.slug);
        if (!found) return [];
        return [readDish(dish, { ...found, recipe: addKept(found.recipe, answers[dish.slug]) })];
      }),
    [all, loaded, answers],
  );
  if (ready.length === 0 && problem !== null) return <Problem message={problem} />;
  if (ready.length === 0) return <NoDishes planned={planned} />;
  return <Together dishes={ready} planned={planned} problem={hasAll ? null : problem} />;
}

/** Without a connection, the recipes of before stay. */
function useLoadedSoFar(newest: Kitchen["loaded"]): Kitchen["loaded"] {
  const [loaded, setLoaded] = useState(newest);
  const isNew = [...newest].some(([slug, dish]) => loaded.get(slug) !== dish);
  if (!isNew) return loaded;
  const all = new Map([...loaded, ...newest]);
  setLoaded(all);
  return all;
}

function NoDishes({ planned }: Pick<Kitchen, "planned">) {
  return (
    <Message
      title={t("together.empty-title")}
      Icon={CalendarClock}
      action={
        <div className="flex flex-col items-center gap-4">
          <AddDish planned={planned} />
          <Link to="/recipes/all" className="btn bg-base-100 border-base-300">
            {t("together.all-recipes")}
          </Link>
        </div>
      }
    >
      {t("together.empty")}
    </Message>
  );
}

interface Props extends Pick<Kitchen, "planned" | "problem"> {
  dishes: readonly PlannedDish[];
}

function Together({ dishes: own, planned, problem }: Props) {
  const plan = useSchedule(own);
  useScreenLock();
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <Headline>{t("together.title")}</Headline>
        <ReadyField plan={plan} />
      </header>
      {problem !== null && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
      <LateNote plan={plan} />
      <MissingTimes dishes={own} />
      <Chart dishes={own} plan={plan} />
      <OvenNotes dishes={own} plan={plan} />
      <Rows dishes={own} plan={plan} />
      <ScheduleActions dishes={own} plan={plan} />
      <AddDish planned={planned} isExplained />
    </>
  );
}
