import { Suspense, useDeferredValue } from "react";
import { useLoaderData, useNavigate, useSearchParams, type LoaderFunctionArgs } from "react-router";
import { soon, useSoon, type Soon } from "../api/soon.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { LoadingBlocks } from "../ui/loading-blocks.tsx";
import { Problem } from "../ui/problem.tsx";
import { ListView } from "./list-view.tsx";
import { chooseList, loadLists, rememberList } from "./manage/load-lists.ts";
import { loadStoredLists } from "./sync/lists-on-device.ts";

type Lists = Soon<Awaited<ReturnType<typeof loadLists>>>;

/** A list opens as this device has it, so its page doesn't wait for the server either. */
export async function loader({ request }: LoaderFunctionArgs): Promise<{ latest: Lists; first: Lists }> {
  const latest = loadLists();
  const stored = await loadStoredLists();
  const asked = new URL(request.url).searchParams.get("list");
  if (stored && (asked === null || stored.some(({ id }) => String(id) === asked)))
    return {
      latest: { value: latest },
      first: { value: { ok: true, status: 200, data: stored, isKept: true } },
    };
  const lists = await soon(latest);
  return { latest: lists, first: lists };
}

export function Component() {
  const [query] = useSearchParams();
  const asked = query.get("list");
  return (
    <div className="reading-width flex flex-col gap-3 max-sm:pb-16 print:max-w-none">
      <PageTitle of={t("shopping-list.title")} />
      <Suspense fallback={<LoadingBlocks className="gap-4" heights={["h-12", "h-12", "h-40", "h-64"]} />}>
        <ChosenList key={asked} asked={asked} />
      </Suspense>
    </div>
  );
}

function ChosenList({ asked }: { asked: string | null }) {
  const { latest, first } = useLoaderData<typeof loader>();
  const answer = useSoon(useDeferredValue(latest, first));
  const navigate = useNavigate();
  if (!answer.ok) return <Problem message={answer.message} />;
  const list = chooseList(answer.data, asked);
  if (!list) return <Problem message={t("call.failed")} />;

  function open(id: number | null): void {
    if (id !== null) rememberList(id);
    void navigate(id === null ? "/shopping" : `/shopping?list=${id}`, { replace: id === null });
  }

  return <ListView key={list.id} lists={answer.data} list={list} onChoose={open} />;
}
