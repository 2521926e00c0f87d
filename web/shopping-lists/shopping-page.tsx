import { Suspense } from "react";
import { useLoaderData, useNavigate, useSearchParams } from "react-router";
import { soon, useSoon } from "../api/soon.ts";
import { PageTitle } from "../text/page-title.tsx";
import { t } from "../text/translation.ts";
import { LoadingBlocks } from "../ui/loading-blocks.tsx";
import { Problem } from "../ui/problem.tsx";
import { ListView } from "./list-view.tsx";
import { loadListsSoon } from "./load-lists-soon.ts";
import { chooseList, rememberList } from "./manage/load-lists.ts";

export async function loader() {
  return { lists: await soon(loadListsSoon()) };
}

export function Component() {
  return (
    <div className="reading-width flex flex-col gap-3 max-sm:pb-16 print:max-w-none">
      <PageTitle of={t("shopping-list.title")} />
      <Suspense fallback={<LoadingBlocks className="gap-4" heights={["h-12", "h-12", "h-40", "h-64"]} />}>
        <ChosenList />
      </Suspense>
    </div>
  );
}

function ChosenList() {
  const { lists } = useLoaderData<typeof loader>();
  const answer = useSoon(lists);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  if (!answer.ok) return <Problem message={answer.message} />;
  const list = chooseList(answer.data, query.get("list"));
  if (!list) return <Problem message={t("call.failed")} />;

  function open(id: number | null): void {
    if (id !== null) rememberList(id);
    void navigate(id === null ? "/shopping" : `/shopping?list=${id}`, { replace: id === null });
  }

  return <ListView key={list.id} lists={answer.data} list={list} onChoose={open} />;
}
