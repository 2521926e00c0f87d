import { Suspense } from "react";
import { useLoaderData } from "react-router";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { refreshCorrections } from "../../recipes/amounts/corrections.ts";
import { user } from "../../state/session.ts";
import { useValue } from "../../state/use-value.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { Headline } from "../../ui/headline.tsx";
import { LoadingBlocks } from "../../ui/loading-blocks.tsx";
import { Problem } from "../../ui/problem.tsx";
import { CorrectionsCard } from "./corrections-card.tsx";
import { TaughtFoodsCard } from "./taught-foods-card.tsx";

export async function loader() {
  return { known: await soon(refreshCorrections()) };
}

export function Component() {
  const { known } = useLoaderData<typeof loader>();
  return (
    <section className="reading-width flex flex-col gap-6">
      <PageTitle of={t("ingredients.title")} />
      <Headline>{t("ingredients.title")}</Headline>
      <Suspense fallback={<LoadingBlocks className="gap-6" heights={["h-64", "h-64"]} />}>
        <Cards known={known} />
      </Suspense>
    </section>
  );
}

function Cards({ known }: { known: Soon<Awaited<ReturnType<typeof refreshCorrections>>> }) {
  const answer = useSoon(known);
  const isAdmin = useValue(user)?.admin === true;
  if (!answer.ok) return <Problem message={answer.message} />;
  const { lines, foods } = answer.data;
  return (
    <>
      <CorrectionsCard lines={lines} />
      {(isAdmin || foods.length > 0) && <TaughtFoodsCard foods={foods} isAdmin={isAdmin} />}
    </>
  );
}
