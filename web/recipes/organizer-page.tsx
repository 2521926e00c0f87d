import { Suspense } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import type { OrganizerWithRecipes } from "../../src/contract/recipes.ts";
import { call, type Answer } from "../api/call.ts";
import { soon, useSoon, type Soon } from "../api/soon.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { Headline } from "../ui/headline.tsx";
import { NotFound } from "../ui/not-found.tsx";
import { Problem } from "../ui/problem.tsx";
import { CardGrid, CardGridSkeleton } from "./card-grid.tsx";

type Kind = "category" | "tag";

/** One category or tag with its recipes: the same page for both kinds. */
export function organizerPage(kind: Kind) {
  const calls = kind === "category" ? "categories" : "tags";

  async function loader({ params }: LoaderFunctionArgs) {
    const slug = encodeURIComponent(params["slug"] ?? "");
    return { organizer: await soon(call<OrganizerWithRecipes>("GET", `${calls}/${slug}`)) };
  }

  function Component() {
    const { organizer } = useLoaderData<typeof loader>();
    return (
      <Suspense fallback={<CardGridSkeleton />}>
        <RecipesIn kind={kind} organizer={organizer} />
      </Suspense>
    );
  }

  return { loader, Component };
}

function RecipesIn({ kind, organizer }: { kind: Kind; organizer: Soon<Answer<OrganizerWithRecipes>> }) {
  const answer = useSoon(organizer);
  if (!answer.ok && answer.status !== 404) return <Problem message={answer.message} />;
  if (!answer.ok)
    return <NotFound title={t("error.not-found-title")}>{t(`organizer.unknown-${kind}`)}</NotFound>;
  const { name, recipes } = answer.data;
  return (
    <section className="appear flex flex-col gap-5">
      <PageTitle of={name} />
      <div>
        <p className="text-muted text-sm">{t(`organizer.${kind}`)}</p>
        <Headline>{name}</Headline>
        <p className="text-muted text-sm">
          {recipes.length > 0 ? t("organizer.count", { count: recipes.length }) : t("organizer.empty")}
        </p>
      </div>
      <CardGrid recipes={recipes} />
    </section>
  );
}
