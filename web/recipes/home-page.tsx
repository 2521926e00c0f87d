import { startTransition, Suspense, useState } from "react";
import { Link, useLoaderData } from "react-router";
import type { RecipeSummary } from "../../src/contract/recipes.ts";
import { CARDS_PER_SECTION } from "../../src/contract/rules.ts";
import { call, type Answer } from "../api/call.ts";
import { soon, useSoon, type Soon } from "../api/soon.ts";
import { signedIn } from "../state/session.ts";
import { site } from "../state/site.ts";
import { useValue } from "../state/use-value.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { Headline } from "../ui/headline.tsx";
import { Message } from "../ui/message.tsx";
import { Problem } from "../ui/problem.tsx";
import { AddRecipe, type WayIn } from "./add-recipe.tsx";
import { CardGrid, CardGridSkeleton } from "./card-grid.tsx";

/** The newest, as many as a section can show. */
export async function loader() {
  const path = `recipes/summary?order=recent&limit=${CARDS_PER_SECTION.most}`;
  return { recent: await soon(call<RecipeSummary[]>("GET", path)) };
}

export function Component() {
  const { recent } = useLoaderData<typeof loader>();
  const mayAdd = useValue(signedIn);
  const [adding, setAdding] = useState<WayIn | null>(null);
  const add = (way: WayIn | null) => startTransition(() => setAdding(way));
  return (
    <>
      <PageTitle />
      <Suspense fallback={<CardGridSkeleton />}>
        <Sections recent={recent} onAdd={() => add("link")} />
      </Suspense>
      {mayAdd && <AddRecipe adding={adding} onAdding={add} />}
    </>
  );
}

function Sections({ recent, onAdd }: { recent: Soon<Answer<RecipeSummary[]>>; onAdd: () => void }) {
  const { showRecent, cardsPerSection } = useValue(site);
  const answer = useSoon(recent);
  if (!answer.ok) return <Problem message={answer.message} />;
  if (answer.data.length === 0) return <NothingYet onAdd={onAdd} />;
  if (!showRecent) return <Message title={t("home.title")}>{t("home.hidden")}</Message>;
  return (
    <section className="appear flex flex-col gap-5">
      <Headline>{t("home.recent")}</Headline>
      <CardGrid recipes={answer.data.slice(0, cardsPerSection)} />
    </section>
  );
}

function NothingYet({ onAdd }: { onAdd: () => void }) {
  const mayAdd = useValue(signedIn);
  return (
    <Message
      title={t("home.empty-title")}
      action={
        mayAdd ? (
          <button type="button" className="btn btn-primary" onClick={onAdd}>
            {t("add.title")}
          </button>
        ) : (
          <Link to="/login" className="btn btn-primary">
            {t("frame.log-in")}
          </Link>
        )
      }
    >
      {mayAdd ? t("home.empty-user") : t("home.empty-visitor")}
    </Message>
  );
}
