import { Suspense } from "react";
import { Link, useLoaderData } from "react-router";
import type { ListedOrganizer } from "../../src/contract/organizers.ts";
import { callApi } from "../api/call-api.ts";
import type { Answer } from "../api/call.ts";
import { soon, useSoon, type Soon } from "../api/soon.ts";
import { signedIn } from "../state/session.ts";
import { useValue } from "../state/use-value.ts";
import { PageTitle } from "../text/page-title.tsx";
import { Online } from "../ui/online.tsx";
import { t } from "../text/translation.ts";
import { Headline } from "../ui/headline.tsx";
import { Loading } from "../ui/loading.tsx";
import { Problem } from "../ui/problem.tsx";
import { EditedField } from "../ui/edited-field.tsx";
import { Form } from "../ui/form.tsx";
import { ORGANIZER_KINDS, type KindInCalls } from "./organizer-kinds.ts";
import { OrganizerList } from "./organizer-list.tsx";
import { useNewOrganizer } from "./use-new-organizer.ts";

export function organizersPage(calls: KindInCalls) {
  async function loader() {
    return { organizers: await soon(callApi(`GET ${calls}`)) };
  }

  function Component() {
    const { organizers } = useLoaderData<typeof loader>();
    const mayMake = useValue(signedIn);
    return (
      <section className="reading-width flex flex-col gap-6">
        <PageTitle of={t(`recipe.${calls}`)} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Headline className="min-w-0 grow text-2xl">{t(`recipe.${calls}`)}</Headline>
          <KindLinks chosen={calls} />
        </div>
        {mayMake && <NewOrganizer key={calls} kind={calls} />}
        <Suspense fallback={<ListSkeleton />}>
          <All key={calls} kind={calls} organizers={organizers} />
        </Suspense>
      </section>
    );
  }

  return { loader, Component };
}

function All({ kind, organizers }: { kind: KindInCalls; organizers: Soon<Answer<ListedOrganizer[]>> }) {
  const answer = useSoon(organizers);
  if (!answer.ok) return <Problem message={answer.message} />;
  if (answer.data.length === 0) return <p className="text-muted">{t(`organize.no-${kind}`)}</p>;
  return <OrganizerList kind={kind} organizers={answer.data} />;
}

function KindLinks({ chosen }: { chosen: KindInCalls }) {
  return (
    <nav aria-label={t("organize.kinds")} className="bg-base-300 rounded-field flex p-0.5 text-sm">
      {ORGANIZER_KINDS.map((kind) => (
        <Link
          key={kind}
          to={`/recipes/${kind}`}
          aria-current={kind === chosen ? "page" : undefined}
          className={`rounded-field flex min-h-11 items-center px-3 sm:min-h-10 ${kind === chosen ? "bg-base-100 font-medium" : "text-muted"}`}
        >
          {t(`recipe.${kind}`)}
        </Link>
      ))}
    </nav>
  );
}

function ListSkeleton() {
  return (
    <Loading className="flex flex-col gap-2">
      {[0, 1, 2, 3, 4].map((row) => (
        <div key={row} className="bg-base-300 rounded-field h-12 animate-pulse" />
      ))}
    </Loading>
  );
}

function NewOrganizer({ kind }: { kind: KindInCalls }) {
  const { name, problem, isEmpty, type, create } = useNewOrganizer(kind);
  return (
    <Online>
      <Form onSubmit={async () => void (await create())}>
        <EditedField
          label={t(kind === "categories" ? "organize.new-category" : "organize.new-tag")}
          value={name}
          onType={type}
          problem={problem}
          action={
            <button type="submit" className="btn btn-primary" disabled={isEmpty}>
              {t("organize.create")}
            </button>
          }
        />
      </Form>
    </Online>
  );
}
