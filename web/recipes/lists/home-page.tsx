import { ArrowRight } from "lucide-react";
import { lazy, Suspense, useDeferredValue, useId } from "react";
import { Link, useLoaderData, useLocation, useNavigationType, type LoaderFunctionArgs } from "react-router";
import type { Answer } from "../../api/call.ts";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { signedIn, user } from "../../state/session.ts";
import { useValue } from "../../state/use-value.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { Headline } from "../../ui/headline.tsx";
import { later } from "../../ui/later.ts";
import { Message } from "../../ui/message.tsx";
import { Problem } from "../../ui/problem.tsx";
import { startAdding } from "../add-recipe.tsx";
import { CardGrid, CardGridSkeleton } from "./card-grid.tsx";
import { loadHome, sortName, type Home, type HomeSection } from "./home-sections.ts";
import { SortLinks } from "./sort-links.tsx";

const SampleLine = lazy(async () => ({ default: (await later(import("./sample-line.tsx"))).SampleLine }));

export async function loader({ request }: LoaderFunctionArgs) {
  return { home: await soon(loadHome(new URL(request.url).searchParams)) };
}

export function Component() {
  const { home } = useLoaderData<typeof loader>();
  return (
    <>
      <PageTitle />
      <Suspense fallback={<CardGridSkeleton />}>
        <Sections home={home} />
      </Suspense>
    </>
  );
}

function Sections({ home }: { home: Soon<Answer<Home>> }) {
  const answer = useSoon(home);
  if (!answer.ok) return <Problem message={answer.message} />;
  const { newest, sections } = answer.data;
  if (newest.length === 0) return <NothingYet />;
  if (sections.length === 0) return <NoSection />;
  return (
    <div className="flex flex-col gap-10">
      <Headline className="sr-only">{t("home.title")}</Headline>
      <AllSections sections={sections} />
      <ForAdmin />
    </div>
  );
}

/** The first section immediately, the others after it; all at once when coming back, to restore the scroll position. */
function AllSections({ sections }: { sections: HomeSection[] }) {
  const { key } = useLocation();
  const isBack = useNavigationType() === "POP" && key !== "default";
  const shown = useDeferredValue(sections, isBack ? sections : sections.slice(0, 1));
  return shown.map((section, position) => (
    <Section key={section.category ?? ""} {...section} first={position === 0} />
  ));
}

function Section({ category, name, recipes, first }: HomeSection & { first: boolean }) {
  const id = useId();
  const title = name ?? t("home.recent");
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={id} dir="auto" className="min-w-0 grow text-2xl">
          {title}
        </h2>
        <SortLinks name={sortName(category)} of={title} />
      </div>
      <CardGrid recipes={recipes} level="h3" first={first} />
      <Link
        to={category === null ? "/recipes/all" : `/recipes/category/${category}`}
        className="btn btn-ghost self-start"
        aria-describedby={id}
      >
        {t(category === null ? "home.all" : "home.more")}
        <ArrowRight size={20} aria-hidden />
      </Link>
    </section>
  );
}

function NoSection() {
  return (
    <Message
      title={t("home.title")}
      action={
        <Link to="/recipes/all" className="btn btn-primary">
          {t("home.all")}
        </Link>
      }
    >
      {t("home.hidden")}
    </Message>
  );
}

function NothingYet() {
  const mayAdd = useValue(signedIn);
  return (
    <Message
      title={t("home.empty-title")}
      action={
        mayAdd ? (
          <>
            <button type="button" className="btn btn-primary" onClick={() => startAdding("link")}>
              {t("add.title")}
            </button>
            <ForAdmin isEmpty />
          </>
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

function ForAdmin({ isEmpty = false }) {
  const isAdmin = useValue(user)?.admin;
  return <Suspense>{(isEmpty || isAdmin) && <SampleLine isEmpty={isEmpty} />}</Suspense>;
}
