import { Suspense } from "react";
import { useLoaderData } from "react-router";
import { UNANSWERED } from "../../api/call.ts";
import { callApi, type AnswerTo } from "../../api/call-api.ts";
import { forAdmins, type ForAdmins } from "../../api/for-admins.ts";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { refreshCorrections } from "../../ingredients/corrections.ts";
import { user } from "../../state/session.ts";
import { useValue } from "../../state/use-value.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { Headline } from "../../ui/headline.tsx";
import { LoadingBlocks } from "../../ui/loading-blocks.tsx";
import { Problem } from "../../ui/problem.tsx";
import { CorrectionsCard } from "./corrections-card.tsx";
import { TaughtFoodsCard } from "./taught-foods-card.tsx";
import { UnknownFoodsCard } from "./unknown-foods-card.tsx";

export async function loader() {
  const unknown = forAdmins(() => callApi("GET unknown-foods"));
  return { known: await soon(refreshCorrections()), unknown: await unknown };
}

export function Component() {
  const { known, unknown } = useLoaderData<typeof loader>();
  return (
    <section className="reading-width flex flex-col gap-6">
      <PageTitle of={t("ingredients.title")} />
      <Headline>{t("ingredients.title")}</Headline>
      <Suspense fallback={<LoadingBlocks className="gap-6" heights={["h-64", "h-64"]} />}>
        <Cards known={known} unknown={unknown} />
      </Suspense>
    </section>
  );
}

interface CardsProps {
  known: Soon<AnswerTo<"GET ingredient-corrections">>;
  unknown: ForAdmins<AnswerTo<"GET unknown-foods">>;
}

function Cards({ known, unknown }: CardsProps) {
  const answer = useSoon(known);
  const isAdmin = useValue(user)?.admin === true;
  if (!answer.ok) return <Problem message={answer.message} />;
  const { lines, foods } = answer.data;
  return (
    <>
      <CorrectionsCard lines={lines} />
      {unknown && <UnknownFoods loaded={unknown} />}
      {(isAdmin || foods.length > 0) && <TaughtFoodsCard foods={foods} isAdmin={isAdmin} />}
    </>
  );
}

function UnknownFoods({ loaded }: { loaded: Soon<AnswerTo<"GET unknown-foods">> }) {
  const answer = useSoon(loaded);
  if (answer.ok) return <UnknownFoodsCard foods={answer.data} />;
  // Offline, the rest of the page still works.
  return answer.status === UNANSWERED ? null : <Problem message={answer.message} />;
}
