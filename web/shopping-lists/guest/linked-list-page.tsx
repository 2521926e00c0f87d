import { CloudOff, Link2Off } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from "react-router";
import type { SharedList } from "../../../src/contract/shopping-links.ts";
import { soon, useSoon, type Soon } from "../../api/soon.ts";
import { PageTitle } from "../../text/page-title.tsx";
import { t } from "../../text/translation.ts";
import { LoadingBlocks } from "../../ui/loading-blocks.tsx";
import { Logo } from "../../ui/logo.tsx";
import { Message } from "../../ui/message.tsx";
import { Problem } from "../../ui/problem.tsx";
import { createGuestFollower, startGuestState } from "./follow-guest-list.ts";
import { GuestListView } from "./guest-list-view.tsx";
import { loadFirstList, type FirstList } from "./load-guest-list.ts";

export async function loader({ params }: LoaderFunctionArgs) {
  const token = params["token"] ?? "";
  return { token, answer: await soon(loadFirstList(token)) };
}

/** Outside the frame, since it leads to no other place and works without signing in. */
export function Component() {
  const { token, answer } = useLoaderData<{ token: string; answer: Soon<FirstList> }>();
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-base-300 border-b print:hidden">
        <p className="mx-auto flex min-h-14 max-w-[704px] items-center gap-2 px-4 font-serif text-lg font-semibold">
          <Logo size={28} />
          <span>Tagine</span>
        </p>
      </header>
      <main className="mx-auto w-full max-w-[704px] grow px-4 pt-6 pb-16 print:p-0">
        <Suspense fallback={<LoadingBlocks className="gap-6" heights={["h-12", "h-48", "h-48"]} />}>
          <Page key={token} token={token} answer={answer} />
        </Suspense>
      </main>
    </div>
  );
}

function Page({ token, answer }: { token: string; answer: Soon<FirstList> }) {
  const first = useSoon(answer);
  if ("list" in first) return <OpenList token={token} first={first.list} isKept={first.isKept} />;
  if (first.problem === "other") return <Problem message={first.message} />;
  return first.problem === "gone" ? <LinkGone /> : <NotLoaded />;
}

const AGAIN_MS = 3000;

/** A guest can't do anything about it but wait. */
function NotLoaded() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const again = () => {
      if (!document.hidden) void revalidate();
    };
    const timer = setInterval(again, AGAIN_MS);
    addEventListener("online", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
    };
  }, [revalidate]);
  return (
    <Message title={t("shopping-lists.guest-offline")} Icon={CloudOff}>
      <PageTitle of={t("shopping-list.title")} />
    </Message>
  );
}

function LinkGone() {
  return (
    <Message title={t("shopping-lists.gone-title")} Icon={Link2Off}>
      <PageTitle of={t("shopping-lists.gone-title")} />
      {t("shopping-lists.gone")}
    </Message>
  );
}

interface OpenListProps {
  token: string;
  first: SharedList;
  isKept: boolean;
}

function OpenList({ token, first, isKept }: OpenListProps) {
  const [state, setState] = useState(() => startGuestState(token, first, isKept));
  const [follower] = useState(() => createGuestFollower(token, state, setState));
  useEffect(() => follower.follow(), [follower]);
  return state.isGone ? <LinkGone /> : <GuestListView state={state} follower={follower} />;
}
